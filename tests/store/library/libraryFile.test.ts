// All wheels as one file: out and in again, and nothing is lost on either side.

import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { ShareError } from '../../../src/share/payload'
import {
  type Choice,
  contentOf,
  isLibraryFile,
  planOf,
  readLibraryFile,
  reconcile,
  writeLibraryFile,
} from '../../../src/store/library/libraryFile'
import type { UsedWheel } from '../../../src/store/library/wheels'
import { words } from '../../sayings'
import { emptyDisk, libraryBrowser, ownWheel } from './library'

const NOW = 1e12
const used = (id: string, name: string, options?: readonly string[], usedAt = 5): UsedWheel => ({
  own: ownWheel(id, name, options),
  usedAt,
})

beforeEach(emptyDisk)

describe('a file of all wheels', () => {
  it('brings every wheel back as it was', () => {
    const wheels = [used('a', '4B', ['x', 'ÿ', '😀']), used('b', 'ع', ['1', '2'], 7)]
    const text = writeLibraryFile(wheels, NOW)
    expect(isLibraryFile(text)).toBe(true)
    expect(readLibraryFile(text, NOW)).toEqual({ wheels, unreadable: 0 })
    expect(readLibraryFile(`\ufeff${text}`, NOW).wheels).toHaveLength(2)
  })

  it('counts the wheels that cannot be read, and reads the others', () => {
    const [good] = JSON.parse(writeLibraryFile([used('a', 'A')], NOW)).wheels
    const wheels = [good, good, null, 7, { ...good, id: '' }, { ...good, id: 'b', segments: {} }]
    const text = JSON.stringify({ fairwheel: 'library', version: 1, wheels })
    expect(readLibraryFile(text, NOW)).toMatchObject({ unreadable: 5, wheels: [{ own: {} }] })
  })

  it('has another version of a wheel where only who is picked differs', () => {
    const one = used('a', 'A')
    const { wheel } = one.own
    const segments = wheel.segments.map((segment, index) => ({ ...segment, picked: index === 0 }))
    const played = { ...one, own: { ...one.own, wheel: { ...wheel, segments } }, usedAt: 9 }
    expect(reconcile([played], [one])).toMatchObject([{ kind: 'newerInFile' }])
    expect(reconcile([played], [played])).toMatchObject([{ kind: 'same' }])
  })

  it.each([
    ['no JSON', '{"fairwheel":"library"'],
    ['a single wheel', '{"v":1,"segments":[]}'],
    ['a later version', '{"fairwheel":"library","version":2,"wheels":[]}'],
    ['too many wheels', `{"fairwheel":"library","version":1,"wheels":[${'0,'.repeat(5000)}0]}`],
    ['a bomb', `{"fairwheel":"library","version":1,"wheels":[${'['.repeat(13_000_000)}`],
  ])('is refused: %s', (_, text) => {
    expect(() => readLibraryFile(text, NOW)).toThrow(ShareError)
  })

  it.each(['turnsSince', 'lastOrder'])(
    'that has counted to the end in %s goes on counting',
    (key) => {
      const file = JSON.parse(writeLibraryFile([used('a', 'A')], NOW))
      const wheels = [{ ...file.wheels[0], [key]: 2 ** 53 - 1 }]
      const [read] = readLibraryFile(JSON.stringify({ ...file, wheels }), NOW).wheels
      const { lastOrder, turnsSince = 0 } = (read as UsedWheel).own.wheel
      expect(lastOrder + 2).toBeGreaterThan(lastOrder + 1)
      expect(turnsSince).toBeLessThanOrEqual(lastOrder)
    },
  )

  it('has nothing later than now', () => {
    const text = writeLibraryFile([used('a', 'A', undefined, 1e15)], NOW)
    expect(readLibraryFile(text, NOW).wheels[0]?.usedAt).toBe(NOW)
  })
})

it('says which wheels are new, the same, and newer on which side', () => {
  const here = [
    used('a', 'A'),
    used('b', 'B', ['1', '2'], 9),
    used('c', 'C', ['1', '2'], 1),
    used('x', 'Same'),
  ]
  const inFile = [
    used('a', 'A'),
    used('b', 'B', ['1', '3'], 5),
    used('c', 'C', ['1', '3'], 5),
    used('d', 'D'),
    used('e', 'Same'),
  ]
  expect(reconcile(inFile, here).map(({ kind }) => kind)).toEqual([
    'same',
    'newerHere',
    'newerInFile',
    'new',
    'same',
  ])
})

it('loses nothing that the visitor did not choose to replace', async () => {
  const ids = ['w1', 'w2', 'w3', 'w4']
  const oneWheel = fc.record({
    name: fc.constantFrom('A', 'B'),
    options: fc.constantFrom(['x', 'y'], ['x', 'z'], ['y', 'z']),
    usedAt: fc.integer({ min: 1, max: 9 }),
  })
  const side = fc.dictionary(fc.constantFrom(...ids), oneWheel)
  const choices = fc.dictionary(
    fc.constantFrom(...ids),
    fc.constantFrom<Choice>('here', 'file', 'both'),
  )
  const wheelsOf = (
    made: Record<string, { name: string; options: readonly string[]; usedAt: number }>,
  ) =>
    Object.entries(made).map(([id, { name, options, usedAt }]) => used(id, name, options, usedAt))
  await fc.assert(
    fc.asyncProperty(side, side, choices, fc.nat(3), async (mine, theirs, chosen, atHand) => {
      emptyDisk()
      const tab = libraryBrowser().openTab()
      const [here, inFile] = [wheelsOf(mine), wheelsOf(theirs)]
      // Some of them are at hand, the last one on the wheel.
      for (const { own } of here.slice(0, atHand)) tab.actions.openWheel(own, null, words('Opened'))
      await tab.library.wheels.put(here.slice(atHand))
      const { wheels } = readLibraryFile(writeLibraryFile(inFile, NOW), NOW)
      const compared = (await tab.wheelCommands.compare(wheels)) ?? []
      expect(compared).toHaveLength(inFile.length)
      const plan = planOf(
        compared,
        new Map(Object.entries(chosen)),
        tab.wheelCommands.copyWithNewId,
      )
      expect(await tab.wheelCommands.takeIn(plan)).toBe(true)
      const all = (await tab.wheelCommands.everyWheel()) ?? []
      const contents = all.map(({ own }) => contentOf(own.wheel))
      for (const { kind, found } of compared) {
        const { id } = found.own.wheel
        const choice = chosen[id] ?? (kind === 'newerHere' ? 'here' : 'file')
        const isConflict = kind === 'newerHere' || kind === 'newerInFile'
        if (!isConflict || choice !== 'here') expect(contents).toContain(contentOf(found.own.wheel))
      }
      const replaced = new Set(plan.replaced.map(({ own }) => own.wheel.id))
      for (const { own } of here) {
        if (!replaced.has(own.wheel.id)) expect(contents).toContain(contentOf(own.wheel))
      }
      expect(new Set(all.map(({ own }) => own.wheel.id)).size).toBe(all.length)
    }),
    { numRuns: 80 },
  )
})
