// Places the labels in the lens, in one mesh: each was set at an angle of its own, and stands where the lens has it.
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
// The angle it was set at, and the one of its segment on the wheel.
in vec2 angles;
out vec2 vUv;
out vec2 vPoint;
// A label comes and goes as its segment does.
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
  // Over a third of the width that a segment has in the lens.
  vShare = clamp((halfAngle - abs(shown)) / (0.06 * TURN / 4.0), 0.0, 1.0);
  // Far from the lens the angle goes round and round: nowhere.
  if (abs(shown) > 1.5 * halfAngle) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
}
