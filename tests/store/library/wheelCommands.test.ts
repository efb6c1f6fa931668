// What the visitor does with wheels, wherever they are: nothing is lost, whatever fails and whichever tab does it.

import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../src/platform/database'
import type { LibraryDatabase } from '../../../src/store/library/schema'
import { rowsOf, sortRows } from '../../../src/store/library/wheelCommands'
import { DEFAULT_WHEEL_NAME } from '../../../src/wheel/name'
import { shown } from '../../sayings'
import { emptyDisk, getRaw, libraryBrowser, newId, ownWheel, putRaw, resultOf } from './library'

beforeEach(emptyDisk)

async function three() {
  const both = libraryBrowser()
  const tab = both.openTab()
  for (const name of ['One', 'Two', 'Three']) tab.make(name)
  await tab.archiver.work()
  const idOf = async (name: string) => {
    const listed = await tab.library.wheels.list()
    const rows = rowsOf(
      tab.state(),
      listed.fault === null ? listed.value : { entries: [], unreadable: [] },
      1,
    )
    return rows.find((row) => row.name === name)?.id ?? ''
  }
  const allNames = async () =>
    [
      ...tab.state().ownWheels.map(({ wheel }) => wheel.name),
      tab.state().wheel.name,
      ...(await tab.names()),
    ].toSorted()
  return { both, tab, idOf, allNames }
}

describe('opening', () => {
  it('takes the wheel out of the library once the local storage holds it', async () => {
    const { both, tab, idOf, allNames } = await three()
    await tab.wheelCommands.open(await idOf('One'))
    expect(tab.state().wheel.name).toBe('One')
    expect(await tab.names()).toEqual([])
    expect(await allNames()).toEqual(['One', 'Three', 'Two'])
    expect(both.openTab().state().wheel.name).toBe('One')
  })

  it('leaves it in the library where the local storage does not take it', async () => {
    const { both, tab, idOf } = await three()
    const one = await idOf('One')
    Object.assign(both.services.storage, { write: () => false })
    await tab.wheelCommands.open(one)
    if (tab.state().dialog === 'noRoom') tab.actions.openBlockedWheel()
    expect(tab.state().wheel.name).toBe('One')
    expect(await tab.names()).toEqual(['One'])
  })

  it('of the current wheel and of one at hand needs no library', async () => {
    const { tab, idOf } = await three()
    expect(await tab.wheelCommands.open(await idOf('Three'))).toBe(true)
    expect(await tab.wheelCommands.open(await idOf('Two'))).toBe(true)
    expect(tab.state().wheel.name).toBe('Two')
  })

  it('says that a wheel is gone, which another tab has removed for good', async () => {
    const { tab } = await three()
    expect(await tab.wheelCommands.open('nowhere')).toBe(false)
    expect(tab.toasts().at(-1)).toMatch(/no longer in My Wheels/)
    expect(tab.state().wheel.name).toBe('Three')
  })

  it('does nothing while the wheel spins', async () => {
    const { tab, idOf } = await three()
    tab.actions.requestSpin()
    expect(await tab.wheelCommands.open(await idOf('One'))).toBe(false)
    expect(await tab.names()).toEqual(['One'])
  })

  it('of the same wheel in two tabs loses nothing', async () => {
    const { both, tab, idOf } = await three()
    const other = both.openTab()
    const one = await idOf('One')
    await Promise.all([tab.wheelCommands.open(one), other.wheelCommands.open(one)])
    both.settle()
    expect(tab.state().wheel.name).toBe('One')
    expect(other.state().wheel.name).toBe('One')
    await Promise.all([tab.archiver.work(), other.archiver.work()])
    expect(
      [...(await tab.names()), ...tab.state().ownWheels.map(({ wheel }) => wheel.name)].toSorted(),
    ).toEqual(['Three', 'Two'])
  })

  it('is undone without losing the wheel', async () => {
    const { tab, idOf, allNames } = await three()
    await tab.wheelCommands.open(await idOf('One'))
    tab.actions.undo(tab.state().toasts.at(-1)?.id ?? '')
    await tab.archiver.work()
    expect(tab.state().wheel.name).toBe('Three')
    expect(new Set(await allNames())).toEqual(new Set(['One', 'Three', 'Two']))
  })
})

