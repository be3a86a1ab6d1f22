// Rounding and square roots are calls into the C mathematics library in debug builds, and the
// standard library alone does not link it; this import does.
internal import FoundationEssentials
