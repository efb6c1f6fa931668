import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffLines, textOf, withEditedText } from '../../src/lists/editText'
import { matchLines } from '../../src/lists/matchLines'
import { MAX_SEGMENTS, optionText, type Segment } from '../../src/wheel/segment'
import { realLines } from '../support/realNames'
import { timesArithmetic } from '../timing'
import { ids, wheelWith } from './sources'

const segmentsOf = (...texts: readonly string[]) => wheelWith(...texts).segments
const edited = (before: readonly Segment[], text: string) => diffLines(before, text, ids('new'))
const idsOf = (segments: readonly Segment[]) => segments.map(({ id }) => id)

describe('edit as text', () => {
  const four = segmentsOf('Anna', 'Ben', 'Cem', 'Dana')

  it('changes nothing where nothing was edited', () => {
    const wheel = wheelWith('Anna', 'Ben', 'Ben')
    const edit = edited(wheel.segments, textOf(wheel))
    expect(edit).toMatchObject({ added: 0, removed: 0, changed: 0, problem: null })
    expect(withEditedText(wheel, edit, false)).toBe(wheel)
  })

  it('keeps what was done to the list since the text was taken from it', () => {
    const base = wheelWith('Anna', 'Ben', 'Cem', 'Dana')
    const [anna, ben, cem, dana] = base.segments as [Segment, Segment, Segment, Segment]
    const elsewhere = { ...wheelWith('Emil').segments[0], id: 'elsewhere', text: 'Emil' } as Segment
    const segments = [ben, { ...cem, text: 'Cleo' }, { ...dana, text: 'Dora' }, elsewhere]
    const edit = edited(base.segments, 'Anna\nBen\nCeylan\nDana\nTyped')
    const merged = withEditedText({ ...base, segments }, edit, false, base).segments
    expect(merged.map(({ text }) => text).toSorted()).toEqual(
      // Anna was removed, Dana renamed and Emil added elsewhere; Cem was renamed in both, and what is typed stays.
      ['Ben', 'Ceylan', 'Dora', 'Emil', 'Typed'],
    )
    expect(merged.find(({ text }) => text === 'Ceylan')?.id).toBe(cem.id)
    expect(merged).not.toContain(anna)
  })

  it('keeps the options around an insertion, a removal and a change', () => {
    expect(idsOf(edited(four, 'Anna\nNew\nBen\nCem\nDana').segments)).toEqual([
      'old1',
      'new1',
      'old2',
      'old3',
      'old4',
    ])
    expect(idsOf(edited(four, 'Anna\nDana').segments)).toEqual(['old1', 'old4'])
    const change = edited(four, 'Anna\nZoe\nCem\nDana')
    expect(idsOf(change.segments)).toEqual(['old1', 'old2', 'old3', 'old4'])
    expect(change.segments[1]).toEqual({ ...four[1], text: 'Zoe' })
    expect(change).toMatchObject({ added: 0, removed: 0, changed: 1 })
  })

  it('keeps what was moved, colors, weights and eliminations with it', () => {
    const before = four.map((one, index) => ({
      ...one,
      weight: index + 1,
      eliminated: index === 2,
    }))
    const { segments } = edited(before, 'Dana\nCem\nBen\nAnna')
    expect(segments).toEqual(before.toReversed())
  })

  it('keeps several changed lines that still look alike, and no pasted list', () => {
    expect(edited(four, 'Annas\nBens\nCem\nDana').changed).toBe(2)
    expect(edited(four, 'Emil\nFinn\nGina\nHans')).toMatchObject({
      added: 4,
      removed: 4,
      changed: 0,
    })
  })

  it('knows which of several equal lines is gone', () => {
    const before = segmentsOf('A', 'B', 'A', 'C', 'A')
    expect(idsOf(edited(before, 'B\nA\nC\nA').segments)).toEqual(['old2', 'old3', 'old4', 'old5'])
    expect(idsOf(edited(before, 'A\nB\nA\nC').segments)).toEqual(['old1', 'old2', 'old3', 'old4'])
  })

  it('has eliminated options in the text', () => {
    const wheel = wheelWith('Anna', 'Ben', 'Cem')
    const out = {
      ...wheel,
      segments: wheel.segments.map((one) => ({ ...one, eliminated: one.text === 'Ben' })),
    }
    expect(textOf(out)).toBe('Anna\nBen\nCem')
    expect(edited(out.segments, 'Anna\nBen\nCem\nDana').segments[1]?.eliminated).toBe(true)
  })

  it('shortens long lines, ignores blank ones, and counts those without room', () => {
    const edit = edited(four, `Anna\n \n${'x'.repeat(40)}\n\nBen`)
    expect(edit.segments.map(({ text }) => text)).toEqual(['Anna', 'x'.repeat(30), 'Ben'])
    expect(edit.shortened).toBe(1)
    expect(edited(four, ' Anna \nBen\t\nCem').shortened).toBe(0)
    const full = edited(
      four,
      Array.from({ length: MAX_SEGMENTS + 7 }, (_, i) => `n${i}`).join('\n'),
    )
    expect(full.segments).toHaveLength(MAX_SEGMENTS)
    expect(full.overLimit).toBe(7)
  })

  it('leaves a wheel as it is where too few options would be left', () => {
    const wheel = wheelWith('Anna', 'Ben')
    for (const text of ['', 'Anna', '\n \n']) {
      const edit = edited(wheel.segments, text)
      expect(edit.problem).toBe('tooFew')
      expect(withEditedText(wheel, edit, false)).toBe(wheel)
    }
  })

  it('gives new lines colors unlike those beside them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Anna', 'Ben', 'Cem', 'Dana', 'x', 'y', 'z')),
        (lines) => {
          const { segments } = edited(four, lines.join('\n'))
          for (const [index, { id, color }] of segments.entries()) {
            const next = segments[(index + 1) % segments.length]
            if (segments.length < 2 || !id.startsWith('new')) continue
            expect(next?.color).not.toBe(color)
          }
        },
      ),
    )
  })
})

