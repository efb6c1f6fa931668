// Places every label of the wheel, in one mesh that turns with it, and passes on its place in the atlas.

const float TURN = 6.28318530718;

uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
// Radians, clockwise.
uniform float rotation;
// Radians to either side of the pointer where the lens has labels of its own; negative where there is no lens.
uniform float covered;
// How many times per radian a label fades beside it.
uniform float beside;
// The place of the label that turns upright in a mesh of its own, and how far it has; negative where none does.
uniform float uprightPlace;
uniform float upright;
in vec3 position;
in vec2 uv;
out vec2 vUv;
// Opacity: a label fades beside the lens, and the winner's while it turns.
out float vShare;

void main() {
  vUv = uv;
  float angle = placeAngle() + rotation;
  float fromPointer = angle - TURN * floor(angle / TURN + 0.5);
  vShare = clamp((abs(fromPointer) - covered) * beside - 0.5, 0.0, 1.0);
  if (abs(place - uprightPlace) < 1e-4) vShare *= clamp(1.0 - 2.0 * upright, 0.0, 1.0);
  vec2 corner = cornerAt(position.xy, angle);
  gl_Position = projectionMatrix * modelViewMatrix * vec4(corner, 0.0, 1.0);
}
