// Shared by the shaders of labels: where a label is on the wheel as it is now, while a segment may be leaving it.
// src/wheel/geometry.ts computes the same for outlines.
precision highp float;

// As in wedges.glsl.
uniform float perRadian;
uniform float leaving;
uniform float leavingWidth;
uniform float leavingShare;
// The angle that the label was laid out at, in radians clockwise from the top.
in float layoutAngle;
// The middle of its segment, counted in widths from the start of the first.
in float place;

// How far the middle is inside the segment that leaves: 0 before it, 1 behind it.
float withinLeaving() {
  return clamp((place - leaving) / leavingWidth, 0.0, 1.0);
}

// Radians, clockwise from the start of the first segment.
float placeAngle() {
  return (place - (1.0 - leavingShare) * leavingWidth * withinLeaving()) / perRadian;
}

// A corner of the label, turned from where it was laid out to an angle. The label of the segment that leaves is
// flattened with it.
vec2 cornerAt(vec2 corner, float angle) {
  float height = fract(withinLeaving()) > 0.0 ? leavingShare : 1.0;
  float outward = corner.x * sin(layoutAngle) + corner.y * cos(layoutAngle);
  float aside = height * (corner.y * sin(layoutAngle) - corner.x * cos(layoutAngle));
  return outward * vec2(sin(angle), cos(angle)) + aside * vec2(-cos(angle), sin(angle));
}
