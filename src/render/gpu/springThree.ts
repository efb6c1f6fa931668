// For @react-spring/three, which enumerates all of three and would keep every class in the bundle.

export { Group, RawShaderMaterial } from 'three'
