// What is said of sounds. Not in messages.ts: the main screen does without.

import type { SoundRefusal } from '../../platform/sounds/readSound'
import { say, toSay } from '../../text/say'
import type { SoundSet, SpokenWinner } from '../../wheel/settings/settings'
import { isolated } from '../../wheel/text'

export const soundMessages = {
  /** What ticks, notes and the rest sound like. */
  set: say('Sound Set'),
  /** Heard while the wheel turns, at each border between two options. */
  ticks: say('Ticks'),
  /** Of the air that the wheel moves. */
  rush: say('Sound of the Spin'),
  winner: say('Sound for the Winner'),
  eliminated: say('Sound for an Eliminated Option'),
  spoken: say('Read the Result Aloud'),
  noVoice: say('This device cannot read results aloud. It has no voice for this language.'),
} as const

export const soundSetNames: Record<SoundSet, string> = {
  classic: say('Classic'),
  /** Quiet. */
  soft: say('Soft'),
  wood: say('Wood'),
  bells: say('Bells'),
  harp: say('Harp'),
  /** As in early video games. */
  arcade: say('Arcade'),
  fanfare: say('Fanfare'),
}

/** When the result is read aloud. */
export const spokenWinnerNames: Record<SpokenWinner, string> = {
  never: say('Never'),
  before: say('Before the sound'),
  after: say('After the sound'),
}

/** Of one sound: its name is that of its switch. */
export const ownSoundMessages = {
  /** Above the four sounds that can have one. */
  title: say('Sounds From Your Files'),
  /** A button: a sound from a file of the visitor’s own. */
  choose: say('Choose File'),
  /** The same button, for screen readers. */
  chooseFor: (sound: string) => say('Choose File: {sound}', { sound }),
  play: say('Play'),
  playFile: (file: string) => say('Play “{file}”', { file: isolated(file) }),
  remove: say('Remove'),
  removeFile: (file: string) => say('Remove “{file}”', { file: isolated(file) }),
  removed: (file: string) => toSay('Removed “{file}”', { file: isolated(file) }),
  reading: say('Reading the file…'),
  /** Of a wheel that came from elsewhere, or lost its file. */
  missing: say('This file is not on this device. The sound set is heard instead.'),
  hint: say(
    'A file of your own is heard in place of the sound set. Only its first ten seconds are used, and half a second for ticks. It is kept on this device and in files of this wheel. Links do not carry it.',
  ),
} as const

/** Why a file was not taken, and what to do. */
export const refusals: Record<SoundRefusal, (file: string) => string> = {
  tooLarge: (file) =>
    say('“{file}” is larger than 20 MB. Save the part you want to hear as a smaller file.', {
      file: isolated(file),
    }),
  tooLong: (file) =>
    say('“{file}” is longer than 10 minutes. Save the part you want to hear as a shorter file.', {
      file: isolated(file),
    }),
  notASound: (file) =>
    say('“{file}” is not a sound file. Choose an MP3, M4A, Ogg, FLAC or WAV file.', {
      file: isolated(file),
    }),
  damaged: (file) =>
    say(
      'This browser cannot play “{file}”. It may be damaged. Choose another file, or save it as MP3 or WAV.',
      { file: isolated(file) },
    ),
  silent: (file) =>
    say('There is nothing to hear at the beginning of “{file}”. Choose another file.', {
      file: isolated(file),
    }),
  failed: (file) => say('“{file}” could not be read. Try again.', { file: isolated(file) }),
}
