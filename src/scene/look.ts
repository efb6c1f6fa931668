// Owns the scene's own colours and strengths; everything else on the wheel is the visitor's choice.

/** The success colour of the winner's border. */
export const WINNER_BORDER_COLOR = '#1fc287'
/** How white the overlay on the winner is, 0 to 1. */
export const WINNER_OVERLAY = 0.14
/** How much larger the winner's segment is while it stands out. */
export const WINNER_RISE = 0.035
/** The accent colour, round the segment that the keyboard is on. */
export const FOCUS_BORDER_COLOR = '#5b45e0'
/** Labels of a wheel this fast, in radians a frame, are at their faintest. */
export const FAINT_LABEL_ARC = 0.5
export const FAINTEST_LABEL = 0.35
/** Opacity of labels that pass too often to be seen in full, or to be read. */
export const CALM_LABEL = 0.5
/** Letters in the lens begin to fade where so many segments pass in a frame, and are gone where so many more do. */
export const LENS_BLUR_BEGINS = 0.1
export const LENS_BLUR = 0.4
