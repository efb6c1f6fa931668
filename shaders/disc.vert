// Places the rings of the disc and passes on what is constant within a ring.
precision highp float;

uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
// Radians, clockwise; CSS pixels.
uniform float rotation;
uniform float radius;
in vec3 position;
// The ring's block of colors, as the fragment shader finds segments in it.
in vec3 block;
in vec3 mean;
// CSS pixels: between these distances the ring fades out, over the next ring outward.
in vec2 fade;
out vec2 vPoint;
// Where that is on the wheel, in radii.
out vec2 vOnWheel;
flat out vec3 vBlock;
flat out vec3 vMean;
flat out vec2 vFade;

void main() {
  vPoint = position.xy;
  vOnWheel = mat2(cos(rotation), sin(rotation), -sin(rotation), cos(rotation)) * position.xy / radius;
  vBlock = block;
  vMean = mean;
  vFade = fade;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}
