import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Choices,
  type Fate,
  importedWheel,
  type LongDecision,
} from '../../src/lists/importPlan'
import { defaultChoices, planImport } from '../../src/lists/planImport'
import { readPasted } from '../../src/lists/readSource'
import type { Source, SourceRow } from '../../src/lists/source'
import { optionText } from '../../src/wheel/segment'
import { realLines } from '../support/realNames'
import { timesArithmetic } from '../timing'
import { ids, planOf, textsOf, untouched, wheelWith } from './sources'

const LONG = 'A name that has far more than thirty characters'
const fates = (...args: Parameters<typeof planOf>) => planOf(...args).lines.map(({ fate }) => fate)

describe('fates', () => {
  it('adds names, and says which lines are blank', () => {
    const plan = planOf('Anna\n\n  Ben  \n \nCarla\n')
    expect(textsOf(plan)).toEqual(['Anna', 'Ben', 'Carla'])
    expect(plan.counts).toMatchObject({ added: 3, blank: 2 })
    expect(plan).toMatchObject({ total: 3, isReplacing: true, problem: null })
  })

  it('keeps duplicates unless asked, and shows them either way', () => {
    const text = 'Anna\nBen\nAnna\nANNA\nÁnna\nAn na'
    expect(planOf(text).counts.added).toBe(6)
    expect(planOf(text).found).toMatchObject({ exactDuplicates: 1, likelyDuplicates: 3 })
    const without = planOf(text, { keepsExactDuplicates: false, keepsLikelyDuplicates: false })
    expect(textsOf(without)).toEqual(['Anna', 'Ben'])
    expect(without.counts).toMatchObject({ exactDuplicate: 1, likelyDuplicate: 3 })
    expect(without.lines[3]?.duplicate).toEqual({ kind: 'likely', of: 'Anna', row: 0 })
    // Of the first one, though a duplicate that is kept may stand between.
    const rows = planOf('Anna\nAnna\nanna\nAnna\nANNA').lines.map((one) => one.duplicate?.row)
    expect(rows).toEqual([undefined, 0, 0, 0, 0])
  })

  it('finds a name again that differs in what cannot be seen', () => {
    const plan = planOf('Anna\nAn\u00adna\nAnna\u3164\nＡnna', { keepsExactDuplicates: false })
    expect(plan.counts).toMatchObject({ added: 1, exactDuplicate: 3 })
    const texts = planOf('Anna\u200b', { isReplacing: false }, wheelWith('Anna', 'Ben'))
    expect(texts.found.exactDuplicates).toBe(1)
  })

  it('makes exceptions for single duplicates', () => {
    const plan = planOf('Anna\nanna\nANNA', {
      keepsLikelyDuplicates: false,
      exceptions: new Set([2]),
    })
    expect(textsOf(plan)).toEqual(['Anna', 'ANNA'])
  })

  it('judges against the wheel only when adding', () => {
    const wheel = wheelWith('Anna', 'Zoe')
    const changes = { keepsExactDuplicates: false, keepsLikelyDuplicates: false }
    const adding = planOf('anna\nZoe\nBen', { ...changes, isReplacing: false }, wheel)
    expect(adding.lines.map(({ fate }) => fate)).toEqual([
      'likelyDuplicate',
      'exactDuplicate',
      'added',
    ])
    expect(adding.lines[1]?.duplicate).toMatchObject({ row: null })
    expect(adding.total).toBe(3)
    const replacing = planOf('anna\nZoe\nBen', { ...changes, isReplacing: true }, wheel)
    expect(replacing.counts.added).toBe(3)
    expect(replacing.total).toBe(3)
  })

  it.each([
    ['shorten', 'shortened', optionText(LONG)],
    ['leaveOut', 'leftOutLong', undefined],
    [{ text: ' Shorter ' }, 'edited', 'Shorter'],
    [{ text: `${LONG}!` }, 'edited', optionText(LONG)],
    [{ text: ' ' }, 'leftOutLong', undefined],
  ] as const)('does with a long text what was decided: %j', (decision, fate, text) => {
    const plan = planOf(`Anna\n${LONG}\nBen`, { longTexts: new Map([[1, decision]]) })
    expect(plan.lines[1]).toMatchObject({ fate, isLong: true, text: LONG })
    expect(plan.entries.map((entry) => entry.text)).toEqual([
      'Anna',
      ...(text ? [text] : []),
      'Ben',
    ])
    expect(plan.found.long).toBe(1)
  })

  it('takes long texts that begin alike for likely duplicates, and the same again for an exact one', () => {
    const plan = planOf(`${LONG} 1\n${LONG} 2\n${LONG} 1\nBen`)
    expect(plan.lines.map(({ duplicate }) => duplicate?.kind ?? null)).toEqual([
      null,
      'likely',
      'exact',
      null,
    ])
    const again = planOf(
      `${LONG} 1`,
      { isReplacing: false },
      wheelWith(optionText(LONG) ?? '', 'B'),
    )
    expect(again.found.exactDuplicates).toBe(1)
  })

  it('does not take letters of other scripts for accents', () => {
    expect(planOf('かく\nがく\nराम\nरीम').found.likelyDuplicates).toBe(0)
    expect(planOf('محمد\nمُحَمَّد').found.likelyDuplicates).toBe(1)
  })

  it('counts what the wheel has no room for', () => {
    const text = Array.from({ length: 10_005 }, (_, index) => `n${index}`).join('\n')
    expect(planOf(text).counts).toMatchObject({ added: 10_000, overLimit: 5 })
    const added = planOf(text, { isReplacing: false }, wheelWith('a', 'b'))
    expect(added.counts).toMatchObject({ added: 9998, overLimit: 7 })
    expect(added.total).toBe(10_000)
  })

  it('cannot be carried out with nothing to add, or too few to replace with', () => {
    expect(planOf('\n—').problem).not.toBe('nothing')
    expect(planOf('Anna', { isReplacing: true }).problem).toBe('tooFew')
    expect(planOf('Anna', { isReplacing: false }).problem).toBe(null)
    expect(planOf('x\nx\n', { columns: [3] }).problem).toBe('nothing')
  })
})

