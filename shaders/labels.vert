// Places every label of the wheel, in one mesh that turns with it, and passes on its place in the atlas.
precision highp float;

uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
// Radians, clockwise.
uniform float rotation;
in vec3 position;
in vec2 uv;
out vec2 vUv;

void main() {
  vUv = uv;
  mat2 turned = mat2(cos(rotation), -sin(rotation), sin(rotation), cos(rotation));
  gl_Position = projectionMatrix * modelViewMatrix * vec4(turned * position.xy, 0.0, 1.0);
}
