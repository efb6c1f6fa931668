// Places what is fitted to the middle and the top of the wheel, in one mesh: the hub, and the pointer, which is bent.
precision highp float;

uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
// Radians, counterclockwise.
uniform float bend;
in vec3 position;
// The point it is bent about, in CSS pixels; its own coordinates start there.
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
