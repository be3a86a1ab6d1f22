// The room for finding the element under a declarative view. It holds nothing yet: what it will
// build on, elements that know their view and take attachments, stands in AppSurface.
