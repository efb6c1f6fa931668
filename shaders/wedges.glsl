// Colors around the wheel, at the same cost for any number of segments: two fetches of running color sums give the
// exact mean color over any arc. That mean is the antialiasing at rest and the motion blur at speed.
// Goes between light.glsl and the shaders that show segments. Written without branches: a software driver runs both
// sides of them.
precision highp sampler2D;

// Texel i: in rgb the sum of the linear colors of the segments before i, minus i times their mean (so that the sums
// stay small and exact); in a the segment's own color, packed. Rows of 1024; blocks of rows for groups of segments
// (disc.frag).
uniform sampler2D sums;
uniform float count;
// Segments per radian: while one leaves, it counts only for its share.
uniform float perRadian;
// The segment that leaves, what is left of its width (1 to almost 0), and its linear color. Where none does, the first
// one leaves and keeps all its width.
uniform float leaving;
uniform float leavingShare;
uniform vec3 leavingColor;
// Mean relative luminance of the wheel, 0 to 1.
uniform float meanLight;
// Radians, clockwise; arc is the turn since the last frame.
uniform float rotation;
uniform float arc;
// CSS pixels; pixel is the size of a device pixel.
uniform float radius;
uniform float border;
uniform float pixel;
// The largest share of a segment's arc that a border takes, and its opacity.
uniform float lineShare;
uniform float lineOpacity;

// position: in segments, at most one turn out of range.
vec4 texel(float position, int firstRow) {
  float wrapped = position + (position < 0.0 ? count : position >= count ? -count : 0.0);
  int i = int(wrapped);
  return texelFetch(sums, ivec2(i & 1023, (i >> 10) + firstRow), 0);
}

// Square roots of linear light, one byte each, as src/scene/parts/colorSums.ts packs them.
vec3 unpack(float code) {
  float upper = floor(code * (1.0 / 256.0));
  float uppermost = floor(upper * (1.0 / 256.0));
  vec3 root = vec3(uppermost, upper - 256.0 * uppermost, code - 256.0 * upper) * (1.0 / 255.0);
  return root * root;
}

// Mean linear color over a span, from a block of rows with this overall mean. `position` counts its ends in segments,
// `left` those that leave: all their colors are in the sums, but only a share of their width is in the span.
vec3 meanOver(vec2 position, vec2 left, int firstRow, vec3 mean) {
  vec2 whole = floor(position);
  vec2 part = position - whole;
  vec4 a = texel(whole.x, firstRow);
  vec4 b = texel(whole.y, firstRow);
  vec3 aColor = unpack(a.a);
  float gone = (1.0 - leavingShare) * (left.y - left.x);
  vec3 sum = b.rgb - a.rgb + mean * (whole.y - whole.x) + unpack(b.a) * part.y - aColor * part.x;
  return whole.x == whole.y ? aColor : (sum - leavingColor * gone) / (position.y - position.x - gone);
}

// The share of a span that is border. Every whole position has one, `reach` wide to both sides; within a segment that
// leaves it narrows too.
float borderOver(vec2 position, vec2 left, float reach) {
  vec4 ends = vec4(position, left);
  vec4 whole = floor(ends);
  vec4 part = ends - whole;
  vec4 covered = 2.0 * reach * whole + min(part, reach) + max(part - (1.0 - reach), 0.0);
  vec4 both = vec4(covered.yw - covered.xz, ends.yw - ends.xz);
  vec2 kept = both.xz - (1.0 - leavingShare) * both.yw;
  return clamp(kept.x / kept.y, 0.0, 1.0);
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

// The color at an angle of the wheel with `perPixel` segments to a CSS pixel of arc. Shows segments, or groups of
// which each segment is a `share`.
vec3 wedges(float angle, float perPixel, float share, int firstRow, vec3 mean, float calmness) {
  float span = max(pixel * perPixel, arc * perRadian);
  float width = perRadian * TURN;
  // The ends of the pixel, in widths of whole segments from the start of the one that leaves.
  vec2 ends = fract(angle * (1.0 / TURN)) * width - leaving + vec2(-0.5, 0.5) * span;
  vec2 turns = floor(ends / width);
  vec2 past = ends - turns * width;
  vec2 ofLeaving = min(past / leavingShare, 1.0);
  vec2 left = turns + ofLeaving;
  vec2 position = leaving + turns * count + ofLeaving + max(past - leavingShare, 0.0);
  vec3 c = meanOver(position, left, firstRow, mean);
  c = mix(c, calmColor(c), calmness);
  // Near the hub and between thin segments a border of full width would hide the colors.
  float reach = 0.5 * min(border * perPixel * share, lineShare);
  float line = borderOver(position * share, left * share, reach);
  return mix(c, vec3(1.0), lineOpacity * (1.0 - calmness) * line);
}

// The share of the light that the rim's shadow leaves; the shadow is deeper on the side the light comes from.
float shadowOfRim(vec2 point, float distance) {
  float depth = radius * (0.0464 + 0.028 * dot(point, LIGHT) / distance);
  return 0.58 + 0.42 * smoothstep(0.0, depth, radius - distance);
}
