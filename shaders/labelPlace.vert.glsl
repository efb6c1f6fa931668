// Shared by the shaders of labels: where a label is on the wheel. src/wheel/geometry.ts computes the same for outlines.
precision highp float;

// As in wedges.glsl.
uniform float perRadian;
// The angle that the label was laid out at, in radians clockwise from the top.
in float layoutAngle;
// The middle of its segment, counted in widths from the start of the first.
in float place;

// Radians, clockwise from the start of the first segment.
float placeAngle() {
  return place / perRadian;
}

// A corner of the label, turned from where it was laid out to an angle.
vec2 cornerAt(vec2 corner, float angle) {
  float outward = corner.x * sin(layoutAngle) + corner.y * cos(layoutAngle);
  float aside = corner.y * sin(layoutAngle) - corner.x * cos(layoutAngle);
  return outward * vec2(sin(angle), cos(angle)) + aside * vec2(-cos(angle), sin(angle));
}
