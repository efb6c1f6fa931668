// Places a raised segment. Each vertex carries its distance outside the segment's outline.
precision highp float;

uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
// Radians, clockwise from the top: where its middle is. The shape itself has it at the top.
uniform float turn;
// Its width relative to the shape's.
uniform float spread;
// Size relative to its place on the wheel.
uniform float scale;
in vec3 position;
in vec3 normal;
in float outset;
out float vOutset;
out vec3 vNormal;

void main() {
  vOutset = outset;
  float set = atan(position.x, position.y);
  float angle = set * spread + turn;
  // The segment turns; the light does not.
  float turned = angle - set;
  vNormal = vec3(mat2(cos(turned), -sin(turned), sin(turned), cos(turned)) * normal.xy, normal.z);
  vec2 placed = scale * length(position.xy) * vec2(sin(angle), cos(angle));
  gl_Position = projectionMatrix * modelViewMatrix * vec4(placed, 0.0, 1.0);
}
