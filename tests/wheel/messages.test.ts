import { describe, expect, it } from 'vitest'
import { DEFAULT_OPTIONS, NEW_OPTION_TEXT, shownName, shownPrize } from '../../src/wheel/messages'
import { namelessPrize } from '../../src/wheel/name'
import { inLanguage } from '../support/inLanguage'

const load = async () => ({
  ...(await import('../../src/wheel/messages')),
  ...(await import('../../src/wheel/name')),
  ...(await import('../../src/wheel/presets')),
  ...(await import('../../src/wheel/wheel')),
  ...(await import('../../src/share/payload')),
})

describe('what has no name', () => {
  it.each(['My Wheel', 'Shared Wheel', 'Lunch', ''])(
    'is shown in English as it is stored: %j',
    (name) => {
      expect(shownName(name)).toBe(name)
    },
  )

  it.each(['Prize 1', 'Prize 1000', 'Prize 01', 'Prize', 'prize 2', 'Prize 2 ', '', 'Mug'])(
    'prizes too: %j',
    (name) => {
      expect(shownPrize(name)).toBe(name)
    },
  )

  it('has a name in the language of who reads it', async () => {
    const { shownName, shownPrize } = await inLanguage('en-XA', load)
    expect(shownName('My Wheel')).toMatch(/^\[Mý Wh/)
    expect(shownName('Shared Wheel')).toMatch(/^\[Š/)
    expect(shownPrize('Prize 12')).toMatch(/^\[P.* 12 /)
    expect(['Lunch', 'My Wheel 2'].map(shownName)).toEqual(['Lunch', 'My Wheel 2'])
    expect(['Mug', 'Prize 012', 'My Prize 1'].map(shownPrize)).toEqual([
      'Mug',
      'Prize 012',
      'My Prize 1',
    ])
  })

  it('is stored and sent the same in every language', async () => {
    const there = await inLanguage('en-XA', load)
    let count = 0
    const wheel = there.createWheel(there.DEFAULT_OPTIONS, () => `${count++}`, 0)
    expect(wheel.name).toBe('My Wheel')
    expect([there.isNamed(wheel), there.renameWheel({ name: 'Lunch' }, ' ').name]).toEqual([
      false,
      'My Wheel',
    ])
    expect(['My Wheel', 'Shared Wheel', 'Lunch'].map(there.givenName)).toEqual([
      undefined,
      undefined,
      'Lunch',
    ])
    expect(namelessPrize(3)).toBe('Prize 3')
    expect(there.namelessPrize(3)).toBe('Prize 3')
  })
})

describe('a new wheel', () => {
  it('has options of the language', async () => {
    expect([DEFAULT_OPTIONS, NEW_OPTION_TEXT]).toEqual([['Yes', 'No', 'Maybe'], 'New Option'])
    const there = await inLanguage('en-XA', load)
    expect(there.DEFAULT_OPTIONS).toHaveLength(3)
    expect(there.DEFAULT_OPTIONS).not.toContain('Yes')
    expect(there.NEW_OPTION_TEXT).not.toBe('New Option')
  })

  it('is known as untouched in that language, and from a visit in English', async () => {
    const there = await inLanguage('en-XA', load)
    const untouched = [
      there.DEFAULT_OPTIONS,
      ['Yes', 'No', 'Maybe'],
      there.NUMBER_OPTIONS,
      ['Yes', 'No'],
    ].map((options) => there.isUntouchedPreset(there.createWheel(options, () => 'id', 0)))
    expect(untouched).toEqual([true, true, true, false])
  })
})
