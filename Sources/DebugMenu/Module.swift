// DebugMenu
