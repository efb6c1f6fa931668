// A winner's name: its colors, tones of its slice's color, one for each theme, and whether its letters are tall.

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

/** Stacked marks, and marks of scripts other than Latin. */
const TALL = /\p{M}\p{M}|[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]\p{M}/u

/** Whether the letters need more than the close lines of a large name: Vietnamese, Thai and many others. */
export function isTall(text: string): boolean {
  return TALL.test(text.normalize('NFD'))
}
