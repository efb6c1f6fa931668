// The disc (needs light.glsl, a look, equalArcs.glsl or unequalArcs.glsl, and wedges.glsl). Where segments are too thin to tell apart, it is made of rings of
// groups of segments: at half the distance from the hub, groups are twice as large.

// How calm the colors are, 0 to 1: fully calm where they would flash more often than is safe (WCAG 2.3.1).
uniform float calm;

in vec2 vPoint;
in vec2 vOnWheel;
flat in vec3 vBlock;
flat in vec3 vMean;
flat in vec2 vFade;
out vec4 color;

void main() {
  vec2 point = gridded(vPoint);
  float distance = length(point);
  float angle = atan(point.x, point.y);
  vec3 c = wedges(angle - rotation, perRadian / distance, vBlock, vMean, calm);
  c = discOver(c, vOnWheel, arc * distance / radius);
  float alpha = 1.0 - smoothstep(vFade.x, vFade.y, length(vPoint));
  color = vec4(toScreen(c * shadowOfRim(point, distance)) * alpha, alpha);
}
