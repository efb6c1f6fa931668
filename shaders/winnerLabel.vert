// Places the winner's label while it turns upright: from where it runs on its segment to where it stands.
precision highp float;

uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
// Where the middle of the winner is: radians, clockwise from the top.
uniform float middle;
// How far it has turned, from 0 to 1 and a little beyond, as springs do.
uniform float upright;
// At both ends of the turn: distance of its middle from the wheel's, radians from outward to its lines, and size.
uniform vec3 before;
uniform vec3 after;
in vec3 position;
in vec2 uv;
out vec2 vUv;
out float vShare;

void main() {
  vUv = uv;
  vShare = clamp(2.0 * upright, 0.0, 1.0);
  vec3 now = mix(before, after, upright);
  float angle = middle + now.y;
  vec2 along = vec2(sin(angle), cos(angle));
  vec2 up = vec2(-along.y, along.x);
  vec2 outward = now.x * vec2(sin(middle), cos(middle));
  vec2 corner = outward + now.z * (position.x * along + position.y * up);
  gl_Position = projectionMatrix * modelViewMatrix * vec4(corner, 0.0, 1.0);
}
