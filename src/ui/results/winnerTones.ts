// The colors of a winner's name: tones of its slice's color, one for each theme.

import { readableTone } from '../../wheel/palette'

/** What the name may stand on: `--ground`, `--glow` and `--card` of theme.css. */
export const GROUNDS = {
  light: ['#f6f4fb', '#e4dcff', '#ffffff'],
  dark: ['#13111c', '#2b2350', '#1d1a2a'],
} as const

/** Sets the custom properties that the styles of a name read. */
export function setTones(name: HTMLElement, color: string): void {
  for (const [theme, grounds] of Object.entries(GROUNDS)) {
    name.style.setProperty(`--tone-${theme}`, readableTone(color, grounds))
  }
}
