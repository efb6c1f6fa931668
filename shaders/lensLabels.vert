// Places the labels in the lens, in one mesh: each was laid out at an angle of its own and is turned to where the lens
// shows its segment.

const float TURN = 6.28318530718;

uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
// Radians, clockwise.
uniform float rotation;
uniform float magnification;
uniform float halfAngle;
in vec3 position;
in vec2 uv;
out vec2 vUv;
out vec2 vPoint;
// Opacity: a label fades in and out with its segment.
out float vShare;

void main() {
  vUv = uv;
  float fromPointer = placeAngle() + rotation;
  fromPointer -= TURN * floor(fromPointer / TURN + 0.5);
  float shown = fromPointer * magnification;
  vPoint = cornerAt(position.xy, shown);
  gl_Position = projectionMatrix * modelViewMatrix * vec4(vPoint, 0.0, 1.0);
  // Within about a third of a segment's width in the lens.
  vShare = clamp((halfAngle - abs(shown)) / (0.06 * TURN / 4.0), 0.0, 1.0);
  // Far from the lens the magnified angle wraps around: moved out of sight.
  if (abs(shown) > 1.5 * halfAngle) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
}
