// The wheel's look, the same for every renderer. Sizes in CSS pixels are in metrics.ts, and the colors of the
// segments are the visitor's.

/** The border of the winner's segment: the success color. */
export const WINNER_BORDER_COLOR = '#1fc287'
/** How white the overlay on the winner is, 0 to 1. */
export const WINNER_OVERLAY = 0.14
/** How much larger the winner's segment grows while it is revealed. */
export const WINNER_RISE = 0.035
/** The border of the segment that has the keyboard focus: the accent color. */
export const FOCUS_BORDER_COLOR = '#5b45e0'
/** Opacity of the white line between two segments. */
export const LINE_OPACITY = 0.92

/** Radius of a peg, as a share of the rim's width. */
export const PEG_RADIUS = 0.22
/** Radii of the hub's cap and of the pin in its middle, as shares of the hub's. */
export const HUB_CAP = 0.84
export const HUB_PIN = 0.24
/** Width of the pointer's outline and radius of its jewel, as shares of the radius of its head. */
export const POINTER_OUTLINE = 0.15
export const POINTER_JEWEL = 0.4

/** The materials under no particular light. Shaders compute the light on them; a plain canvas paints these. */
export const METAL_DARK = '#1d1830'
export const METAL_LIGHT = '#5a5378'
export const BRASS = '#ffe9b8'
export const IVORY = '#f4f1fa'
export const IVORY_SHADE = '#c9c4d8'
export const JEWEL = '#5b45e0'
export const CAST_SHADOW = 'rgb(10 6 30 / 0.35)'
