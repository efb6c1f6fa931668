// A raised segment. Each vertex knows how far it lies outside the segment's outline.
precision highp float;

uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
in vec3 position;
in vec3 normal;
in float outset;
out float vOutset;
out vec3 vNormal;

void main() {
  vOutset = outset;
  // The segment turns; the light does not.
  vNormal = mat3(modelViewMatrix) * normal;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}
