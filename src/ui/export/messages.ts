import { say, toSay } from '../../text/say'

export const messages = {
  export: say('Export'),
  copy: say('Copy'),
  saveCsv: say('Download CSV'),
  print: say('Print'),

  copyList: say('Copy List'),
  saveListCsv: say('Download CSV'),
  saveListText: say('Download Text'),
  printList: say('Print List'),

  resultsCopied: (count: number) =>
    toSay('{count, plural, one {Copied # result} other {Copied # results}}', { count }),
  listCopied: (count: number) =>
    toSay('{count, plural, one {Copied # option} other {Copied # options}}', { count }),
  notCopied: toSay('This browser did not let the page copy.'),
  resultsSaved: (count: number) =>
    toSay('{count, plural, one {Saved # result to a file} other {Saved # results to a file}}', {
      count,
    }),
  listSaved: (count: number) =>
    toSay('{count, plural, one {Saved # option to a file} other {Saved # options to a file}}', {
      count,
    }),
  drawSaved: toSay('Saved the winners to a file'),
  recordSaved: toSay('Saved the record to a file'),
  failed: toSay('This did not work. Try again.'),

  fileParts: {
    /** In the name of a file, such as “team-results-2026-11-22”: no spaces. */
    results: say('results'),
    /** In the name of a file: no spaces. */
    eliminations: say('eliminations'),
    /** In the name of a file: no spaces. */
    options: say('options'),
    /** In the name of a file: no spaces. */
    draw: say('draw'),
    /** In the name of a file: no spaces. */
    drawRecord: say('draw-record'),
  },
  printouts: {
    results: (count: number) => say('{count, plural, one {# result} other {# results}}', { count }),
    eliminations: (count: number) =>
      say('{count, plural, one {# elimination} other {# eliminations}}', { count }),
    options: (count: number) => say('{count, plural, one {# option} other {# options}}', { count }),
  },
  drawPrintout: say('Results of a draw'),
  checkAt: (address: string) => say('This draw can be checked at {address}', { address }),
  /** The results are such as “3 results” or “3 eliminations”. */
  newestFirst: (results: string) => say('{results}, newest first', { results }),
  lastOf: (count: number, total: number) =>
    say(
      '{count, plural, one {The last result of {total, number, ::group-off}, newest first} other {The last # results of {total, number, ::group-off}, newest first}}',
      { count, total },
    ),
} as const
