// Places the rings of the disc and hands on what is the same all over a ring.
precision highp float;

uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
in vec3 position;
// The first row of the ring's colors, and which share of a group a segment is there.
in vec2 block;
in vec3 mean;
// Between these distances the ring fades outwards, over the one outside it; CSS pixels.
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
