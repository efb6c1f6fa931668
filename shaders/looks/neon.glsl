// Tubes of light on dark ground.
#define DISC
vec3 discOver(vec3 c, vec2 at, float travel) {
  float shine = smoothstep(0.62, 1.0, length(at));
  return c * (0.85 + 0.9 * shine * shine);
}

#define LINE
vec3 lineOver(vec3 c, vec3 line, float width) {
  // Bright lines between thin segments would add up to gray.
  return mix(c, mix(c / max(max(c.r, c.g), max(c.b, 1e-3)), line, 0.25), clamp(0.25 * width - 0.5, 0.0, 1.0));
}

#define RIM
vec3 rimOver(vec3 c, vec2 at, float across, float travel) {
  c /= max(max(c.r, c.g), max(c.b, 1e-3));
  float core = 1.0 - abs(2.0 * across - 1.0);
  float core2 = core * core;
  return c * (0.12 + 0.88 * core) + 0.75 * core2 * core2 * core2;
}
