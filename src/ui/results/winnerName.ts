import { inkOn, readableTone } from '../../wheel/colors/color'

/** What the name may stand on: `--ground`, `--glow` and `--card` of theme.css. */
export const GROUNDS = {
  light: ['#f6f4fb', '#e4dcff', '#ffffff'],
  dark: ['#13111c', '#2b2350', '#1d1a2a'],
} as const

export function setTones(plate: HTMLElement, color: string): void {
  plate.style.setProperty('--plate', color)
  plate.style.setProperty('--plate-ink', inkOn(color))
  for (const [theme, grounds] of Object.entries(GROUNDS)) {
    plate.style.setProperty(`--tone-${theme}`, readableTone(color, grounds))
  }
}

/** Stacked marks, and marks of scripts other than Latin. */
const TALL = /\p{M}\p{M}|[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]\p{M}/u

/** Whether the display face, Fredoka, lacks letters of a Latin text: its name would be in two faces. */
export function isBeyondDisplayFace(text: string): boolean {
  return /(?![A-Za-zª-ÿŁłŒœŠšŸŽžıƒ])\p{Script=Latin}/u.test(text.normalize('NFC'))
}

/** Whether the letters need more than the close lines of a large name: Vietnamese, Thai and many others. */
export function isTall(text: string): boolean {
  return TALL.test(text.normalize('NFD'))
}
