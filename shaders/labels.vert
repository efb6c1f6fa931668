// Places every label of the wheel, in one mesh that turns with it, and passes on its place in the atlas. The label of a
// segment that leaves is flattened with it.
precision highp float;

uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
// Radians, clockwise.
uniform float rotation;
// The wheel as it is now, as in wedges.glsl.
uniform float perRadian;
uniform float leaving;
uniform float leavingShare;
in vec3 position;
in vec2 uv;
// The angle it was set at, and the middle of its segment, counted in segments from the start of the first.
in vec2 seat;
out vec2 vUv;

void main() {
  vUv = uv;
  float within = clamp(seat.y - leaving, 0.0, 1.0);
  float angle = (seat.y - (1.0 - leavingShare) * within) / perRadian + rotation;
  float height = fract(within) > 0.0 ? leavingShare : 1.0;
  // Along the label, outward, and to its left.
  float along = position.x * sin(seat.x) + position.y * cos(seat.x);
  float aside = height * (position.y * sin(seat.x) - position.x * cos(seat.x));
  vec2 placed = along * vec2(sin(angle), cos(angle)) + aside * vec2(-cos(angle), sin(angle));
  gl_Position = projectionMatrix * modelViewMatrix * vec4(placed, 0.0, 1.0);
}
