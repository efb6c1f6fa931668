// Finds equal segments. Goes before wedges.glsl, in which one segment is 1 wide.
precision highp float;
precision highp sampler2D;

// Texel i: in rgb the sum of the linear colors of the segments before i, minus i times their mean (so that the sums
// stay small and exact); in a the segment's own color, packed. Rows of 1024; blocks of rows for groups of segments
// (disc.frag): a block is its first row and the share of a group that one segment is.
uniform sampler2D sums;
uniform float count;
// The largest share of a segment's arc that a border takes.
uniform float lineShare;

// The segments that the ends of a span are in: where each begins, and its texel.
struct Span {
  vec2 start;
  vec4 a;
  vec4 b;
};

// position: at most one turn out of range.
vec4 texel(float position, int firstRow) {
  float wrapped = position + (position < 0.0 ? count : position >= count ? -count : 0.0);
  int i = int(wrapped);
  return texelFetch(sums, ivec2(i & 1023, (i >> 10) + firstRow), 0);
}

Span spanOf(vec2 position, vec3 block) {
  vec2 start = floor(position);
  return Span(start, texel(start.x, int(block.x)), texel(start.y, int(block.x)));
}

// The share of a span that is border. Every whole group has one.
float linesOver(Span over, vec2 position, vec3 block, float border) {
  // Near the hub and between thin segments a border of full width would hide the colors.
  float reach = 0.5 * min(border * block.y, lineShare);
  vec2 ends = position * block.y;
  vec2 whole = floor(ends);
  vec2 part = ends - whole;
  vec2 covered = 2.0 * reach * whole + min(part, reach) + max(part - (1.0 - reach), 0.0);
  return clamp((covered.y - covered.x) / (ends.y - ends.x), 0.0, 1.0);
}