describe('any edit', () => {
  const lines = fc.array(
    fc.constantFrom('a', 'b', 'c', 'd', 'e', ' f ', '', 'Ünal 🎉', 'x'.repeat(40)),
    {
      maxLength: 40,
    },
  )
  const optionsOf = (typed: readonly string[]) => typed.flatMap((line) => optionText(line) ?? [])

  it('has the lines of the text, and keeps as many of each as both have', () => {
    fc.assert(
      fc.property(lines, lines, (typed, next) => {
        const before = segmentsOf(...optionsOf(typed))
        const { segments, added, removed, changed } = edited(before, next.join('\n'))
        expect(segments.map(({ text }) => text)).toEqual(optionsOf(next))
        expect(new Set(idsOf(segments)).size).toBe(segments.length)
        expect(before.length - removed + added).toBe(segments.length)
        const same = segments.filter((segment) => before.includes(segment))
        const texts = new Set(optionsOf(next))
        const common = Array.from(texts, (text) =>
          Math.min(
            before.filter((one) => one.text === text).length,
            segments.filter((one) => one.text === text).length,
          ),
        )
        expect(same).toHaveLength(common.reduce((one, other) => one + other, 0))
        expect(segments.length - same.length).toBe(added + changed)
      }),
      { numRuns: 1000 },
    )
  })

  it('of one line keeps all others', () => {
    const names = fc.uniqueArray(
      fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme-ascii' }),
      {
        minLength: 3,
        selector: (text) => optionText(text) ?? '',
      },
    )
    fc.assert(
      fc.property(names, fc.nat(), (typed, at) => {
        const texts = optionsOf(typed)
        fc.pre(texts.length > 2)
        const before = segmentsOf(...texts)
        const index = at % texts.length
        const next = texts.with(index, 'changed to this')
        expect(idsOf(edited(before, next.join('\n')).segments)).toEqual(idsOf(before))
      }),
    )
  })

  it('matches every line before at most once', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const { from } = matchLines(before, after)
        const used = Array.from(from).filter((place) => place >= 0)
        expect(new Set(used).size).toBe(used.length)
        for (const [index, place] of from.entries()) {
          if (place >= 0) expect(before[place]).toBe(after[index])
        }
      }),
    )
  })
})

it('as many lines as possible stay in place, and none changes sides with another', () => {
  const names = fc.shuffledSubarray([...'abcdefghijkl'])
  fc.assert(
    fc.property(names, names, (before, after) => {
      const { from, isInPlace } = matchLines(before, after)
      const staying = Array.from(from).filter((_, index) => isInPlace[index])
      expect(staying).toEqual(staying.toSorted((one, other) => one - other))
      expect(staying).toHaveLength(longestCommon(before, after))
    }),
  )
})

function longestCommon(before: readonly string[], after: readonly string[]): number {
  let row = after.map(() => 0)
  for (const old of before) {
    const above = row
    row = []
    for (const [index, line] of after.entries()) {
      const same = (above[index - 1] ?? 0) + 1
      row.push(line === old ? same : Math.max(above[index] ?? 0, row[index - 1] ?? 0))
    }
  }
  return row.at(-1) ?? 0
}

describe('10,000 lines', () => {
  const lines = realLines().filter((line) => optionText(line))
  const before = segmentsOf(...lines.map((line) => optionText(line) ?? ''))

  it.each([
    ['one changed', lines.with(5000, 'Somebody else')],
    ['reversed', lines.toReversed()],
    ['sorted', lines.toSorted()],
    ['every other gone', lines.filter((_, index) => index % 2)],
    ['all the same', lines.map(() => 'Anna')],
    ['all new', lines.map((line) => `${line.slice(0, 5)}-`)],
  ])('are compared at once: %s', async (_, next) => {
    const text = next.join('\n')
    expect(edited(before, text).segments).toHaveLength(next.length)
    // About 4; quadratic time would be hundreds.
    expect(await timesArithmetic(() => edited(before, text))).toBeLessThan(40)
  })
})
