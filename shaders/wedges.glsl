// Colors around the wheel, at the same cost for any number of segments: two fetches of running color sums give the
// exact mean color over any arc. That mean is the antialiasing at rest and the motion blur at speed.
// Goes between light.glsl with a look and equalArcs.glsl or unequalArcs.glsl, which find segments, and the shaders that
// show them.
// Written without branches: a software driver runs both sides of them.

// How many widths a radian has.
uniform float perRadian;
// Mean relative luminance of the wheel, 0 to 1.
uniform float meanLight;
// Radians, clockwise; arc is the turn since the last frame.
uniform float rotation;
uniform float arc;
// CSS pixels; pixel is the size of a device pixel.
uniform float radius;
uniform float border;
uniform float pixel;
// Color and opacity of the borders; linear.
uniform vec3 lineColor;
uniform float lineOpacity;

// Square roots of linear light, one byte each, as src/render/gpu/parts/colorSums.ts packs them.
vec3 unpack(float code) {
  float upper = floor(code * (1.0 / 256.0));
  float uppermost = floor(upper * (1.0 / 256.0));
  vec3 root = vec3(uppermost, upper - 256.0 * uppermost, code - 256.0 * upper) * (1.0 / 255.0);
  return root * root;
}

// Mean linear color over a span, from a block with this overall mean. `position` counts its ends in widths.
vec3 meanOver(vec2 position, vec2 start, vec4 a, vec4 b, vec3 mean) {
  vec2 part = position - start;
  vec3 aColor = unpack(a.a);
  vec3 sum = b.rgb - a.rgb + mean * (start.y - start.x) + unpack(b.a) * part.y - aColor * part.x;
  return start.x == start.y ? aColor : sum / (position.y - position.x);
}

// The color at the luminance of the wheel's mean, less saturated where it is red. calmColor in src/wheel/flashes.ts
// computes the same.
vec3 calmColor(vec3 c) {
  const vec3 LUMINANCE = vec3(0.2126, 0.7152, 0.0722);
  vec3 shifted = c + meanLight - dot(c, LUMINANCE);
  float highest = max(max(shifted.r, shifted.g), max(shifted.b, 1.0));
  float lowest = min(min(shifted.r, shifted.g), min(shifted.b, 0.0));
  float fit = min((1.0 - meanLight) / max(highest - meanLight, 1e-4), meanLight / max(meanLight - lowest, 1e-4));
  vec3 fitted = meanLight + (shifted - meanLight) * min(fit, 1.0);
  float redShare = fitted.r / max(fitted.r + fitted.g + fitted.b, 1e-4);
  float saturation = 1.0 - 0.45 * clamp((redShare - 0.5) / 0.3, 0.0, 1.0);
  return meanLight + (fitted - meanLight) * saturation;
}

// The color at an angle of the wheel with `perPixel` widths to a CSS pixel of arc, from a block of what it shows there.
vec3 wedges(float angle, float perPixel, vec3 block, vec3 mean, float calmness) {
  // Cells with more than one segment show their mean.
  float still = max(smoothed(pixel) * perPixel, cell * perPixel - 1.0);
  float span = max(still, arc * perRadian);
  vec2 position = fract(angle * (1.0 / TURN)) * count + vec2(-0.5, 0.5) * span;
  Span over = spanOf(position, block);
  vec3 c = meanOver(position, over.start, over.a, over.b, mean);
  c = mix(c, calmColor(c), calmness);
  float line = linesOver(over, position, block, border * perPixel);
  return mix(c, lineOver(c, lineColor, 1.0 / perPixel), lineOpacity * (1.0 - calmness) * line);
}

// The share of the light that the rim's shadow leaves; the shadow is deeper on the side the light comes from.
float shadowOfRim(vec2 point, float distance) {
  float depth = radius * (0.0464 + 0.028 * dot(point, LIGHT) / distance);
  return 1.0 - 0.42 * shadow * (1.0 - smoothstep(0.0, depth, radius - distance));
}