describe('renaming, duplicating and removing', () => {
  it.each(['One', 'Two', 'Three'])('renames %s, wherever it is', async (name) => {
    const { tab, idOf, allNames } = await three()
    await tab.wheelCommands.rename(await idOf(name), ' 4B ')
    expect(await allNames()).toEqual(
      ['One', 'Two', 'Three'].map((one) => (one === name ? '4B' : one)).toSorted(),
    )
  })

  it.each(['One', 'Two', 'Three'])(
    'duplicates %s, wherever it is, without results',
    async (name) => {
      const { tab, idOf, allNames } = await three()
      await tab.wheelCommands.duplicate(await idOf(name))
      expect(await allNames()).toEqual([`Copy of ${name}`, 'One', 'Three', 'Two'].toSorted())
      await tab.wheelCommands.open(await idOf(`Copy of ${name}`))
      expect(tab.texts()).toEqual(['Yes', 'No', 'Maybe'])
      expect(tab.state().wheel.statistics.totalSpins).toBe(0)
    },
  )

  it.each(['One', 'Two', 'Three'])('removes %s, wherever it is, until Undo', async (name) => {
    const { tab, idOf, allNames } = await three()
    const next = name === 'Three' ? await idOf('Two') : null
    await tab.wheelCommands.remove(await idOf(name), next)
    expect(await allNames()).toEqual(
      ['One', 'Two', 'Three'].filter((one) => one !== name).toSorted(),
    )
    expect(tab.toasts().at(-1)).toBe(`Removed “${name}”`)
    tab.state().toasts.at(-1)?.action?.perform()
    await expect.poll(allNames).toEqual(['One', 'Three', 'Two'])
  })

  it('keeps a removed wheel for a tab that is closed before its Undo is over, and deletes it later', async () => {
    const { both, tab, idOf } = await three()
    const id = await idOf('One')
    await tab.wheelCommands.remove(id, null)
    await tab.library.tidy()
    expect(await getRaw('wheels', id)).toBeDefined()
    both.services.pass(2 * 3_600_000)
    await tab.library.tidy()
    expect(await getRaw('wheels', id)).toBeUndefined()
    expect(await getRaw('entries', id)).toBeUndefined()
  })

  it('is told to every tab that shows the list', async () => {
    const { both, tab, idOf } = await three()
    const other = both.openTab()
    let told = 0
    other.library.watch(() => {
      told += 1
    })
    await tab.wheelCommands.rename(await idOf('One'), '4B')
    expect(told).toBe(1)
    expect(await other.names()).toEqual(['4B'])
  })

  it('keeps a duplicate in the local storage where there is no database', async () => {
    const forbidden = (real: Database<LibraryDatabase>): Database<LibraryDatabase> => {
      const outcome = async () => ({ fault: 'forbidden' as const, cause: null })
      return { ...real, read: outcome, write: outcome }
    }
    const tab = libraryBrowser().openTab(forbidden)
    tab.make('One')
    await tab.wheelCommands.duplicate(tab.state().wheel.id)
    expect(tab.state().ownWheels.map(({ wheel }) => wheel.name)).toEqual(['Copy of One'])
    const [copy] = tab.state().ownWheels
    await tab.wheelCommands.remove(copy?.wheel.id ?? '', null)
    expect(tab.state().ownWheels).toEqual([])
    tab.state().toasts.at(-1)?.action?.perform()
    expect(tab.state().ownWheels).toHaveLength(1)
  })
})

describe('records that cannot be read', () => {
  const DAMAGED: readonly [string, unknown][] = [
    ['nothing', undefined],
    ['a text', 'wheel'],
    ['another format', { version: 2, text: '{}' }],
    ['no JSON', { version: 1, text: '{"id":' }],
    ['no wheel', { version: 1, text: '{}' }],
    ['another wheel', { version: 1, text: JSON.stringify({ id: 'other' }) }],
  ]

  it.each(DAMAGED)('are listed, and opening says so: %s', async (_, record) => {
    const { tab } = await three()
    await putRaw('entries', 'damaged', { version: 9 })
    if (record !== undefined) await putRaw('wheels', 'damaged', record)
    expect(await tab.library.wheels.list()).toMatchObject({ value: { unreadable: ['damaged'] } })
    expect(await tab.wheelCommands.open('damaged')).toBe(false)
    expect(await getRaw('entries', 'damaged')).toEqual({ version: 9 })
    if (record !== undefined) expect(await getRaw('wheels', 'damaged')).toEqual(record)
  })

  it('are moved aside, never overwritten', async () => {
    const { tab } = await three()
    const damaged = { version: 2, text: 'of a later version' }
    await putRaw('entries', 'damaged', { version: 2 })
    await putRaw('wheels', 'damaged', damaged)
    await tab.library.wheels.put([{ own: ownWheel('damaged', 'New'), usedAt: 1 }])
    expect(await tab.names()).toEqual(['New', 'One'])
    const listed = await tab.library.wheels.list()
    const [aside] = listed.fault === null ? listed.value.unreadable : []
    expect(await getRaw('wheels', aside ?? '')).toEqual(damaged)
  })

  it('can be removed, and brought back as they were', async () => {
    const { tab } = await three()
    await putRaw('entries', 'damaged', 'what')
    await putRaw('wheels', 'damaged', 'ever')
    await tab.wheelCommands.remove('damaged', null)
    expect(await getRaw('wheels', 'damaged')).toBeUndefined()
    expect(shown(tab.state().toasts.at(-1))).toMatchObject({
      message: 'Removed the wheel that cannot be read',
      type: 'info',
    })
    tab.state().toasts.at(-1)?.action?.perform()
    await expect.poll(() => getRaw('wheels', 'damaged')).toBe('ever')
    expect(await getRaw('entries', 'damaged')).toBe('what')
  })

  it('among results are left out', async () => {
    const { tab } = await three()
    const own = ownWheel('w', 'W')
    await tab.library.results.record([resultOf(own, 1), resultOf(own, 3)])
    await putRaw('results', ['w', 2, 'x'], { what: 'ever' })
    expect(await tab.library.results.page('w', 10)).toMatchObject({
      value: { results: [{ timestamp: 3 }, { timestamp: 1 }] },
    })
  })
})

