import { plural } from '../../text/plural'

export const messages = {
  export: 'Export',
  copy: 'Copy',
  saveCsv: 'Download CSV',
  print: 'Print',

  copyList: 'Copy List',
  saveListCsv: 'Download CSV',
  saveListText: 'Download Text',
  printList: 'Print List',

  resultsCopied: (count: number) =>
    plural(count, { one: 'Copied # result', other: 'Copied # results' }),
  listCopied: (count: number) =>
    plural(count, { one: 'Copied # option', other: 'Copied # options' }),
  notCopied: 'This browser did not let the page copy.',
  resultsSaved: (count: number) =>
    plural(count, { one: 'Saved # result to a file', other: 'Saved # results to a file' }),
  listSaved: (count: number) =>
    plural(count, { one: 'Saved # option to a file', other: 'Saved # options to a file' }),
  drawSaved: 'Saved the winners to a file',
  recordSaved: 'Saved the record to a file',
  failed: 'This did not work. Try again.',

  fileParts: {
    results: 'results',
    eliminations: 'eliminations',
    options: 'options',
    draw: 'draw',
    drawRecord: 'draw-record',
  },
  printouts: {
    results: (count: number) => plural(count, { one: '# result', other: '# results' }),
    eliminations: (count: number) =>
      plural(count, { one: '# elimination', other: '# eliminations' }),
    options: (count: number) => plural(count, { one: '# option', other: '# options' }),
  },
  drawPrintout: 'Results of a draw',
  checkAt: (address: string) => `This draw can be checked at ${address}`,
  newestFirst: (results: string) => `${results}, newest first`,
  lastOf: (count: number, total: number) =>
    `${plural(count, { one: 'The last result', other: 'The last # results' })} of ${total}, newest first`,
} as const
