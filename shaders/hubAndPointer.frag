// The hub, a polished cap in a dark ring, and the pointer, a drop of polished ivory with its point on the wheel, both
// with the shadows they cast (needs light.glsl).

// CSS pixels; pixel is the size of a device pixel.
uniform float hubRadius;
uniform float capRadius;
uniform float pinRadius;
uniform float pointerLength;
uniform float pointerHead;
uniform float outlineWidth;
uniform float jewelRadius;
uniform float pixel;
// Radians the pointer is bent by.
uniform float bend;

in vec2 vPoint;
flat in float vIsPointer;
out vec4 color;

float inside(float distance, float edge) {
  return clamp((edge - distance) / pixel + 0.5, 0.0, 1.0);
}

vec4 hub() {
  float distance = length(vPoint);
  float shadowDistance = length(vPoint + LIGHT * 0.22 * hubRadius);
  float shadow = 0.45 * (1.0 - smoothstep(0.75 * hubRadius, 1.55 * hubRadius, shadowDistance));

  float lit = dot(vPoint / hubRadius, LIGHT);
  vec3 ring = mix(vec3(0.14, 0.12, 0.22), vec3(0.52, 0.49, 0.66), 0.5 + 0.5 * lit);
  vec3 cap = mix(vec3(0.70, 0.68, 0.78), vec3(1.0), clamp(0.55 + 0.75 * lit, 0.0, 1.0));
  float glint = 1.0 - smoothstep(0.0, 0.34 * hubRadius, length(vPoint - LIGHT * 0.36 * hubRadius));
  cap = mix(cap, vec3(1.0), 0.8 * glint);
  vec3 pin = mix(vec3(0.10, 0.08, 0.18), vec3(0.34, 0.30, 0.48), clamp(0.4 - 1.2 * lit, 0.0, 1.0));

  vec3 c = mix(ring, cap, inside(distance, capRadius));
  c = mix(c, pin, inside(distance, pinRadius));
  float body = inside(distance, hubRadius);
  float alpha = mix(shadow, 1.0, body);
  return vec4(c * body, alpha);
}

// Distance to a drop: a round head at the origin that tapers into a small round tip below.
// An uneven capsule, from Inigo Quilez's table of 2D distance functions.
float drop(vec2 point, float head, float tip, float span) {
  point = vec2(abs(point.x), -point.y);
  float b = (head - tip) / span;
  float a = sqrt(1.0 - b * b);
  float k = dot(point, vec2(-b, a));
  if (k < 0.0) return length(point) - head;
  if (k > a * span) return length(point - vec2(0.0, span)) - tip;
  return dot(point, vec2(a, b)) - head;
}

// The origin is the middle of the head, and the axes turn with the pointer.
vec4 pointer() {
  float tip = 0.13 * pointerHead;
  float reach = pointerLength - tip;
  // The light does not move while the pointer bends.
  vec2 light = mat2(cos(bend), -sin(bend), sin(bend), cos(bend)) * LIGHT;
  float away = drop(vPoint, pointerHead, tip, reach);

  float under = drop(vPoint + light * 0.28 * pointerHead, pointerHead, tip, reach);
  float shadow = 0.42 * (1.0 - smoothstep(-0.25 * pointerHead, 0.45 * pointerHead, under));

  float body = clamp(-away / pixel + 0.5, 0.0, 1.0);
  float edge = clamp((-away - outlineWidth) / pixel + 0.5, 0.0, 1.0);
  float lit = dot(vPoint, light) / pointerHead;
  vec3 ivory = mix(vec3(0.80, 0.78, 0.86), vec3(1.0), clamp(0.62 + 0.5 * lit, 0.0, 1.0));
  vec3 outline = mix(vec3(0.11, 0.09, 0.20), vec3(0.36, 0.33, 0.50), clamp(0.3 + 0.6 * lit, 0.0, 1.0));
  float eye = length(vPoint);
  vec3 jewel = mix(vec3(0.26, 0.18, 0.72), vec3(0.55, 0.46, 1.0), clamp(0.45 - 0.9 * dot(vPoint, light) / pointerHead, 0.0, 1.0));
  jewel = mix(jewel, vec3(1.0), 0.75 * (1.0 - smoothstep(0.0, 0.2 * pointerHead, length(vPoint - light * 0.18 * pointerHead))));

  vec3 c = mix(outline, ivory, edge);
  c = mix(c, outline, clamp((0.52 * pointerHead - eye) / pixel + 0.5, 0.0, 1.0));
  c = mix(c, jewel, clamp((jewelRadius - eye) / pixel + 0.5, 0.0, 1.0));
  float alpha = mix(shadow, 1.0, body);
  return vec4(c * body, alpha);
}

void main() {
  color = vIsPointer > 0.5 ? pointer() : hub();
}
