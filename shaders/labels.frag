// Labels from the atlas, which has premultiplied colors. They fade on a fast wheel.
precision highp float;
precision highp sampler2D;

uniform sampler2D atlas;
uniform float opacity;

in vec2 vUv;
out vec4 color;

void main() {
  color = texture(atlas, vUv) * opacity;
}
