// Places every label of the wheel, in one mesh that turns with it, and passes on its place in the atlas.

uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
// Radians, clockwise.
uniform float rotation;
in vec3 position;
in vec2 uv;
out vec2 vUv;

void main() {
  vUv = uv;
  vec2 corner = cornerAt(position.xy, placeAngle() + rotation);
  gl_Position = projectionMatrix * modelViewMatrix * vec4(corner, 0.0, 1.0);
}
