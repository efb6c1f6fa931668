// Places the rings of the disc and passes on what is constant within a ring.
precision highp float;

uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
in vec3 position;
// The first row of the ring's colors, and the share of a group that one segment is.
in vec2 block;
in vec3 mean;
// CSS pixels: between these distances the ring fades out, over the next ring outward.
in vec2 fade;
out vec2 vPoint;
flat out vec2 vBlock;
flat out vec3 vMean;
flat out vec2 vFade;

void main() {
  vPoint = position.xy;
  vBlock = block;
  vMean = mean;
  vFade = fade;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}
