// The lens (needs light.glsl, a look, equalArcs.glsl and wedges.glsl): glass in a rounded frame on the disc that shows the few segments at
// the pointer, wide enough to read.

// In it all segments are equally wide: it turns as a wheel of equal ones would.
// Radians that the lens extends to either side of the pointer, and its inner edge in CSS pixels.
uniform float halfAngle;
uniform float innerRadius;
uniform float magnification;
// Mean linear color of all segments.
uniform vec3 mean;
// The frame in the shade and in full light; linear.
uniform vec3 frame[2];
// How calm the colors in it are, 0 to 1.
uniform float lensCalm;

in vec2 vPoint;
out vec4 color;

void main() {
  float distance = length(vPoint);
  float angle = atan(vPoint.x, vPoint.y);
  float scale = radius / 155.0;
  float corner = 9.0 * scale;
  vec2 inside = vec2((halfAngle - abs(angle)) * distance, distance - innerRadius);
  vec2 inCorner = max(corner - inside, 0.0);
  float rounded = all(greaterThan(inCorner, vec2(0.0))) ? length(inCorner) - max(inCorner.x, inCorner.y) : 0.0;
  // Distance from the edge of the glass, positive inside, in CSS pixels.
  float depth = min(min(inside.x, inside.y), corner) - rounded;

  float perPixel = perRadian / (distance * magnification);
  vec3 glass = wedges(angle / magnification - rotation, perPixel, vec3(0.0, 1.0, 0.0), mean, lensCalm);
  float underFrame = clamp(1.0 - depth / (11.0 * scale), 0.0, 1.0);
  glass *= 1.0 - 0.30 * underFrame * underFrame;
  float frameWidth = 3.0 * scale;
  vec3 metal = mix(frame[0], frame[1], clamp(0.5 + 0.5 * depth / frameWidth, 0.0, 1.0));
  vec3 c = mix(metal, glass, clamp(depth / pixel + 0.5, 0.0, 1.0)) * shadowOfRim(vPoint, distance);

  float body = clamp((depth + frameWidth) / pixel + 0.5, 0.0, 1.0);
  float near = clamp(1.0 + (depth + frameWidth) / (15.0 * scale), 0.0, 1.0);
  float shadow = 0.3 * near * near;
  // The lens ends where the rim begins.
  float onDisc = 1.0 - clamp((distance - radius) / pixel + 0.5, 0.0, 1.0);
  color = vec4(toScreen(c) * body, mix(shadow, 1.0, body)) * onDisc;
}
