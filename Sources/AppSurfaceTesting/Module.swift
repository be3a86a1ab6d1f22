// AppSurfaceTesting
