// Labels from the atlas, whose colors are premultiplied. On a fast wheel the letters fade, as they do to the eye.
precision highp float;
precision highp sampler2D;

uniform sampler2D atlas;
uniform float opacity;

// A picture's size is between two levels: the larger one, as the smaller would blur it. Texts have one level.
const float LEVEL_BIAS = -0.5;

in vec2 vUv;
in float vShare;
out vec4 color;

void main() {
  color = texture(atlas, vUv, LEVEL_BIAS) * opacity * vShare;
}