describe('every line has exactly one fate', () => {
  const text = fc.oneof(
    fc.constantFrom('Anna', 'anna', ' ÁNNA', '', '  ', '\u200b', LONG, `${LONG} 2`, 'Name', '=1+1'),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
  )
  const row: fc.Arbitrary<SourceRow> = fc.record(
    {
      cells: fc.array(text, { maxLength: 3 }),
      weight: fc.constant(2),
      isEliminated: fc.boolean(),
    },
    { requiredKeys: ['cells'] },
  )
  const source: fc.Arbitrary<Source> = fc.record({
    name: fc.constant(null),
    format: fc.constantFrom('lines', 'table', 'spreadsheet', 'wheel'),
    rows: fc.array(row, { maxLength: 30 }),
    notes: fc.constant([]),
  })
  const decision: fc.Arbitrary<LongDecision> = fc.oneof(
    fc.constantFrom<LongDecision>('shorten', 'leaveOut'),
    fc.record({ text }),
  )
  const choices: fc.Arbitrary<Partial<Choices>> = fc.record(
    {
      columns: fc.array(fc.nat(3), { maxLength: 3 }),
      hasHeader: fc.boolean(),
      isReplacing: fc.boolean(),
      keepsExactDuplicates: fc.boolean(),
      keepsLikelyDuplicates: fc.boolean(),
      exceptions: fc.uniqueArray(fc.nat(30)).map((rows) => new Set(rows)),
      longDefault: fc.constantFrom('shorten', 'leaveOut'),
      longTexts: fc.array(fc.tuple(fc.nat(30), decision)).map((pairs) => new Map(pairs)),
    },
    { requiredKeys: [] },
  )
  const ADDED: readonly Fate[] = ['added', 'shortened', 'edited']

  it('and the counts add up, whatever the texts and the choices', () => {
    const wheels = [untouched, wheelWith('Anna', optionText(LONG) ?? '', 'Ben'), wheelWith('x')]
    fc.assert(
      fc.property(source, choices, fc.constantFrom(...wheels), (from, changes, wheel) => {
        const chosen = { ...defaultChoices(from, wheel), ...changes }
        const plan = planImport(from, chosen, wheel)
        expect(plan.lines.map((line) => line.row)).toEqual(from.rows.map((_, index) => index))
        const sum = Object.values(plan.counts).reduce((one, other) => one + other, 0)
        expect(sum).toBe(from.rows.length)
        for (const [fate, count] of Object.entries(plan.counts)) {
          expect(plan.lines.filter((line) => line.fate === fate)).toHaveLength(count)
        }
        const added = ADDED.reduce((total, fate) => total + plan.counts[fate], 0)
        expect(plan.entries).toHaveLength(added)
        expect(plan.total).toBe(added + (chosen.isReplacing ? 0 : wheel.segments.length))
        const after = importedWheel(wheel, plan, ids('new'), false)
        if (plan.problem) expect(after).toBe(wheel)
        else {
          expect(after.segments).toHaveLength(plan.total)
          expect(after.segments.slice(-added).map((one) => one.text)).toEqual(textsOf(plan))
          expect(after.segments.every((one) => optionText(one.text) === one.text)).toBe(true)
        }
      }),
      { numRuns: 2000 },
    )
  })
})

describe('10,000 real names', () => {
  it('are all accounted for', () => {
    const lines = realLines()
    const plan = planOf(lines.join('\n'))
    expect(plan.lines).toHaveLength(10_000)
    const expected = lines.flatMap((line) => optionText(line) ?? [])
    expect(textsOf(plan)).toEqual(expected)
    expect(plan.counts.blank).toBe(10_000 - expected.length)
    expect(plan.counts.shortened).toBeGreaterThan(90)
    expect(plan.found.exactDuplicates).toBeGreaterThan(1000)
    expect(plan.found.likelyDuplicates).toBeGreaterThan(50)
  })

  it('are planned at once', async () => {
    const source = readPasted(realLines().join('\n'))
    const choices = defaultChoices(source, untouched)
    const times = await timesArithmetic(() => planImport(source, choices, untouched))
    // About 5, a few of them the characters of long texts.
    expect(times).toBeLessThan(40)
  })
})

