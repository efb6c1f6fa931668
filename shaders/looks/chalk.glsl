// Chalk, rubbed on slate with its side (needs noise.glsl).
#define DISC
vec3 discOver(vec3 c, vec2 at, float travel) {
  float left = still(travel, 0.015);
  if (left == 0.0) return c;
  vec2 along = mat2(0.77, 0.64, -0.64, 0.77) * at;
  float strokes = 0.6 * noise(along * vec2(7.0, 95.0)) + 0.4 * noise(at * 150.0);
  return c * (1.0 + 0.8 * (strokes - 0.5) * left);
}

#define LINE
vec3 lineOver(vec3 c, vec3 line, float width) {
  // Bright lines between thin segments would add up to gray.
  return mix(c, line, clamp(0.25 * width - 0.5, 0.0, 1.0));
}

#define RIM
vec3 rimOver(vec3 c, vec2 at, float across, float travel) {
  float left = still(travel, 0.01);
  return left == 0.0 ? c : c * (1.0 + 0.6 * (noise(at * vec2(12.0, 130.0)) - 0.5) * left);
}
