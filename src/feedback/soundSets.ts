// What each set of sounds is made of. How loud they are is measured in tests/component/journeys/sounds.test.tsx.

import type { SoundSet } from '../wheel/settings/settings'

export interface TickSound {
  readonly wave: OscillatorType
  readonly hertz: number
  /** Peak, of 1. */
  readonly level: number
  /** Time constant in which it fades. */
  readonly decayS: number
}

/** The air that a wheel moves. */
export interface RushSound {
  /** Center frequency of the noise at one turn per second. */
  readonly hertz: number
  /** How narrow its band is: 1 is a rush, 10 a whistle. */
  readonly q: number
  /** From eight turns per second on, of 1. */
  readonly level: number
}

export interface Melody {
  readonly notesHz: readonly number[]
  /** From the beginning of a note to that of the next. */
  readonly gapS: number
  readonly wave: OscillatorType
  /** Of each note, of 1. */
  readonly level: number
  /** What sounds with a note: multiples of its frequency, and their loudness, of 1. */
  readonly overtones?: readonly (readonly [ratio: number, level: number])[]
  /** Time constant in which a note fades. */
  readonly decayS: number
  /** Of the last note; it is inaudible by then. */
  readonly lastS: number
  /** Frequencies above it are softer: brass, not a buzzer. */
  readonly lowpassHz?: number
}

export interface SoundsOfSet {
  readonly tick: TickSound
  readonly rush: RushSound
  readonly winner: Melody
  /** Of an option that leaves an elimination. */
  readonly eliminated: Melody
}

/** Equal temperament, A4 = 440 Hz. */
const [C4, D4, E4, G4, A4] = [261.63, 293.66, 329.63, 392, 440]
const [C5, D5, E5, G5, A5, C6, E6, G6] = [523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1318.5, 1568]

const CLASSIC_NOTES = {
  wave: 'triangle',
  gapS: 0.14,
  level: 0.22,
  decayS: 0.16,
  lastS: 0.9,
} as const

/** A bar of a marimba is tuned to its fundamental and two octaves above. */
const MARIMBA = {
  wave: 'sine',
  level: 0.24,
  overtones: [[4, 0.2]],
  decayS: 0.11,
  lastS: 0.7,
} as const

/** A bar that vibrates freely. Its overtones are not whole multiples (Euler and Bernoulli). */
const BELL = {
  wave: 'sine',
  level: 0.17,
  overtones: [
    [2.756, 0.35],
    [5.404, 0.12],
  ],
  decayS: 0.4,
  lastS: 2,
} as const

const HARP = {
  wave: 'triangle',
  level: 0.15,
  overtones: [[2, 0.2]],
  decayS: 0.22,
  lastS: 1.2,
} as const

const ARCADE = { wave: 'square', level: 0.12, decayS: 0.07, lastS: 0.4 } as const

const BRASS = {
  wave: 'sawtooth',
  level: 0.24,
  decayS: 0.14,
  lastS: 0.8,
  lowpassHz: 1600,
} as const

const SOFT = { wave: 'sine', level: 0.13, decayS: 0.22, lastS: 1.2 } as const

export const SOUNDS: Record<SoundSet, SoundsOfSet> = {
  classic: {
    tick: { wave: 'triangle', hertz: 800, level: 0.3, decayS: 0.016 },
    rush: { hertz: 260, q: 0.8, level: 0.3 },
    winner: { ...CLASSIC_NOTES, notesHz: [C5, E5, G5] },
    eliminated: { ...CLASSIC_NOTES, notesHz: [C5, A4] },
  },
  soft: {
    tick: { wave: 'sine', hertz: 420, level: 0.18, decayS: 0.02 },
    rush: { hertz: 180, q: 0.7, level: 0.14 },
    winner: { ...SOFT, notesHz: [G4, C5], gapS: 0.22 },
    eliminated: { ...SOFT, notesHz: [E4, C4], gapS: 0.22 },
  },
  wood: {
    tick: { wave: 'sine', hertz: 1150, level: 0.34, decayS: 0.009 },
    rush: { hertz: 150, q: 0.7, level: 0.22 },
    winner: { ...MARIMBA, notesHz: [C5, G4, E5, C6], gapS: 0.12 },
    eliminated: { ...MARIMBA, notesHz: [G4, C4], gapS: 0.16 },
  },
  bells: {
    tick: { wave: 'sine', hertz: 2350, level: 0.14, decayS: 0.03 },
    rush: { hertz: 420, q: 1.2, level: 0.16 },
    winner: { ...BELL, notesHz: [E5, G5, C6], gapS: 0.2 },
    eliminated: { ...BELL, notesHz: [C5], gapS: 0.2 },
  },
  harp: {
    tick: { wave: 'triangle', hertz: 587, level: 0.26, decayS: 0.022 },
    rush: { hertz: 320, q: 1, level: 0.18 },
    winner: { ...HARP, notesHz: [C4, E4, G4, A4, C5, D5, E5, G5, A5, C6], gapS: 0.06 },
    eliminated: { ...HARP, notesHz: [A4, G4, E4, D4, C4], gapS: 0.07 },
  },
  arcade: {
    tick: { wave: 'square', hertz: 1000, level: 0.12, decayS: 0.012 },
    rush: { hertz: 340, q: 9, level: 0.34 },
    winner: { ...ARCADE, notesHz: [C5, E5, G5, C6, E6, G6], gapS: 0.08 },
    eliminated: { ...ARCADE, notesHz: [A4, G4, E4, C4], gapS: 0.1 },
  },
  fanfare: {
    tick: { wave: 'triangle', hertz: 660, level: 0.3, decayS: 0.016 },
    rush: { hertz: 220, q: 0.8, level: 0.24 },
    winner: { ...BRASS, notesHz: [G4, G4, G4, C5, G4, C5], gapS: 0.13 },
    eliminated: { ...BRASS, notesHz: [E4, D4, C4], gapS: 0.2 },
  },
}
