// The rim (needs light.glsl and a look): a tube with pegs on it, and its glow.

// CSS pixels; pixel is the size of a device pixel.
uniform float radius;
uniform float rimWidth;
uniform float pegRadius;
uniform float pixel;
// How far it glows, in CSS pixels; 0 for not at all.
uniform float glow;
// Materials in the shade and in full light; linear light.
uniform vec3 rim[2];
uniform vec3 peg[2];
// Radians: between two pegs, and how far the wheel has turned clockwise, in all and since the last frame.
uniform float pegAngle;
uniform float rotation;
uniform float arc;

in vec2 vPoint;
out vec4 color;

// A round tube seen from above, lit from the upper left; `across` is 0 at its inner edge and 1 at its outer.
vec3 rimColor(vec2 outward, float across) {
  const vec3 FROM_LIGHT = normalize(vec3(LIGHT, 1.1));
  float bulge = across * 2.0 - 1.0;
  float light = max(dot(vec3(outward * bulge, sqrt(max(1.0 - bulge * bulge, 0.0))), FROM_LIGHT), 0.0);
  vec3 c = mix(rim[0], rim[1], smoothstep(-0.3, 0.95, light));
  // To the power of 26.
  float light2 = light * light;
  float light8 = light2 * light2 * light2 * light2;
  return c + gloss * vec3(0.341, 0.319, 0.44) * light8 * light8 * light8 * light2;
}

vec3 withPegs(vec3 under, float distance, float angle) {
  float along = abs(fract((angle - rotation) / pegAngle + 0.5) - 0.5) * pegAngle * distance;
  float across = distance - (radius + 0.5 * rimWidth) + 0.75 * cell;
  // A fast peg is smeared over the arc it travels, and fainter for it.
  float smear = 0.5 * arc * distance;
  float away = length(vec2(max(along - smear, 0.0), across));
  float strength = pegRadius / (pegRadius + smear);
  vec3 pegColor = mix(peg[0], peg[1], clamp(0.6 + 0.5 * across / pegRadius * LIGHT.y, 0.0, 1.0));
  float dimmed = 0.6 * shadow * strength * (1.0 - smoothstep(pegRadius, pegRadius + 2.0, away));
  return mix(under * (1.0 - dimmed), pegColor, strength * clamp((pegRadius - away) / smoothed(pixel) + 0.5, 0.0, 1.0));
}

void main() {
  vec2 point = gridded(vPoint);
  float distance = length(point);
  // Cells that reach beyond the disc belong to the rim.
  float across = distance - radius + 0.75 * cell;
  float share = clamp(across / rimWidth, 0.0, 1.0);
  vec2 at = mat2(cos(rotation), sin(rotation), -sin(rotation), cos(rotation)) * point / radius;
  vec3 c = rimOver(rimColor(point / distance, share), at, share, arc * distance / radius);
  c = withPegs(c, distance, atan(point.x, point.y));
  float alpha = clamp(min(across, rimWidth - across) / smoothed(pixel) + 0.5, 0.0, 1.0);
  float near = clamp(1.0 - (across - rimWidth) / max(glow, 1e-3), 0.0, 1.0);
  float light = 0.5 * near * near * near * (1.0 - alpha) * step(0.5 * rimWidth, across) * step(1e-3, glow);
  color = vec4(toScreen(c) * alpha + toScreen(rim[1]) * light, alpha + light);
}
