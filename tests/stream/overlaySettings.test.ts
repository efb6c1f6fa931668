import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  changeOverlaySettings,
  DEFAULT_OVERLAY,
  overlaySettings,
  readOverlaySettings,
  settingsInAddress,
  watchOverlaySettings,
} from '../../src/stream/overlaySettings'

describe('stored settings', () => {
  it('are read as they were written', () => {
    const chosen = {
      shows: 'whileSpinning',
      isHidden: true,
      hasPlate: false,
      hasPrize: false,
      recentWinners: 10,
      size: 20,
      look: 'neon',
      hasSound: true,
      closedResult: 'result-1',
    }
    expect(readOverlaySettings(JSON.stringify(chosen))).toEqual(chosen)
  })

  it.each([
    null,
    undefined,
    '',
    '{',
    'null',
    '7',
    '[]',
    '"neon"',
    '{"__proto__":{"isHidden":true}}',
  ])('are the defaults for %s', (text) => {
    expect(readOverlaySettings(text)).toEqual(DEFAULT_OVERLAY)
  })

  it('keep what is valid beside what is not, and nothing that is unknown', () => {
    const stored = {
      shows: 'sometimes',
      isHidden: 'yes',
      hasPlate: 0,
      hasPrize: false,
      recentWinners: 11,
      size: 19,
      look: 'toString',
      hasSound: null,
      closedResult: 'x'.repeat(65),
      script: 'x',
    }
    expect(readOverlaySettings(JSON.stringify(stored))).toEqual({
      ...DEFAULT_OVERLAY,
      hasPrize: false,
    })
    for (const closedResult of ['', 7, null, {}]) {
      expect(readOverlaySettings(JSON.stringify({ closedResult }))).toEqual(DEFAULT_OVERLAY)
    }
    for (const size of [101, 50.5, -1, null, '80']) {
      expect(readOverlaySettings(JSON.stringify({ size })).size, `${size}`).toBe(100)
    }
  })

  it('say nothing and make no sound unless asked to', () => {
    expect(DEFAULT_OVERLAY).toMatchObject({ hasSound: false, isHidden: false, recentWinners: 0 })
  })
})

describe('an address', () => {
  it('says what its overlay shows', () => {
    const search =
      '?shows=whileSpinning&plate=off&prize=on&winners=5&size=80&look=neon&sound=on&utm=x'
    expect(settingsInAddress(search)).toEqual({
      settings: {
        shows: 'whileSpinning',
        hasPlate: false,
        hasPrize: true,
        recentWinners: 5,
        size: 80,
        look: 'neon',
        hasSound: true,
      },
      unreadable: [],
    })
    expect(settingsInAddress('?look=').settings).toEqual({ look: '' })
    expect(settingsInAddress('')).toEqual({ settings: {}, unreadable: [] })
  })

  it('is believed only where it can be read, and cannot hide an overlay', () => {
    const search =
      '?shows=never&plate=1&prize=&winners=-1&size=1e2&look=constructor&sound=ON&isHidden=true&hidden=on&closedResult=x&closed=x'
    expect(settingsInAddress(search)).toEqual({
      settings: {},
      unreadable: ['shows', 'plate', 'prize', 'winners', 'size', 'look', 'sound'],
    })
    for (const size of ['0', '19', '101', '9'.repeat(400), '٥٠', ' 50', '50%', '0x32']) {
      const address = `?size=${encodeURIComponent(size)}`
      expect(settingsInAddress(address).unreadable, size).toEqual(['size'])
    }
  })
})

describe('what is chosen', () => {
  const stored = new Map<string, string>()
  let isFull = false

  beforeEach(() => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem(key: string, text: string) {
        if (isFull) throw new Error('full')
        stored.set(key, text)
      },
    })
    vi.stubGlobal('addEventListener', () => {})
    vi.stubGlobal('removeEventListener', () => {})
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    stored.clear()
    isFull = false
  })

  it('is stored, told here, and the same object until it changes', () => {
    const changed = vi.fn()
    const stop = watchOverlaySettings(changed)
    changeOverlaySettings({ size: 60, recentWinners: 3 })
    expect(changed).toHaveBeenCalledOnce()
    expect(overlaySettings()).toMatchObject({ size: 60, recentWinners: 3, hasPlate: true })
    expect(overlaySettings()).toBe(overlaySettings())
    stop()
    changeOverlaySettings({ size: 70 })
    expect(changed).toHaveBeenCalledOnce()
    expect(JSON.parse(stored.get('wheel_overlay') ?? '')).toMatchObject({ size: 70 })
  })

  it('goes on from what another tab has chosen, and refuses what is not valid', () => {
    stored.set('wheel_overlay', JSON.stringify({ look: 'paper' }))
    changeOverlaySettings({ size: 7, hasPlate: false })
    expect(overlaySettings()).toEqual({ ...DEFAULT_OVERLAY, look: 'paper', hasPlate: false })
  })

  it('is the default again once it was cleared', () => {
    changeOverlaySettings({ size: 60 })
    stored.clear()
    expect(overlaySettings()).toEqual(DEFAULT_OVERLAY)
  })

  it('lasts until the page is left where nothing can be stored', () => {
    isFull = true
    changeOverlaySettings({ isHidden: true })
    expect(overlaySettings().isHidden).toBe(true)
    expect(stored.size).toBe(0)
  })
})
