import type { WhyNoShow } from '../wheel/result'

/** What workers reach: they say nothing, so it is in English until the page says it (docs/languages.md). */
export const workerMessages = {
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
