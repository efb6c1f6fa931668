// Places the labels in the lens, in one mesh: each was set at an angle of its own and is turned to where the lens
// shows its segment.
precision highp float;

const float TURN = 6.28318530718;

uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
// Radians, clockwise.
uniform float rotation;
uniform float magnification;
uniform float halfAngle;
// The wheel as it is now, as in wedges.glsl.
uniform float perRadian;
uniform float leaving;
uniform float leavingShare;
in vec3 position;
in vec2 uv;
// The angle it was set at, and the middle of its segment, counted in segments from the start of the first.
in vec2 seat;
out vec2 vUv;
out vec2 vPoint;
// Opacity: a label fades in and out with its segment.
out float vShare;

void main() {
  vUv = uv;
  float within = clamp(seat.y - leaving, 0.0, 1.0);
  float fromPointer = (seat.y - (1.0 - leavingShare) * within) / perRadian + rotation;
  fromPointer -= TURN * floor(fromPointer / TURN + 0.5);
  float shown = fromPointer * magnification;
  float height = fract(within) > 0.0 ? leavingShare : 1.0;
  // Along the label, outward, and to its left.
  float along = position.x * sin(seat.x) + position.y * cos(seat.x);
  float aside = height * (position.y * sin(seat.x) - position.x * cos(seat.x));
  vPoint = along * vec2(sin(shown), cos(shown)) + aside * vec2(-cos(shown), sin(shown));
  gl_Position = projectionMatrix * modelViewMatrix * vec4(vPoint, 0.0, 1.0);
  // Within about a third of a segment's width in the lens.
  vShare = clamp((halfAngle - abs(shown)) / (0.06 * TURN / 4.0), 0.0, 1.0);
  // Far from the lens the magnified angle wraps around: moved out of sight.
  if (abs(shown) > 1.5 * halfAngle) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
}
