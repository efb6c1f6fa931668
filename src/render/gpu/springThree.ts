// The only classes that springs animate. The build gives this to @react-spring/three in place of three: the package
// enumerates the whole namespace, which would keep every class in the bundle.

export { Group, RawShaderMaterial } from 'three'
