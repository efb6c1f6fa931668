// The hub, a cap in a ring, and the pointer, a drop or an arrow with its point on the wheel, both with the shadows they
// cast (needs light.glsl).

// CSS pixels; pixel is the size of a device pixel.
uniform float hubRadius;
uniform float capRadius;
uniform float pinRadius;
// What makes it a blossom, a star or a heart: how many points it has, how deep the room between them is, and how deep it
// is cleft from above, both as shares.
uniform float pinPoints;
uniform float pinDepth;
uniform float pinCleft;
uniform float pointerLength;
uniform float pointerHead;
uniform float outlineWidth;
// Of the jewel, and of what it is set in.
uniform float jewelRadius;
uniform float settingRadius;
uniform float pixel;
// As wide as the cap, but for its margins, a share of its side; 1 where there is one.
uniform sampler2D picture;
uniform float pictureMargin;
uniform float hasPicture;
// 1 for an arrow in the place of the drop.
uniform float isArrow;
// Materials in the shade and in full light; screen colors.
uniform vec3 ring[2];
uniform vec3 cap[2];
uniform vec3 pin[2];
uniform vec3 face[2];
uniform vec3 outline[2];
uniform vec3 jewel[2];
// Radians the pointer is bent by.
uniform float bend;

in vec2 vPoint;
flat in float vIsPointer;
out vec4 color;

float inside(float distance, float edge) {
  return step(1e-3, edge) * clamp((edge - distance) / smoothed(pixel) + 0.5, 0.0, 1.0);
}

// From the middle of the pin, where a round one would be as far to its edge.
float fromPin(vec2 point) {
  point.y += pinCleft * (0.3 * pinRadius - sqrt(abs(point.x) * pinRadius));
  // It has no angle there.
  if (dot(point, point) < 1e-6) return 0.0;
  float between = 0.5 - 0.5 * cos(pinPoints * atan(point.x, point.y));
  return length(point) / (1.0 - pinDepth * between);
}

// `drawn` is the picture's, with its colors premultiplied.
vec4 hub(vec2 point, vec4 drawn) {
  float distance = length(point);
  float shadowDistance = length(point + LIGHT * 0.22 * hubRadius);
  float dimmed = 0.45 * shadow * (1.0 - smoothstep(0.75 * hubRadius, 1.55 * hubRadius, shadowDistance));

  float lit = dot(point / hubRadius, LIGHT);
  vec3 ringColor = mix(ring[0], ring[1], 0.5 + 0.5 * lit);
  vec3 capColor = mix(cap[0], cap[1], clamp(0.55 + 0.75 * lit, 0.0, 1.0));
  float glint = 1.0 - smoothstep(0.0, 0.34 * hubRadius, length(point - LIGHT * 0.36 * hubRadius));
  capColor = mix(capColor, vec3(1.0), 0.8 * gloss * glint);
  vec3 pinColor = mix(pin[0], pin[1], clamp(0.4 - 1.2 * lit, 0.0, 1.0));

  vec3 c = mix(ringColor, capColor, inside(distance, capRadius));
  c = mix(c, pinColor, inside(fromPin(point), pinRadius));
  // It lies in the cap, and the light on it hides nothing.
  drawn *= hasPicture * inside(distance, capRadius);
  c = c * (1.0 - drawn.a) + drawn.rgb;
  c *= 1.0 - 0.3 * shadow * drawn.a * smoothstep(0.84 * capRadius, capRadius, distance);
  c = mix(c, vec3(1.0), 0.16 * gloss * drawn.a * glint);
  float body = inside(distance, hubRadius);
  float alpha = mix(dimmed, 1.0, body);
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

// Distance to a triangle as long as the drop: `head` is half as wide, and the origin is that far below its base.
float arrow(vec2 point, float head, float tip, float span) {
  point = vec2(abs(point.x), -point.y);
  // From a corner of the base to the point.
  vec2 side = normalize(vec2(head, span + tip + head));
  float beside = dot(point - vec2(0.0, span + tip), vec2(side.y, side.x));
  return max(beside, -point.y - head);
}

float outside(vec2 point, float head, float tip, float span) {
  return isArrow > 0.5 ? arrow(point, head, tip, span) : drop(point, head, tip, span);
}

// The origin is the middle of the head, and the axes turn with the pointer.
vec4 pointer(vec2 point) {
  float tip = 0.13 * pointerHead;
  float reach = pointerLength - tip;
  // The light does not move while the pointer bends.
  vec2 light = mat2(cos(bend), -sin(bend), sin(bend), cos(bend)) * LIGHT;
  float away = outside(point, pointerHead, tip, reach);

  float under = outside(point + light * 0.28 * pointerHead, pointerHead, tip, reach);
  float dimmed = 0.42 * shadow * (1.0 - smoothstep(-0.25 * pointerHead, 0.45 * pointerHead, under));

  float body = clamp(-away / smoothed(pixel) + 0.5, 0.0, 1.0);
  float edge = clamp((-away - outlineWidth) / smoothed(pixel) + 0.5, 0.0, 1.0);
  float lit = dot(point, light) / pointerHead;
  vec3 dropColor = mix(face[0], face[1], clamp(0.62 + 0.5 * lit, 0.0, 1.0));
  vec3 outlineColor = mix(outline[0], outline[1], clamp(0.3 + 0.6 * lit, 0.0, 1.0));
  float eye = length(point);
  vec3 jewelColor = mix(jewel[0], jewel[1], clamp(0.45 - 0.9 * lit, 0.0, 1.0));
  float glint = 1.0 - smoothstep(0.0, 0.2 * pointerHead, length(point - light * 0.18 * pointerHead));
  jewelColor = mix(jewelColor, vec3(1.0), 0.75 * gloss * glint);

  vec3 c = mix(outlineColor, dropColor, edge);
  c = mix(c, outlineColor, inside(eye, settingRadius));
  c = mix(c, jewelColor, inside(eye, jewelRadius));
  float alpha = mix(dimmed, 1.0, body);
  return vec4(c * body, alpha);
}

void main() {
  vec2 point = gridded(vPoint);
  // In its own pixels, however coarse the look's are.
  vec2 at = 0.5 + 0.5 * vec2(vPoint.x, -vPoint.y) / capRadius;
  // The larger of two levels, as in labels.frag.
  vec4 drawn = texture(picture, mix(vec2(pictureMargin), vec2(1.0 - pictureMargin), at), -0.5);
  color = vIsPointer > 0.5 ? pointer(point) : hub(point, drawn);
}
