// Places the hub, and the pointer as far as it is bent, in one mesh.
precision highp float;

uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
// Radians, counterclockwise.
uniform float bend;
in vec3 position;
// The point it bends about, in CSS pixels, and the origin of its own coordinates.
in vec2 pivot;
out vec2 vPoint;
flat out float vIsPointer;

void main() {
  vPoint = position.xy;
  vIsPointer = step(1e-3, pivot.y);
  float angle = bend * vIsPointer;
  vec2 bent = mat2(cos(angle), sin(angle), -sin(angle), cos(angle)) * position.xy;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(pivot + bent, 0.0, 1.0);
}
