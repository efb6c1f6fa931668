// Finds segments of unequal widths, with one fetch more for each end of a span than equal ones take. Goes before
// wedges.glsl, in which all widths together are `count`.
precision highp float;
precision highp sampler2D;

// Texel i, of a block of pieces (segments, or thin neighbors as one): in rgb the sum of the linear colors of the pieces
// before i, each times its width, minus what their mean makes of it (so that the sums stay small and exact); in a the
// piece's own color, packed. A block is its first row here, its number of pieces, and its first row in the guide.
uniform sampler2D sums;
// The turn in equal cells, so narrow that in each at most one piece ends and another begins, or one between them too thin
// to see. Of a cell: the index of the first piece times 64, plus how far it is to the last one; where the first begins,
// the last begins, and the last ends.
uniform sampler2D guide;
uniform float count;
uniform float cellsPerWidth;
// The largest share of a piece's arc that a border takes.
uniform float lineShare;

// The pieces that the ends of a span are in: where each begins, how wide it is, which it is, and its texel.
struct Span {
  vec2 start;
  vec2 width;
  vec2 index;
  vec4 a;
  vec4 b;
};

vec4 texel(float index, int firstRow) {
  int i = int(index);
  return texelFetch(sums, ivec2(i & 1023, (i >> 10) + firstRow), 0);
}

vec4 cellAt(float position, int firstRow) {
  int i = int(position * cellsPerWidth);
  return texelFetch(guide, ivec2(i & 1023, (i >> 10) + firstRow), 0);
}

Span spanOf(vec2 position, vec3 block) {
  vec2 turns = floor(position / count);
  // Rounding may put the end of the turn on its very end, where no cell is.
  vec2 inTurn = min(position - turns * count, count * 0.999999);
  vec4 one = cellAt(inTurn.x, int(block.z));
  vec4 other = cellAt(inTurn.y, int(block.z));
  vec2 code = vec2(one.x, other.x);
  vec2 first = floor(code * (1.0 / 64.0));
  vec2 begins = vec2(one.y, other.y);
  vec2 border = vec2(one.z, other.z);
  vec2 past = step(border, inTurn);
  vec2 index = first + past * (code - 64.0 * first);
  vec2 start = mix(begins, border, past);
  vec2 width = mix(border - begins, vec2(one.w, other.w) - border, past);
  return Span(
    start + turns * count,
    width,
    index + turns * block.y,
    texel(index.x, int(block.x)),
    texel(index.y, int(block.x))
  );
}

// How much of a piece is border, up to a part of its width.
vec2 coveredIn(vec2 part, vec2 width, vec2 reach) {
  return min(part, reach) + max(part - (width - reach), 0.0);
}

// The share of a span that is border. Every piece has half of one at both ends.
float linesOver(Span over, vec2 position, vec3 block, float border) {
  // Near the hub and in thin pieces a border of full width would hide the colors.
  vec2 reach = 0.5 * min(vec2(border), lineShare * over.width);
  vec2 ends = coveredIn(position - over.start, over.width, reach);
  float apart = over.index.y - over.index.x;
  // Of the pieces between the ends it is known how many they are and how wide all are: no more than this is border.
  float between = min(border * (apart - 1.0), lineShare * (over.start.y - over.start.x - over.width.x));
  float lines = ends.y - ends.x + (apart > 0.5 ? 2.0 * reach.x + between : 0.0);
  return clamp(lines / (position.y - position.x), 0.0, 1.0);
}
