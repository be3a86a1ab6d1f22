// AppSurface
