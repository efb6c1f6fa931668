// Colored glass with the light behind it (needs noise.glsl).
#define DISC
vec3 discOver(vec3 c, vec2 at, float travel) {
  float middle = 1.9 * length(at) - 1.0;
  c *= 1.16 - 0.34 * middle * middle;
  float left = still(travel, 0.012);
  if (left == 0.0) return c;
  float melt = noise(at * 7.0) + 0.5 * noise(at * 17.0) - 0.75;
  return c * (1.0 + 0.2 * melt * left);
}
