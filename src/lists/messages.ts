import { list } from '../text/list'
import { say, type ToSay, toSay } from '../text/say'
import type { WhyNoShow } from '../wheel/result'
import { isolated } from '../wheel/text'
import type { ListWords } from './columns'
import type { ListFailure } from './readLines'
import type { Encoding, SourceNote } from './source'

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
  errors: {
    tooLarge: toSay('This file is larger than 20 MB. Save the list alone as a text or CSV file.'),
    empty: toSay('This file is empty.'),
    nothing: toSay('There are no options in this.'),
    binary: toSay('This is not a text file or a spreadsheet.'),
    picture: toSay('This is a picture. Choose a text file or a spreadsheet.'),
    oldSpreadsheet: toSay(
      'This file has an old format or a password. Save it as .xlsx without one, or as .csv.',
    ),
    spreadsheet: toSay('This is not a spreadsheet that can be read. Save the list as a CSV file.'),
    spreadsheetTooLarge: toSay('This spreadsheet is too large. Save the list alone as a CSV file.'),
    wheel: toSay('This file does not contain a wheel.'),
    tooManyLines: toSay('This has more than 100,000 lines. Keep the lines that you need.'),
    tooManyColumns: toSay(
      'This table has more than 1,000 columns. Keep the columns that you need.',
    ),
    lineTooLong: toSay('A line of this is longer than 100,000 characters.'),
    unreadable: toSay('This file could not be read. It may have been moved or changed.'),
    linkWithoutOptions: toSay(
      'This link has no options in it. Copy the list itself from that site.',
    ),
  } satisfies Record<ListFailure, ToSay>,
  /** The name of a column that has none. @param number from 1 */
  column: (number: number) => say('Column {number, number, ::group-off}', { number }),

  /** In the files of lists, and above columns on paper. */
  listHeader: {
    text: say('Option'),
    color: say('Color'),
    weight: say('Weight'),
    /** Of an option: active or eliminated. */
    state: say('State'),
  },
  /** In the files of results, and above columns on paper. */
  resultHeader: {
    /** Before the numbers of results. */
    number: say('No.'),
    /** Before how many results there are: No. 3 of 10. */
    of: say('Of'),
    winner: say('Winner'),
    time: say('Time'),
    /** Before how many options there were at that time. */
    options: say('Drawn From'),
    mode: say('Mode'),
    spin: say('Spin ID'),
    chance: say('Chance'),
    prize: say('Prize'),
    /** Such as “Not here”. */
    status: say('Status'),
  },
  modes: {
    normal: say('Normal'),
    noRepeats: say('No Repeats'),
    elimination: say('Elimination'),
    finalWinner: say('Final Winner'),
  },
  noShows: {
    notHere: say('Not here'),
    declined: say('Declined'),
  } satisfies Record<WhyNoShow, string>,
  /** An option that can win, in the file of a list. */
  active: say('Active'),
  /** An option that cannot win anymore. */
  eliminated: say('Eliminated'),
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

/** So that a list that was written in this language is known again. */
export const listWords: ListWords = {
  ...listMessages.listHeader,
  eliminated: listMessages.eliminated,
}

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

/** The name of a wheel that has none. @param number from 1 */
const nameless = (number: number) => say('Wheel {number, number, ::group-off}', { number })

export function noteText(note: SourceNote): string {
  switch (note.kind) {
    case 'images':
      return notes.images(note.count)
    case 'worksheets':
      return notes.worksheets(list(note.names.map(isolated)))
    case 'wheels':
      return notes.wheels(list(note.names.map(wheelName)))
    case 'settings':
      return notes.settings
  }
}

function wheelName(name: string | number): string {
  return typeof name === 'number' ? nameless(name) : isolated(name)
}
