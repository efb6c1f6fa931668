// Labels from the atlas, whose colors are premultiplied. On a fast wheel the letters fade, as they do to the eye.
precision highp float;
precision highp sampler2D;

uniform sampler2D atlas;
uniform float opacity;

// Of the two sizes that a picture's is between, the larger: the other would be blurred. Texts have but one.
const float LARGER = -0.5;

in vec2 vUv;
in float vShare;
out vec4 color;

void main() {
  color = texture(atlas, vUv, LARGER) * opacity * vShare;
}
