// Labels from the atlas, cut off where the lens ends.
precision highp float;
precision highp sampler2D;

uniform sampler2D atlas;
uniform float opacity;
uniform float halfAngle;
uniform float innerRadius;
uniform float pixel;

// As in labels.frag.
const float LEVEL_BIAS = -0.5;

in vec2 vUv;
in vec2 vPoint;
in float vShare;
out vec4 color;

void main() {
  float distance = length(vPoint);
  float fromSide = (halfAngle - abs(atan(vPoint.x, vPoint.y))) * distance;
  float inside = min(fromSide, distance - innerRadius) / pixel;
  color = texture(atlas, vUv, LEVEL_BIAS) * opacity * vShare * clamp(inside, 0.0, 1.0);
}
