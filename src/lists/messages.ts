import { list } from '../text/list'
import { say } from '../text/say'
import { isolated } from '../wheel/text'
import type { Encoding, SourceNote } from './source'
import { workerMessages } from './workerMessages'

/** How a text file was saved: the script, and the name of the encoding. */
const encodings = {
  utf8: say('Unicode (UTF-8)'),
  utf16le: say('Unicode (UTF-16)'),
  utf16be: say('Unicode (UTF-16, big-endian)'),
  windows1252: say('Western European (Windows-1252)'),
  windows1250: say('Central European (Windows-1250)'),
  windows1251: say('Cyrillic (Windows-1251)'),
  koi8r: say('Cyrillic (KOI8-R)'),
  ibm866: say('Cyrillic (DOS 866)'),
  windows1253: say('Greek (Windows-1253)'),
  windows1254: say('Turkish (Windows-1254)'),
  windows1255: say('Hebrew (Windows-1255)'),
  windows1256: say('Arabic (Windows-1256)'),
  windows1257: say('Baltic (Windows-1257)'),
  windows1258: say('Vietnamese (Windows-1258)'),
  windows874: say('Thai (Windows-874)'),
  gb18030: say('Chinese, simplified (GB18030)'),
  big5: say('Chinese, traditional (Big5)'),
  shiftJis: say('Japanese (Shift JIS)'),
  eucJp: say('Japanese (EUC-JP)'),
  eucKr: say('Korean (EUC-KR)'),
  macintosh: say('Western European (Mac)'),
}

export const listMessages = {
  errors: workerMessages.errors,
  encodings: {
    'utf-8': encodings.utf8,
    'utf-16le': encodings.utf16le,
    'utf-16be': encodings.utf16be,
    'windows-1252': encodings.windows1252,
    'windows-1250': encodings.windows1250,
    'windows-1251': encodings.windows1251,
    'koi8-r': encodings.koi8r,
    ibm866: encodings.ibm866,
    'windows-1253': encodings.windows1253,
    'windows-1254': encodings.windows1254,
    'windows-1255': encodings.windows1255,
    'windows-1256': encodings.windows1256,
    'windows-1257': encodings.windows1257,
    'windows-1258': encodings.windows1258,
    'windows-874': encodings.windows874,
    gb18030: encodings.gb18030,
    big5: encodings.big5,
    shift_jis: encodings.shiftJis,
    'euc-jp': encodings.eucJp,
    'euc-kr': encodings.eucKr,
    macintosh: encodings.macintosh,
  } satisfies Record<Encoding, string>,
} as const

const notes = {
  images: (count: number) =>
    say(
      '{count, plural, one {# option has a picture. Only its text is taken.} other {# options have pictures. Only their texts are taken.}}',
      { count },
    ),
  worksheets: (names: string) =>
    say('Only the first sheet is taken. Left out: {names}.', { names }),
  wheels: (names: string) => say('Only the first wheel is taken. Left out: {names}.', { names }),
  settings: say('Settings of the other site are left out.'),
}

export function noteText(note: SourceNote): string {
  switch (note.kind) {
    case 'images':
      return notes.images(note.count)
    case 'worksheets':
    case 'wheels':
      return notes[note.kind](list(note.names.map(isolated)))
    case 'settings':
      return notes.settings
  }
}
