// The only classes that springs animate. The build hands this to @react-spring/three in place of all of
// three, because it lists the names of the whole namespace and so keeps every class in the bundle.

export { Group, RawShaderMaterial } from 'three'
