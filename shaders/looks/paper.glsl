// Paper with fibers (needs noise.glsl).
#define DISC
vec3 discOver(vec3 c, vec2 at, float travel) {
  float left = still(travel, 0.01);
  if (left == 0.0) return c;
  float fibers = noise(mat2(0.8, 0.6, -0.6, 0.8) * at * vec2(34.0, 170.0));
  float grain = 0.55 * noise(at * 130.0) + 0.45 * fibers - 0.5;
  return c * (1.0 + 0.2 * grain * left);
}

#define RIM
vec3 rimOver(vec3 c, vec2 at, float across, float travel) {
  float fold = 1.0 - 0.22 * (1.0 - smoothstep(0.0, 0.35, abs(across - 0.5)));
  float left = still(travel, 0.01);
  return left == 0.0 ? c * fold : c * fold * (1.0 + 0.16 * (noise(at * 120.0) - 0.5) * left);
}
