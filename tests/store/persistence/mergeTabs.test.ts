// Proves that a merge of two tabs keeps what each of them did, and that both come to the same.

import { describe, expect, it } from 'vitest'
import { mergeTabs } from '../../../src/store/persistence/mergeTabs'
import type { SharedState } from '../../../src/store/state'
import { editSegment, recordResult } from '../../../src/wheel/wheel'
import { ownWheel, resultOf, sharedState, wheelNamed } from './shared'

const base = sharedState()
const { wheel } = base
const merged = (mine: SharedState, theirs: SharedState, from: SharedState | null = base) =>
  mergeTabs(from, mine, theirs).shared
const names = ({ ownWheels }: SharedState) => ownWheels.map((own) => own.wheel.name)
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)

describe('what only one tab has changed', () => {
  it.each<[string, Partial<SharedState>]>([
    ['wheel', { wheel: { ...wheel, name: 'Lunch' } }],
    ['moment of opening', { openedAt: 200 }],
    ['settings', { settings: { ...base.settings, soundEnabled: !base.settings.soundEnabled } }],
    ['other wheels', { ownWheels: [ownWheel('other'), ownWheel('third')] }],
    ['pending spins', { pendingSpins: [resultOf(wheel, 'p')] }],
    ['preferences', { preferences: { ...base.preferences, areHapticsOn: false } }],
    ['theme', { theme: 'dark' }],
  ])('is in both afterwards: the %s', (_, change) => {
    const changed = { ...base, ...change }
    expect(merged(changed, base)).toEqual(changed)
    expect(merged(base, changed)).toEqual(changed)
  })

  it('is in both afterwards: a sound of their own for each of two parts @sound.own', () => {
    const { ownSounds } = base.settings
    const withSound = (part: 'tick' | 'winner') => ({
      ...base,
      settings: { ...base.settings, ownSounds: { ...ownSounds, [part]: part } },
    })
    const both = { ...ownSounds, tick: 'tick', winner: 'winner' }
    const [mine, theirs] = [withSound('tick'), withSound('winner')]
    expect(merged(mine, theirs).settings.ownSounds).toEqual(both)
    expect(merged(theirs, mine).settings.ownSounds).toEqual(both)
  })

  it('is no reason to make new objects of the rest', () => {
    const before = sharedState({
      ownWheels: [ownWheel('other')],
      pendingSpins: [resultOf(wheel, 'p')],
    })
    const theirs = { ...before, theme: 'dark' as const }
    const found = merged({ ...before }, theirs, before)
    for (const [field, value] of Object.entries(theirs)) {
      expect(found[field as keyof SharedState], field).toBe(value)
    }
  })
})

describe('the wheel that is on', () => {
  const [early, late] = [wheelNamed('z'), wheelNamed('a')]

  it('is the one that was opened last, and the other one is put aside', () => {
    const mine = sharedState({ wheel: early, openedAt: 1 })
    const theirs = sharedState({ wheel: late, openedAt: 2 })
    for (const found of [merged(mine, theirs, null), merged(theirs, mine, null)]) {
      expect(found).toMatchObject({ wheel: late, openedAt: 2, ownWheels: [{ wheel: early }] })
    }
  })

  it('is the same in both tabs where two were opened at the same moment', () => {
    const mine = sharedState({ wheel: early })
    const theirs = sharedState({ wheel: late })
    expect(merged(mine, theirs, null).wheel).toBe(early)
    expect(merged(theirs, mine, null).wheel).toBe(early)
  })

  it('has its own settings and its own link', () => {
    const link = { hash: '#a', isOpened: true }
    const settings = { ...base.settings, eliminationMode: true }
    const mine = sharedState({ wheel: early, openedAt: 1, link: { hash: '#b', isOpened: true } })
    const theirs = sharedState({ wheel: late, openedAt: 2, link, settings })
    for (const found of [merged(mine, theirs, null), merged(theirs, mine, null)]) {
      expect(found).toMatchObject({ link, settings })
    }
  })

  it('stays though the other tab has dropped it', () => {
    const other = ownWheel('other')
    const before = sharedState({ ownWheels: [other] })
    const mine = { ...before, ownWheels: [] }
    const theirs = sharedState({ wheel: other.wheel, openedAt: 200, ownWheels: [] })
    expect(merged(mine, theirs, before).wheel).toBe(other.wheel)
  })
})

describe('the link of a wheel that both have', () => {
  const link = { hash: '#a', isOpened: true }
  const having = (one: SharedState['link']) => sharedState({ wheel, link: one })

  it('is kept where both have the same', () => {
    expect(merged(having({ ...link }), having(link)).link).toBe(link)
    expect(merged(having(null), having(null)).link).toBeNull()
  })

  it('is dropped where one of them no longer has it, or has another', () => {
    for (const other of [null, { ...link, hash: '#b' }, { ...link, isOpened: false }]) {
      expect(merged(having(link), having(other)).link).toBeNull()
      expect(merged(having(other), having(link)).link).toBeNull()
    }
  })
})

