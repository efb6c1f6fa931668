// Surfaces that are not even, for looks. Goes after light.glsl.
precision highp int;

float random(vec2 knot) {
  uvec2 mixed = uvec2(ivec2(knot)) * uvec2(2654435769u, 2246822519u);
  uint bits = mixed.x ^ (mixed.y >> 3);
  bits = (bits ^ (bits >> 15)) * 739982445u;
  return float((bits ^ (bits >> 12)) & 65535u) * (1.0 / 65535.0);
}

// From 0 to 1, with a knot at every whole number.
float noise(vec2 at) {
  vec2 knot = floor(at);
  vec2 part = at - knot;
  part *= part * (3.0 - 2.0 * part);
  float lower = mix(random(knot), random(knot + vec2(1.0, 0.0)), part.x);
  float upper = mix(random(knot + vec2(0.0, 1.0)), random(knot + vec2(1.0, 1.0)), part.x);
  return mix(lower, upper, part.y);
}

// How much of a grain is left where it has moved this far since the last frame: both in radii. Most of a spin has none,
// and need not compute it.
float still(float travel, float grain) {
  return clamp(1.5 - travel / grain, 0.0, 1.0);
}
