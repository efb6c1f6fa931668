// The whole disc and its rim, at one price for any number of segments: an angle becomes a position among
// the segments, and two fetches of running colour sums give the exact mean colour over any arc.
// That one mean is the antialiasing at rest and the motion blur at speed.
precision highp float;
precision highp sampler2D;

const float TURN = 6.28318530718;
const int SUMS_WIDTH = 1024;
const int MOST_LEVELS = 5;
const vec2 LIGHT = vec2(-0.45, 0.89);

// Texel i: in rgb the linear colours of the segments before i, less i times their mean
// (so that the sums stay small and exact); in a the segment's own colour, packed as 0xrrggbb.
// Blocks of `rows` rows: first the segments as they are; where those are too thin, groups of `group` of them, and
// of twice as many in each block after that, for the parts nearer to the hub.
uniform sampler2D sums;
uniform int rows;
uniform int levels;
uniform vec3 meanColors[MOST_LEVELS];
uniform float count;
uniform float group;
uniform float pegs;
// Radians, clockwise; arc is what the wheel turned since the last frame.
uniform float rotation;
uniform float arc;
// How calm the colours are, 0 to 1: fully where they would flash more often than is safe (WCAG 2.3.1).
uniform float calm;
// CSS pixels; pixel is the size of a device's pixel.
uniform float radius;
uniform float rimWidth;
uniform float border;
uniform float pixel;
// The lens at the pointer; its half angle is 0 where there is none.
uniform float lensHalfAngle;
uniform float lensInner;
uniform float magnification;
// As calm, for what passes in the lens.
uniform float lensCalm;
// Share of a segment's arc that a border takes at most; without unit.
uniform float lineShare;

in vec2 vPoint;
out vec4 color;

vec3 toLinear(vec3 c) {
  return mix(c / 12.92, pow((c + 0.055) / 1.055, vec3(2.4)), step(0.04045, c));
}

