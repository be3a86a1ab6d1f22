// SurfaceIntrospect
