// Places a raised segment. Each vertex carries its distance outside the segment's outline.
precision highp float;

uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
// Radians, clockwise from the top: where its middle is. The shape itself has it at the top.
uniform float turn;
// Size relative to its place on the wheel.
uniform float scale;
in vec3 position;
in vec3 normal;
in float outset;
out float vOutset;
out vec3 vNormal;

void main() {
  vOutset = outset;
  // The segment turns; the light does not.
  mat2 turned = mat2(cos(turn), -sin(turn), sin(turn), cos(turn));
  vNormal = vec3(turned * normal.xy, normal.z);
  gl_Position = projectionMatrix * modelViewMatrix * vec4(scale * (turned * position.xy), 0.0, 1.0);
}
