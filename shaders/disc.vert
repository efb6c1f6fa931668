// The rings of the disc, with the values that are constant over a ring.
precision highp float;

uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
in vec3 position;
// The first texture row of the ring's colors, and a segment's share of its group.
in vec2 block;
in vec3 mean;
// The distances between which the ring fades out over the next outer one, in CSS pixels.
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
