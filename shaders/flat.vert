// Places a flat shape and passes its own coordinates, in CSS pixels, to the fragment shader.
precision highp float;

uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
in vec3 position;
out vec2 vPoint;

void main() {
  vPoint = position.xy;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}
