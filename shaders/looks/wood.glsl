// Turned out of one board (needs noise.glsl): the grain runs across the whole wheel.
float board(vec2 at) {
  float bend = noise(at * vec2(1.5, 5.0));
  float rings = noise(vec2(at.x * 3.0, at.y * 44.0 + 9.0 * bend));
  return 0.65 * rings + 0.35 * noise(at * vec2(9.0, 190.0));
}

#define DISC
vec3 discOver(vec3 c, vec2 at, float travel) {
  float left = still(travel, 0.02);
  return left == 0.0 ? c : c * (1.0 + 0.18 * (board(at) - 0.5) * left);
}

#define RIM
vec3 rimOver(vec3 c, vec2 at, float across, float travel) {
  float left = still(travel, 0.02);
  float grain = left == 0.0 ? 0.5 : mix(0.5, board(at), left);
  // An edge that is cut, not rolled.
  float cut = smoothstep(0.0, 0.16, across) * (1.0 - smoothstep(0.84, 1.0, across));
  return c * (0.55 + 0.9 * grain) * (0.55 + 0.45 * cut);
}
