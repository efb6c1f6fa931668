// The disc (needs light.glsl, equalArcs.glsl or unequalArcs.glsl, and wedges.glsl). Where segments are too thin to tell apart, it is made of rings of
// groups of segments: at half the distance from the hub, groups are twice as large.

// How calm the colors are, 0 to 1: fully calm where they would flash more often than is safe (WCAG 2.3.1).
uniform float calm;

in vec2 vPoint;
flat in vec3 vBlock;
flat in vec3 vMean;
flat in vec2 vFade;
out vec4 color;

void main() {
  float distance = length(vPoint);
  float angle = atan(vPoint.x, vPoint.y);
  vec3 c = wedges(angle - rotation, perRadian / distance, vBlock, vMean, calm);
  float alpha = 1.0 - smoothstep(vFade.x, vFade.y, distance);
  color = vec4(toScreen(c * shadowOfRim(vPoint, distance)) * alpha, alpha);
}