it('every version of a wheel that is put or taken out is still there, or another has all of it', async () => {
  const names = fc.constantFrom('A', 'B', DEFAULT_WHEEL_NAME)
  const options = fc.uniqueArray(fc.constantFrom('x', 'y', 'z', 'w'), { minLength: 2 })
  const step = fc.record({
    id: fc.constantFrom('w1', 'w2'),
    name: names,
    options,
    isTaken: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      emptyDisk()
      const tab = libraryBrowser().openTab()
      const kept: ReturnType<typeof ownWheel>[] = []
      for (const { id, name, options: texts, isTaken } of steps) {
        const made = ownWheel(id, name, texts)
        // Options of the same text are the same option.
        const segments = made.wheel.segments.map((one) => ({
          ...one,
          id: one.text,
          color: '#112233',
        }))
        const own = { ...made, wheel: { ...made.wheel, segments, originalSegments: segments } }
        kept.push(own)
        // What is taken out is safe elsewhere.
        if (isTaken) await tab.library.wheels.takeOut(own)
        else await tab.library.wheels.put([{ own, usedAt: 1 }])
      }
      const listed = await tab.library.wheels.list()
      const ids = listed.fault === null ? listed.value.entries.map(({ id }) => id) : []
      const wheels = []
      for (const id of ids) {
        const opened = await tab.library.wheels.open(id)
        if (opened.fault === null && opened.value) wheels.push(opened.value.wheel)
      }
      expect(wheels).toHaveLength(ids.length)
      const safe = [
        ...wheels,
        ...steps.flatMap(({ isTaken }, at) => (isTaken ? (kept[at]?.wheel ?? []) : [])),
      ]
      for (const { wheel } of kept) {
        const texts = wheel.segments.map(({ text }) => text)
        const twin = safe.find(
          ({ name, segments }) =>
            (wheel.name === DEFAULT_WHEEL_NAME || name === wheel.name) &&
            texts.every((text) => segments.some((one) => one.text === text)),
        )
        expect(twin, `${wheel.name}: ${texts}`).toBeDefined()
      }
    }),
    { numRuns: 60 },
  )
})

it('pages through results without missing or repeating one', async () => {
  const { tab } = await three()
  const own = ownWheel('w', 'W')
  const results = Array.from({ length: 57 }, (_, index) => resultOf(own, index + 1))
  await tab.library.results.record(results)
  const seen: number[] = []
  let from: Parameters<typeof tab.library.results.page>[2]
  do {
    const outcome = await tab.library.results.page('w', 10, from)
    if (outcome.fault !== null) throw outcome.cause
    expect(outcome.value.total).toBe(57)
    seen.push(...outcome.value.results.map(({ timestamp }) => timestamp))
    from = outcome.value.next ?? undefined
  } while (from)
  expect(seen).toEqual(results.map(({ timestamp }) => timestamp).toReversed())
})

it('rows: one for each wheel, the one at hand before its older version in the library', async () => {
  const { tab } = await three()
  const [own] = tab.state().ownWheels
  await tab.library.wheels.put([{ own: { ...ownWheel(own?.wheel.id ?? '', 'Old') }, usedAt: 1 }])
  await tab.library.wheels.put([
    { own: ownWheel(newId(), '10A'), usedAt: 9 },
    { own: ownWheel(newId(), '4b'), usedAt: 8 },
  ])
  await putRaw('entries', 'damaged', null)
  const listed = await tab.library.wheels.list()
  if (listed.fault !== null) throw listed.cause
  const rows = rowsOf(tab.state(), listed.value, 1e12)
  expect(sortRows(rows, 'name').map(({ name }) => name)).toEqual([
    '4b',
    '10A',
    'One',
    'Three',
    'Two',
    '',
  ])
  const byUse = sortRows(rows, 'used')
  expect(byUse[0]).toMatchObject({ name: 'Three', isCurrent: true })
  expect(byUse.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  expect(byUse.at(-1)).toMatchObject({ isUnreadable: true })
})
