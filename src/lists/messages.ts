import { list } from '../text/list'
import { plural } from '../text/plural'
import type { WhyNoShow } from '../wheel/result'
import { isolated } from '../wheel/text'
import type { Encoding, SourceNote } from './source'

export const listMessages = {
  errors: {
    tooLarge: 'This file is larger than 20 MB. Save the list alone as a text or CSV file.',
    empty: 'This file is empty.',
    nothing: 'There are no options in this.',
    binary: 'This is not a text file or a spreadsheet.',
    picture: 'This is a picture. Choose a text file or a spreadsheet.',
    oldSpreadsheet:
      'This file has an old format or a password. Save it as .xlsx without one, or as .csv.',
    spreadsheet: 'This is not a spreadsheet that can be read. Save the list as a CSV file.',
    spreadsheetTooLarge: 'This spreadsheet is too large. Save the list alone as a CSV file.',
    wheel: 'This file does not contain a wheel.',
    tooManyLines: 'This has more than 100,000 lines. Keep the lines that you need.',
    tooManyColumns: 'This table has more than 1,000 columns. Keep the columns that you need.',
    lineTooLong: 'A line of this is longer than 100,000 characters.',
    folder: 'This is a folder. Choose a file.',
    unreadable: 'This file could not be read. It may have been moved or changed.',
    linkWithoutOptions: 'This link has no options in it. Copy the list itself from that site.',
  },
  encodings: {
    'utf-8': 'Unicode (UTF-8)',
    'utf-16le': 'Unicode (UTF-16)',
    'utf-16be': 'Unicode (UTF-16, big-endian)',
    'windows-1252': 'Western European (Windows-1252)',
    'windows-1250': 'Central European (Windows-1250)',
    'windows-1251': 'Cyrillic (Windows-1251)',
    'koi8-r': 'Cyrillic (KOI8-R)',
    ibm866: 'Cyrillic (DOS 866)',
    'windows-1253': 'Greek (Windows-1253)',
    'windows-1254': 'Turkish (Windows-1254)',
    'windows-1255': 'Hebrew (Windows-1255)',
    'windows-1256': 'Arabic (Windows-1256)',
    'windows-1257': 'Baltic (Windows-1257)',
    'windows-1258': 'Vietnamese (Windows-1258)',
    'windows-874': 'Thai (Windows-874)',
    gb18030: 'Chinese, simplified (GB18030)',
    big5: 'Chinese, traditional (Big5)',
    shift_jis: 'Japanese (Shift JIS)',
    'euc-jp': 'Japanese (EUC-JP)',
    'euc-kr': 'Korean (EUC-KR)',
    macintosh: 'Western European (Mac)',
  } satisfies Record<Encoding, string>,
  column: (number: number) => `Column ${number}`,
  wheel: (number: number) => `Wheel ${number}`,

  listHeader: { text: 'Option', color: 'Color', weight: 'Weight', state: 'State' },
  resultHeader: {
    number: 'No.',
    of: 'Of',
    winner: 'Winner',
    time: 'Time',
    options: 'Drawn From',
    mode: 'Mode',
    spin: 'Spin ID',
    chance: 'Chance',
    prize: 'Prize',
    status: 'Status',
  },
  modes: {
    normal: 'Normal',
    noRepeats: 'No Repeats',
    elimination: 'Elimination',
    finalWinner: 'Final Winner',
  },
  noShows: { notHere: 'Not here', declined: 'Declined' } satisfies Record<WhyNoShow, string>,
  active: 'Active',
  eliminated: 'Eliminated',
} as const

export function noteText(note: SourceNote): string {
  switch (note.kind) {
    case 'images':
      return plural(note.count, {
        one: '# option has a picture. Only its text is taken.',
        other: '# options have pictures. Only their texts are taken.',
      })
    case 'worksheets':
      return `Only the first sheet is taken. Left out: ${list(note.names.map(isolated))}.`
    case 'wheels':
      return `Only the first wheel is taken. Left out: ${list(note.names.map(isolated))}.`
    case 'settings':
      return 'Settings of the other site are left out.'
  }
}
