// The hub: a polished cap in a dark ring, and the shadow it casts on the disc.
precision highp float;

const vec2 LIGHT = vec2(-0.45, 0.89);

// CSS pixels; pixel is the size of a device's pixel.
uniform float hubRadius;
uniform float pixel;

in vec2 vPoint;
out vec4 color;

float inside(float distance, float edge) {
  return clamp((edge - distance) / pixel + 0.5, 0.0, 1.0);
}

void main() {
  float distance = length(vPoint);
  float shadowDistance = length(vPoint + LIGHT * 0.22 * hubRadius);
  float shadow = 0.45 * (1.0 - smoothstep(0.75 * hubRadius, 1.55 * hubRadius, shadowDistance));

  float lit = dot(vPoint / hubRadius, LIGHT);
  vec3 ring = mix(vec3(0.14, 0.12, 0.22), vec3(0.52, 0.49, 0.66), 0.5 + 0.5 * lit);
  vec3 cap = mix(vec3(0.70, 0.68, 0.78), vec3(1.0), clamp(0.55 + 0.75 * lit, 0.0, 1.0));
  float glint = 1.0 - smoothstep(0.0, 0.34 * hubRadius, length(vPoint - LIGHT * 0.36 * hubRadius));
  cap = mix(cap, vec3(1.0), 0.8 * glint);
  vec3 pin = mix(vec3(0.10, 0.08, 0.18), vec3(0.34, 0.30, 0.48), clamp(0.4 - 1.2 * lit, 0.0, 1.0));

  vec3 c = mix(ring, cap, inside(distance, 0.84 * hubRadius));
  c = mix(c, pin, inside(distance, 0.24 * hubRadius));
  float body = inside(distance, hubRadius);
  float alpha = mix(shadow, 1.0, body);
  color = vec4(c * body, alpha);
}
