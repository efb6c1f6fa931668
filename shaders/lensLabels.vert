// The labels in the lens, in one mesh. Each is built at a fixed angle and turned to its place in the lens.
precision highp float;

const float TURN = 6.28318530718;

uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
// Radians, clockwise.
uniform float rotation;
uniform float magnification;
uniform float halfAngle;
in vec3 position;
in vec2 uv;
// The angle that the label was built at, and that of its segment on the wheel.
in vec2 angles;
out vec2 vUv;
out vec2 vPoint;
// Opacity near the sides of the lens.
out float vShare;

void main() {
  vUv = uv;
  float fromPointer = angles.y + rotation;
  fromPointer -= TURN * floor(fromPointer / TURN + 0.5);
  float shown = fromPointer * magnification;
  float turn = shown - angles.x;
  vec2 sine = vec2(sin(turn), cos(turn));
  vPoint = vec2(position.x * sine.y + position.y * sine.x, position.y * sine.y - position.x * sine.x);
  gl_Position = projectionMatrix * modelViewMatrix * vec4(vPoint, 0.0, 1.0);
  // Fades over about a third of the width of a segment in the lens.
  vShare = clamp((halfAngle - abs(shown)) / (0.06 * TURN / 4.0), 0.0, 1.0);
  // Far from the lens the widened angle wraps around: move the label out of view.
  if (abs(shown) > 1.5 * halfAngle) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
}