vec3 toScreen(vec3 c) {
  return mix(12.92 * c, 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
}

vec4 texel(float segment, int level) {
  int i = int(segment - floor(segment / count) * count);
  return texelFetch(sums, ivec2(i % SUMS_WIDTH, i / SUMS_WIDTH + level * rows), 0);
}

vec3 unpack(float code) {
  return vec3(floor(code / 65536.0), mod(floor(code / 256.0), 256.0), mod(code, 256.0)) / 255.0;
}

// Mean linear colour from one position among the segments to another; positions may pass the last one.
vec3 meanBetween(float from, float to, int level) {
  float first = floor(from);
  float last = floor(to);
  vec4 a = texel(first, level);
  vec3 aColor = toLinear(unpack(a.a));
  if (first == last) return aColor;
  vec4 b = texel(last, level);
  vec3 meanColor = meanColors[level];
  vec3 bColor = toLinear(unpack(b.a));
  vec3 between = b.rgb - (a.rgb + aColor - meanColor) + meanColor * (last - first - 1.0);
  return (aColor * (first + 1.0 - from) + between + bColor * (to - last)) / (to - from);
}

// How much of the stretch is border, where every whole position has one that reaches `reach` to both sides.
float borderBetween(float from, float to, float reach) {
  vec2 ends = vec2(from, to);
  vec2 part = fract(ends);
  vec2 covered = floor(ends) * 2.0 * reach + min(part, reach) + max(part - (1.0 - reach), 0.0);
  return (covered.y - covered.x) / (to - from);
}

// The colour in the light of the wheel's mean, less saturated where it is red; src/wheel/flashes.ts has its twin.
vec3 calmColor(vec3 c) {
  vec3 meanColor = meanColors[0];
  const vec3 LUMINANCE = vec3(0.2126, 0.7152, 0.0722);
  float mean = dot(meanColor, LUMINANCE);
  vec3 shifted = c + mean - dot(c, LUMINANCE);
  float highest = max(max(shifted.r, shifted.g), max(shifted.b, 1.0));
  float lowest = min(min(shifted.r, shifted.g), min(shifted.b, 0.0));
  float fit = min((1.0 - mean) / max(highest - mean, 1e-4), mean / max(mean - lowest, 1e-4));
  vec3 fitted = mean + (shifted - mean) * min(fit, 1.0);
  float redShare = fitted.r / max(fitted.r + fitted.g + fitted.b, 1e-4);
  float saturation = 1.0 - 0.45 * clamp((redShare - 0.5) / 0.3, 0.0, 1.0);
  return mean + (fitted - mean) * saturation;
}

// What is seen at an angle of the wheel, where one pixel covers `footprint` radians: segments, or groups of them.
vec3 wedges(float angle, float footprint, float distance, float size, int level, float calmness) {
  float perRadian = count / TURN;
  float position = fract(angle / TURN) * count;
  float from = position - 0.5 * footprint * perRadian;
  float to = position + 0.5 * footprint * perRadian;
  vec3 c = meanBetween(from, to, level);
  c = mix(c, calmColor(c), calmness);
  // Towards the hub and between thin segments a full border would hide the colours.
  float arcLength = size * distance / perRadian;
  float reach = 0.5 * min(border, lineShare * arcLength) / max(arcLength, 1e-4);
  return mix(c, vec3(1.0), 0.92 * (1.0 - calmness) * clamp(borderBetween(from / size, to / size, reach), 0.0, 1.0));
}

vec3 segmentsColor(float distance, float angle) {
  float footprint = max(pixel / max(distance, 0.5), arc);
  if (levels == 1) return wedges(angle - rotation, footprint, distance, 1.0, 0, calm);
  // Half as far from the hub, groups of twice the size; one grows out of the other.
  float halvings = clamp(log2(radius / max(distance, 0.5)), 0.0, float(levels - 2));
  int level = 1 + int(halvings);
  float size = group * exp2(floor(halvings));
  vec3 c = wedges(angle - rotation, footprint, distance, size, level, calm);
  float next = smoothstep(0.6, 1.0, fract(halvings));
  if (next == 0.0) return c;
  return mix(c, wedges(angle - rotation, footprint, distance, 2.0 * size, level + 1, calm), next);
}

vec3 lensColor(float distance, float angle) {
  float footprint = max(pixel / distance, arc * magnification) / magnification;
  return wedges(angle / magnification - rotation, footprint, distance * magnification, 1.0, 0, lensCalm);
}

// The lens lies on the disc like glass in a rounded frame: under it the few segments at the pointer, wide enough to read.
vec3 withLens(vec3 under, float distance, float angle) {
  float scale = radius / 155.0;
  float corner = 9.0 * scale;
  vec2 inside = vec2((lensHalfAngle - abs(angle)) * distance, distance - lensInner);
  vec2 inCorner = max(corner - inside, 0.0);
  float depth = min(min(inside.x, inside.y), corner) - (all(greaterThan(inCorner, vec2(0.0))) ? length(inCorner) - max(inCorner.x, inCorner.y) : 0.0);
  float frame = 3.0 * scale;
  vec3 c = under * (1.0 - 0.55 * exp(min(depth + frame, 0.0) / (5.0 * scale)));
  vec3 metal = mix(vec3(0.30, 0.27, 0.42), vec3(0.92, 0.90, 0.98), clamp(0.5 + 0.5 * depth / frame, 0.0, 1.0));
  c = mix(c, metal, clamp((depth + frame) / pixel + 0.5, 0.0, 1.0));
  if (depth > -pixel) {
    vec3 glass = lensColor(distance, angle);
    glass *= 1.0 - 0.30 * exp(-max(depth, 0.0) / (4.0 * scale));
    c = mix(c, glass, clamp(depth / pixel + 0.5, 0.0, 1.0));
  }
  return c;
}

// A round metal tube seen from above, lit from the upper left.
vec3 rimColor(vec2 outward, float across) {
  float bulge = across * 2.0 - 1.0;
  vec3 normal = vec3(outward * bulge, sqrt(max(1.0 - bulge * bulge, 0.0)));
  float light = dot(normal, normalize(vec3(LIGHT, 1.1)));
  vec3 c = mix(vec3(0.012, 0.01, 0.03), vec3(0.10, 0.085, 0.18), smoothstep(-0.3, 0.95, light));
  return c + vec3(0.62, 0.58, 0.80) * pow(max(light, 0.0), 26.0) * 0.55;
}

vec3 withPegs(vec3 under, float distance, float angle) {
  float along = (fract((angle - rotation) / TURN * pegs + 0.5) - 0.5) / pegs * TURN * distance;
  float across = distance - (radius + 0.5 * rimWidth);
  float size = 0.22 * rimWidth;
  // A fast peg is smeared over the arc it travels, and so fainter.
  float smear = 0.5 * arc * distance;
  float away = length(vec2(max(abs(along) - smear, 0.0), across));
  float strength = size / (size + smear);
  vec3 peg = mix(vec3(0.42, 0.30, 0.12), vec3(1.0, 0.93, 0.72), clamp(0.6 + 0.5 * across / size * LIGHT.y, 0.0, 1.0));
  float shadow = 0.6 * strength * (1.0 - smoothstep(size, size + 2.0, away));
  vec3 c = under * (1.0 - shadow);
  return mix(c, peg, strength * clamp((size - away) / pixel + 0.5, 0.0, 1.0));
}

void main() {
  float distance = length(vPoint);
  float outer = radius + rimWidth;
  float alpha = clamp((outer - distance) / pixel + 0.5, 0.0, 1.0);
  if (alpha == 0.0) discard;
  float angle = atan(vPoint.x, vPoint.y);

  vec3 c = segmentsColor(distance, angle);
  if (lensHalfAngle > 0.0) c = withLens(c, distance, angle);
  // The rim's shadow on the disc, deeper on the side the light comes from.
  float depth = 0.028 * radius * (1.3 + dot(vPoint / max(distance, 1.0), LIGHT));
  c *= 1.0 - 0.42 * (1.0 - smoothstep(0.0, depth + 0.01 * radius, radius - distance));

  float onRim = clamp((distance - radius) / pixel + 0.5, 0.0, 1.0);
  if (onRim > 0.0) {
    vec3 rim = rimColor(vPoint / distance, clamp((distance - radius) / rimWidth, 0.0, 1.0));
    c = mix(c, withPegs(rim, distance, angle), onRim);
  }
  color = vec4(toScreen(clamp(c, 0.0, 1.0)) * alpha, alpha);
}