describe('default choices', () => {
  const choicesOf = (rows: readonly (readonly string[])[], format: Source['format'] = 'table') =>
    defaultChoices(
      { name: null, format, rows: rows.map((cells) => ({ cells })), notes: [] },
      untouched,
    )

  it.each([
    [
      'a full name',
      [
        ['Id', 'Name', 'Class'],
        ['1', 'Anna Berg', '4B'],
        ['2', 'Ben Dorn', '4B'],
      ],
      [1],
    ],
    [
      'two names',
      [
        ['Last Name', 'First Name'],
        ['Berg', 'Anna'],
        ['Dorn', 'Ben'],
      ],
      [1, 0],
    ],
    [
      'German names',
      [
        ['Nr.', 'Name', 'Vorname'],
        ['1', 'Berg', 'Anna'],
        ['2', 'Dorn', 'Ben'],
      ],
      [2, 1],
    ],
    [
      'Prénom and nom',
      [
        ['Prénom', 'Nom'],
        ['Anna', 'Berg'],
        ['Ben', 'Dorn'],
      ],
      [0, 1],
    ],
    [
      'addresses',
      [
        ['E-mail', 'Student name'],
        ['a@b.cc', 'Anna'],
        ['b@b.cc', 'Ben'],
      ],
      [1],
    ],
  ])('knows the header of %s', (_, rows, columns) => {
    expect(choicesOf(rows)).toMatchObject({ hasHeader: true, columns })
  })

  it.each([
    ['Vorname', 'Nachname'],
    ['Prénoms', 'Nom de famille'],
    ['Nome', 'Cognome'],
    ['Nome', 'Sobrenome'],
    ['Voornaam', 'Achternaam'],
    ['Imię', 'Nazwisko'],
    ['Förnamn', 'Efternamn'],
    ['Primer nombre', 'Apellidos'],
    ['名', '姓'],
    ['given_name', 'FAMILY-NAME'],
    ['First:', '*Last*'],
  ])('knows %s and %s as the two parts of a name', (first, last) => {
    // By their words the last column would be the names.
    const rows = (header: readonly string[]) => [header, ['1', 'x', 'Berg'], ['2', 'x', 'Dorn']]
    expect(choicesOf(rows(['?', last, first]))).toMatchObject({ hasHeader: true, columns: [2, 1] })
    expect(choicesOf(rows(['?', last, '?'])).columns).toEqual([1])
    expect(choicesOf(rows(['?', first, '?'])).columns).toEqual([1])
    expect(choicesOf(rows([first, '?', '?'])).columns).toEqual([0])
    expect(choicesOf(rows([last, '?', '?'])).columns).toEqual([0])
  })

  it.each([
    ...['Students', 'Participant name', 'Attendee', 'Choices', 'Title', 'Nom complet', 'Nombre'],
    ...['Vollständiger Name', 'Élève', 'Imię i nazwisko', 'Имя', '姓名', '이름', 'الاسم'],
  ])('knows %s as a name', (name) => {
    const rows = [
      ['?', name, '?'],
      ['1', 'x', 'Berg'],
      ['2', 'x', 'Dorn'],
    ]
    expect(choicesOf(rows)).toMatchObject({ hasHeader: true, columns: [1] })
  })

  it('finds the column of names without a header', () => {
    const rows = [
      ['1', 'a@b.cc', 'Anna'],
      ['2', 'b@b.cc', 'Ben'],
      ['3', 'c@b.cc', 'Cem'],
    ]
    expect(choicesOf(rows)).toMatchObject({ hasHeader: false, columns: [2] })
    expect(choicesOf([['1'], ['2'], ['3']])).toMatchObject({ hasHeader: false, columns: [0] })
  })

  it('knows by numbers below a word that it is a header', () => {
    expect(choicesOf([['Seat'], ['1'], ['2'], ['3']]).hasHeader).toBe(true)
    expect(choicesOf([['Anna'], ['2'], ['Ben']]).hasHeader).toBe(false)
  })

  it('takes no header away from a list of lines but a plain one', () => {
    expect(fates('Name\nAnna\nBen')).toEqual(['header', 'added', 'added'])
    expect(fates('Class\nAnna\nBen')).toEqual(['added', 'added', 'added'])
    expect(fates('Name')).toEqual(['added'])
  })

  it('replaces only options that nobody touched', () => {
    const source = {
      name: null,
      format: 'lines',
      notes: [],
      rows: [{ cells: ['A'] }, { cells: ['B'] }],
    } as const
    expect(defaultChoices(source, untouched).isReplacing).toBe(true)
    expect(defaultChoices(source, wheelWith('Me', 'You')).isReplacing).toBe(false)
    expect(defaultChoices({ ...source, rows: [{ cells: ['A'] }] }, untouched).isReplacing).toBe(
      false,
    )
  })
})
