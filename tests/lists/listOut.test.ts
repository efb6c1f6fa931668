import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { csvLines, csvOf, tabbedLines, unguarded } from '../../src/lists/csv'
import { importedWheel } from '../../src/lists/importPlan'
import { fileNameOf, listCsv, resultOf, resultRows } from '../../src/lists/listOut'
import { readFile, readPasted } from '../../src/lists/readSource'
import { compression } from '../../src/platform/compression'
import { radians } from '../../src/wheel/angle'
import type { SpinResult } from '../../src/wheel/result'
import { optionText, type Segment } from '../../src/wheel/segment'
import { realLines } from '../support/realNames'
import { ids, planOf, wheelWith } from './sources'

const read = (csv: string) =>
  readFile('list.csv', new Uint8Array(new TextEncoder().encode(csv)), compression.inflate)
const saidOf = (segments: readonly Segment[]) =>
  segments.map(({ text, color, weight, eliminated = false }) => ({
    text,
    color,
    weight,
    eliminated,
  }))

async function throughCsv(segments: readonly Segment[]): Promise<readonly Segment[]> {
  const choices = { isReplacing: true, weightsCount: false }
  const plan = planOf(await read(listCsv({ segments })), choices)
  return importedWheel(wheelWith('x', 'y'), plan, ids('new'), false).segments
}

describe('a table that is saved', () => {
  it.each([
    '=cmd()',
    '+1',
    '-1',
    '@SUM',
    '\tx',
    '＝1',
    "'=x",
    "''-y",
    ' =1',
    '\u00a0＋1',
    '\x85@x',
    ' \t-1',
  ])('is no formula in a spreadsheet: %s', (text) => {
    const [cell = ''] = csvOf([[text]])
      .slice(1)
      .split('\r\n')
    expect(cell.replace(/^"/, '')).toMatch(/^'/)
    expect(unguarded(`'${text}`)).toBe(text)
  })

  describe.each([',', ';', '\t', '|'])('read by a program that separates by %j', (delimiter) => {
    const cellsOf = (csv: string, quoteChar: string) =>
      Papa.parse<string[]>(csv.replace(/^\ufeff/, ''), { delimiter, quoteChar }).data.flat()

    it.each(['"', '\0'])('has no formula in any cell, with quotes of %j', (quoteChar) => {
      const none = (text: string) => {
        const rows = [
          ['1', text, 'x'],
          [text, 'y', text],
        ]
        for (const written of [csvOf(rows), tabbedLines(rows)]) {
          for (const cell of cellsOf(written, quoteChar)) {
            // Some readers take away the blanks around a cell.
            expect(cell).not.toMatch(/^["\s\x85]*[=+\-@＝＋－＠]/)
          }
        }
      }
      const beside = [';=1+1;x', 'a,+1', 'a|-1', 'a\t@x', 'a\n=1', ';"=1"', 'a;";=1', '\t=1']
      for (const text of [...beside, 'a; =1+1', 'a,\u00a0+1', 'a| \t-1', 'a\t ＠x', ' =1'])
        none(text)
      const unit = fc.constantFrom(...'=＝+＋-－@＠,;|\t\r\n"\'a \u00a0\x85')
      fc.assert(fc.property(fc.string({ unit, maxLength: 12 }), none), { numRuns: 2000 })
    })
  })

  it('has the same text again without its guards', () => {
    const unit = fc.constantFrom(...'=-,;\t\n"\'a \u00a0\x85')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
        const [[cell = ''] = []] = Papa.parse<string[]>(csvOf([[text]]).slice(1), {
          delimiter: ',',
          newline: '\r\n',
        }).data
        expect(unguarded(cell)).toBe(text)
      }),
    )
  })

  it('has quotes where it needs them', () => {
    expect(csvOf([['a', 'b,c', 'd"e', 'f\ng', 5, -5]])).toBe('\ufeffa,"b,c","d""e","f\ng",5,-5\r\n')
  })

  it('is the same list when it is read', async () => {
    const { segments } = wheelWith('Anna', "'quoted", '=1+1', 'a,"b";c', "'=x", '-5', 'Option')
    const own = segments.map((one, index) => ({
      ...one,
      weight: index / 4,
      color: `#00000${index}`,
      eliminated: index === 2,
    }))
    expect(saidOf(await throughCsv(own))).toEqual(saidOf(own))
    expect(readPasted(listCsv({ segments: own })).rows).toHaveLength(8)
  })

  it('is the same list for any texts', async () => {
    const text = fc
      .oneof(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
        fc.string({
          unit: fc.constantFrom('"', ',', ';', "'", '=', '-', 'a', ' ', '|'),
          minLength: 1,
        }),
      )
      .map((typed) => optionText(typed.replace(/[\t\n\v\f\r\u0085\u2028\u2029]/g, ' ')))
      .filter((option) => option !== undefined)
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 2, maxLength: 12 }), async (texts) => {
        const { segments } = wheelWith(...texts)
        expect(saidOf(await throughCsv(segments))).toEqual(saidOf(segments))
      }),
      { numRuns: 500 },
    )
  })

  it('is the same list of 10,000 real names', async () => {
    const { segments } = wheelWith(...realLines().flatMap((line) => optionText(line) ?? []))
    expect(saidOf(await throughCsv(segments))).toEqual(saidOf(segments))
  })

  it('may have been edited by anybody', async () => {
    const rows = ['Option,Color,Weight,State', 'A,red,1e99,Eliminated', 'B,#00ff00,-1,', 'C,,x,?']
    const { entries } = planOf(await read(rows.join('\n')), { weightsCount: false })
    expect(entries).toEqual([
      { text: 'A', weight: 1_000_000, isEliminated: true },
      { text: 'B', color: '#00ff00' },
      { text: 'C' },
    ])
  })

  it('takes a column of weights in another table for what it is', async () => {
    const plan = planOf(await read('Name,Weight\nAnna,61\nBen,70\n'))
    expect(plan.entries).toEqual([
      { text: 'Anna', weight: 61 },
      { text: 'Ben', weight: 70 },
    ])
    // Whoever means kilograms turns it off.
    const off = planOf(await read('Name,Weight\nAnna,61\nBen,70\n'), { weightsCount: false })
    expect(off.entries).toEqual([{ text: 'Anna' }, { text: 'Ben' }])
  })
})

