// Shared by all lit shaders: where the light comes from, and how linear light becomes a color on the screen.
precision highp float;

const float TURN = 6.28318530718;
const vec2 LIGHT = vec2(-0.45, 0.89);

// Of a look, 0 to 1: how deep its shadows are, and how it reflects the light.
uniform float shadow;
uniform float gloss;
// The side of a cell of what is drawn in pixels of its own, in CSS pixels; 0 for none.
uniform float cell;

// Not quite the middle of a cell, which the edges between segments often cross.
vec2 gridded(vec2 point) {
  return cell > 0.0 ? (floor(point / cell) + vec2(0.5, 0.48)) * cell : point;
}

// How wide a smoothed edge is, from the size of a device pixel. A cell has one color.
float smoothed(float pixel) {
  return cell > 0.0 ? 0.05 * pixel : pixel;
}

// sRGB from linear light, to about a tenth of an 8-bit step: roots cost less than powers.
vec3 toScreen(vec3 light) {
  vec3 c = clamp(light, 0.0, 1.0);
  vec3 root2 = sqrt(c);
  vec3 root4 = sqrt(root2);
  vec3 root8 = sqrt(root4);
  vec3 curve = 0.66200 * root2 + 0.68412 * root4 - 0.32358 * root8 - 0.02254 * c;
  return max(curve, min(12.92 * c, 0.04045));
}
