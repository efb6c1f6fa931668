// In place of three for @react-spring/three, which enumerates the whole namespace and would keep every class in the
// bundle.

export { Group, RawShaderMaterial } from 'three'