describe('settings that both have changed', () => {
  const changed = (change: Partial<SharedState['settings']>) => ({
    ...base,
    settings: { ...base.settings, ...change },
  })
  const { animationSpeed } = base.settings

  it('are merged one by one, however deep they lie', () => {
    const mine = changed({
      soundEnabled: false,
      animationSpeed: { ...animationSpeed, customSpinDuration: 7000 },
    })
    const theirs = changed({
      eliminationMode: true,
      animationSpeed: { ...animationSpeed, customTransitionSpeed: 2 },
    })
    const { settings } = changed({
      soundEnabled: false,
      eliminationMode: true,
      animationSpeed: {
        ...animationSpeed,
        customSpinDuration: 7000,
        customTransitionSpeed: 2,
      },
    })
    expect(merged(mine, theirs).settings).toEqual(settings)
    expect(merged(theirs, mine).settings).toEqual(settings)
  })

  it('come to the same in both tabs where they are the same setting', () => {
    const [mine, theirs] = [changed({ theme: 'ocean' }), changed({ theme: 'sunset' })]
    expect(merged(mine, theirs).settings.theme).toBe(merged(theirs, mine).settings.theme)
    const [dark, light] = [sharedState({ theme: 'dark' }), sharedState({ theme: 'light' })]
    expect(merged(dark, light).theme).toBe(merged(light, dark).theme)
  })

  it('are those of one of the two where nobody knows what was before', () => {
    const [on, off] = [true, false].map((areHapticsOn) =>
      sharedState({ preferences: { ...base.preferences, areHapticsOn } }),
    ) as [SharedState, SharedState]
    const { preferences } = merged(on, off, null)
    expect([on.preferences, off.preferences]).toContain(preferences)
    expect(merged(off, on, null).preferences).toBe(preferences)
  })
})

describe('other wheels', () => {
  const [kept, dropped] = [ownWheel('kept'), ownWheel('dropped')]
  const before = sharedState({ ownWheels: [kept, dropped] })
  const without = { ...before, ownWheels: [kept] }
  const spun = {
    ...dropped,
    wheel: recordResult(dropped.wheel, resultOf(dropped.wheel, 'r')),
  }

  it('that this tab has put aside come before those of the other', () => {
    const mine = { ...before, ownWheels: [ownWheel('mine'), kept, dropped] }
    const theirs = { ...before, ownWheels: [ownWheel('theirs'), kept, dropped] }
    expect(names(merged(mine, theirs, before))).toEqual(['mine', 'theirs', 'kept', 'dropped'])
  })

  it('that one tab has dropped are gone', () => {
    expect(names(merged(without, before, before))).toEqual(['kept'])
    expect(names(merged(before, without, before))).toEqual(['kept'])
  })

  it('that one tab has dropped stay where the other has spun them', () => {
    const other = { ...before, ownWheels: [kept, spun] }
    expect(merged(without, other, before).ownWheels).toContain(spun)
    expect(merged(other, without, before).ownWheels).toContain(spun)
  })

  it('that one tab has dropped stay while a spin of theirs is under way', () => {
    const other = { ...before, pendingSpins: [resultOf(dropped.wheel, 'p')] }
    expect(names(merged(without, other, before))).toContain('dropped')
    expect(names(merged(other, without, before))).toContain('dropped')
  })

  it('are the very same objects where this tab has changed nothing of them', () => {
    const found = merged(before, { ...before, ownWheels: [kept, spun] }, before)
    expect(found.ownWheels).toEqual([kept, spun])
    expect(found.ownWheels[1]).toBe(spun)
  })

  it('have the settings of one tab and the options of the other', () => {
    const settings = { ...dropped.settings, eliminationMode: true }
    const mine = { ...before, ownWheels: [kept, { ...dropped, settings }] }
    const theirs = { ...before, ownWheels: [kept, spun] }
    for (const found of [merged(mine, theirs, before), merged(theirs, mine, before)]) {
      expect(found.ownWheels[1]).toEqual({ wheel: spun.wheel, settings })
    }
  })
})

describe('spins and results', () => {
  const [first, second] = [resultOf(wheel, 'first', 1), resultOf(wheel, 'second', 2)]

  it('that one tab began and the other ended are pending where they are not over', () => {
    const before = sharedState({ pendingSpins: [first] })
    const ended = { ...before, pendingSpins: [] }
    const other = { ...second, wheelId: 'other' }
    const begun = { ...before, pendingSpins: [first, other] }
    expect(ids(merged(ended, begun, before).pendingSpins)).toEqual(['second'])
    expect(ids(merged(begun, ended, before).pendingSpins)).toEqual(['second'])
  })

  it('that both tabs began are both pending', () => {
    const mine = sharedState({ wheel, pendingSpins: [first] })
    const theirs = sharedState({ wheel, pendingSpins: [second] })
    expect(ids(merged(mine, theirs).pendingSpins)).toEqual(['second', 'first'])
    expect(ids(merged(mine, { ...theirs, pendingSpins: [first] }).pendingSpins)).toEqual(['first'])
  })

  it('that one tab has recorded are no longer pending in the other', () => {
    const recorded = sharedState({ wheel: recordResult(wheel, first) })
    const pending = sharedState({ wheel, pendingSpins: [first] })
    for (const found of [merged(recorded, pending, null), merged(pending, recorded, null)]) {
      expect(found.pendingSpins).toEqual([])
      expect(ids(found.wheel.history)).toEqual(['first'])
    }
  })
})

describe('an option that both have edited', () => {
  const edited = (text: string) => ({
    ...base,
    wheel: editSegment(wheel, 'current-Ben', { text }, false),
  })

  it('is told with the text that could not stay', () => {
    const { shared, conflicts } = mergeTabs(base, edited('Benno'), edited('Bella'))
    expect(shared.wheel.segments[1]?.text).toBe('Benno')
    expect(conflicts).toMatchObject([{ wheelId: 'current', dropped: { text: 'Bella' } }])
  })

  it('is no conflict where both have done the same, or one has done nothing', () => {
    expect(mergeTabs(base, edited('Benno'), edited('Benno')).conflicts).toEqual([])
    expect(mergeTabs(base, edited('Benno'), base).conflicts).toEqual([])
  })
})
