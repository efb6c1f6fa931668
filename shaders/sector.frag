// A raised segment: its own color under a translucent overlay, with a bevel, a border and a glow.
precision highp float;

const vec3 LIGHT = vec3(-0.40, 0.80, 0.45);

uniform vec3 fill;
uniform vec3 borderColor;
// How white the overlay is, and the opacity of it all; both 0 to 1.
uniform float overlay;
uniform float risen;
// CSS pixels.
uniform float borderWidth;
uniform float bevelWidth;
uniform float glowWidth;
uniform float pixel;

in float vOutset;
in vec3 vNormal;
out vec4 color;

void main() {
  vec3 c = mix(fill, vec3(1.0), overlay);
  float bevel = smoothstep(-bevelWidth, 0.0, vOutset);
  c += 0.16 * bevel * dot(normalize(vNormal), LIGHT);
  float onBorder = clamp(vOutset / pixel + 0.5, 0.0, 1.0);
  // A hairline of white separates the border from a segment of the same color.
  vec3 line = mix(vec3(1.0), borderColor, clamp((vOutset - 0.3 * borderWidth) / pixel + 0.5, 0.0, 1.0));
  c = mix(c, line, onBorder);
  float body = clamp((borderWidth - vOutset) / pixel + 0.5, 0.0, 1.0);
  float glow = 1.0 - clamp((vOutset - borderWidth) / glowWidth, 0.0, 1.0);
  float alpha = mix(0.55 * glow * glow, 1.0, body) * risen;
  color = vec4(mix(borderColor, c, body) * alpha, alpha);
}
