// `surface.size.width` needs no second import.
@_exported public import DeviceCatalog