describe('results', () => {
  const [anna] = wheelWith('=Anna', 'Ben').segments
  const result = (changes: Partial<SpinResult> = {}): SpinResult => ({
    id: 'spin1',
    wheelId: 'wheel_1',
    winner: anna as Segment,
    spinDuration: 4000,
    order: 1,
    timestamp: Date.UTC(2026, 6, 1, 22, 30, 5),
    angle: radians(0),
    isEliminationMode: false,
    isFinalWinner: false,
    remainingSegments: 8,
    ...changes,
  })
  const elimination = { isEliminationMode: true, remainingSegments: 1 }
  const resultsCsv = (results: readonly SpinResult[], timeZone?: string) => {
    const rows = resultRows(results.length, timeZone)
    return csvOf([rows.header, ...rows.next(results)])
  }
  const results = [
    result(),
    result({ id: 'spin2', ...elimination, timestamp: Date.UTC(2026, 0, 1) }),
    result({ id: 'spin3', ...elimination, isFinalWinner: true }),
  ]

  it('have the time with the zone of that day', () => {
    expect(resultsCsv(results, 'Europe/Berlin').slice(1).split('\r\n')).toEqual([
      'No.,Of,Winner,Time,Drawn From,Mode,Spin ID',
      "3,3,'=Anna,2026-07-02T00:30:05+02:00,8,Normal,spin1",
      "2,3,'=Anna,2026-01-01T01:00:00+01:00,2,Elimination,spin2",
      "1,3,'=Anna,2026-07-02T00:30:05+02:00,2,Final Winner,spin3",
      '',
    ])
    expect(resultsCsv(results, 'UTC')).toContain('2026-07-01T22:30:05+00:00')
    expect(resultsCsv(results, 'Asia/Kolkata')).toContain('+05:30')
    expect(new Date(/\d{4}-[^,]+/.exec(resultsCsv(results))?.[0] ?? '').getTime()).toBe(
      results[0]?.timestamp,
    )
  })

  it('say how likely each was, where the weights of the wheel count', () => {
    const weighted = [result({ chance: 3 / 41 }), result({ chance: 0.25 }), result()]
    const rows = resultRows(3, 'UTC', { chances: true })
    expect(rows.header.slice(-2)).toEqual(['Spin ID', 'Chance'])
    expect(rows.next(weighted).map((row) => row.at(-1))).toEqual([0.0731707, 0.25, ''])
    expect(resultRows(3, 'UTC').next(weighted)[0]).toHaveLength(7)
  })

  it('say what each was drawn for and who does not have it, behind all other columns', () => {
    const drawn = [
      result({ prize: '=Dinner', drawId: 'd' }),
      result({ prize: '=Dinner', drawId: 'd', noShow: 'notHere' }),
      result({ drawId: 'd', noShow: 'declined' }),
      result(),
    ]
    const rows = resultRows(4, 'UTC', { chances: true, prizes: true })
    expect(rows.header.slice(-4)).toEqual(['Spin ID', 'Chance', 'Prize', 'Status'])
    expect(rows.next(drawn).map((row) => row.slice(-2))).toEqual([
      ['=Dinner', ''],
      ['=Dinner', 'Not here'],
      ['', 'Declined'],
      ['', ''],
    ])
  })

  it('are the same made part by part', () => {
    const rows = resultRows(results.length, 'UTC')
    const parts = results.map((one) => csvLines(rows.next([one])))
    expect(csvOf([rows.header]) + parts.join('')).toBe(resultsCsv(results, 'UTC'))
  })

  it('are a table to paste, and no winner adds a line, a column or a formula', () => {
    const named = (text: string) => result({ winner: { ...(anna as Segment), text } })
    const texts = ['A\tB\nC', '=1+1', '"Bob" Smith', 'say "hi"']
    const rows = resultRows(4, 'UTC').next(texts.map(named))
    const lines = tabbedLines(rows).trimEnd().split('\n')
    expect(lines.map((line) => line.split('\t').slice(0, 3))).toEqual([
      ['4', '4', 'A B C'],
      ['3', '4', "'=1+1"],
      ['2', '4', '"""Bob"" Smith"'],
      ['1', '4', 'say "hi"'],
    ])
  })

  it('can be an elimination, drawn from one more than were left', () => {
    const entry = resultOf({
      eliminatedSegment: anna as Segment,
      order: 1,
      timestamp: Date.UTC(2026, 0, 1),
      eliminatedByResult: 'spin9',
      remainingSegments: 4,
    })
    expect(resultRows(1, 'UTC').next([entry])).toEqual([
      [1, 1, '=Anna', '2026-01-01T00:00:00+00:00', 5, 'Elimination', 'spin9'],
    ])
  })
})

describe('a file name', () => {
  const at = Date.UTC(2026, 10, 22, 23, 30)
  it.each([
    ['Team Lunch', 'Team-Lunch-results-2026-11-22'],
    [' a/b\\c: "d"? ', 'a-b-c-d-results-2026-11-22'],
    ['हिन्दी 🎉', 'हिन्दी-results-2026-11-22'],
    ['../..', 'My-Wheel-results-2026-11-22'],
  ])('carries the name of the wheel and the date: %s', (name, expected) => {
    expect(fileNameOf(name, 'results', at, 'UTC')).toBe(expected)
  })

  it('has the date of the place', () => {
    expect(fileNameOf('A', 'options', at, 'Europe/Berlin')).toBe('A-options-2026-11-23')
  })
})
