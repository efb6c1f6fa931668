// What a renderer is given for each state of the app.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shallow } from 'zustand/shallow'
import { inkOf, uprightWinner, type ViewState, viewOf, type WheelView } from '../../src/render/view'
import { FULL_TURN, radians } from '../../src/wheel/angle'
import { contrastRatio, drainedColor, lightOf, luminance } from '../../src/wheel/colors/color'
import { wheelLabels } from '../../src/wheel/labels/wheelLabels'
import { DEFAULT_LOOK } from '../../src/wheel/look'
import { neon } from '../../src/wheel/looks/neon'
import { wheelMetrics } from '../../src/wheel/metrics'
import { rendererQuality } from '../../src/wheel/settings/rendererQuality'
import { type AnimationSpeed, DEFAULT_SETTINGS } from '../../src/wheel/settings/settings'
import { fakeServices, openApp } from '../store/services'
import { EVERY_LOOK } from '../support/everyLook'
import { anyColor } from '../wheel/colors/anyColor'
import { UNKNOWN_DEVICE } from '../wheel/settings/unknownDevice'
import { segmentsOf, spinOf, stateOf } from './states'

const METRICS = wheelMetrics(350)
const { animationSpeed } = DEFAULT_SETTINGS
const QUALITY = rendererQuality(animationSpeed.performanceSettings, 1.5, UNKNOWN_DEVICE)

const drawn = (state: ViewState) => viewOf(state, METRICS, QUALITY)
const names = ({ segments }: WheelView) => segments.map(({ id }) => id).join(' ')

function won(id: string): ViewState['lastResult'] {
  const [winner] = segmentsOf(id)
  if (!winner) throw new Error('There is no winner')
  return { winner }
}

function withSpeed(change: Partial<AnimationSpeed>): ViewState {
  const settings = { ...DEFAULT_SETTINGS, animationSpeed: { ...animationSpeed, ...change } }
  return stateOf({ settings })
}

describe('the segments of a view', () => {
  it('are the active ones, in order', () => {
    const state = stateOf({ wheel: { segments: segmentsOf('a (b) c (d) e'), history: [] } })
    expect(names(drawn(state))).toBe('a c e')
  })

  it('include the last winner, at its place, until the wheel turns, even if it is out @winner.stays', () => {
    for (const segments of ['a (b) c (d)', 'a *b c -d *e', 'a -b c'].map(segmentsOf)) {
      const state = stateOf({ wheel: { segments, history: [] }, lastResult: won('b') })
      const view = drawn(state)
      expect(names(view)).toBe('a b c')
      expect(view.winnerIndex).toBe(1)
      expect(view.segments.map(({ isOut }) => isOut)).toEqual([undefined, true, undefined])
      expect(view.segments[1]?.color).toBe(drainedColor(segments[1]?.color ?? ''))
      expect(drawn(state).segments).toBe(view.segments)
      expect(names(drawn({ ...state, lastResult: null }))).toBe('a c')
    }
  })

  it('are those that the winner was drawn from while it is revealed', () => {
    const shownWheel = { segments: segmentsOf('a b c'), history: [] }
    const wheel = { segments: segmentsOf('a (b) c'), history: [] }
    const state = stateOf({ wheel, shownWheel, lastResult: won('b'), isRevealing: true })
    expect(drawn(state).segments).toBe(shownWheel.segments)
    expect(drawn({ ...state, isRevealing: false }).segments[1]?.isOut).toBe(true)
  })

  it('are those of the next round where everyone was drawn in any mode, always the same list', () => {
    const wheel = { segments: segmentsOf('*a *b -c (d)'), history: [] }
    const settings = { ...DEFAULT_SETTINGS, noRepeats: true }
    const view = drawn(stateOf({ wheel, settings }))
    expect(names(view)).toBe('a b')
    expect(drawn(stateOf({ wheel, settings })).segments).toBe(view.segments)
    expect(names(drawn(stateOf({ wheel })))).toBe('a b')
    // The last one of the round is one of the next.
    const after = drawn(stateOf({ wheel, settings, lastResult: won('b') }))
    expect(after.segments).toEqual(view.segments)
    expect(after.winnerIndex).toBe(1)
  })

  it('are the same list before, during and after a spin, so that nothing is drawn anew', () => {
    for (const ids of ['a b c', 'a (b) c d']) {
      const wheel = { segments: segmentsOf(ids), history: [] }
      const before = drawn(stateOf({ wheel })).segments
      const during = drawn(stateOf({ wheel, activeSpin: spinOf(3) })).segments
      const after = drawn(stateOf({ wheel, lastResult: won('c'), isRevealing: true })).segments
      expect(during).toBe(before)
      expect(after).toBe(before)
    }
  })

  it('are one blank slice where there is nobody, the same each time', () => {
    const settings = { ...DEFAULT_SETTINGS, showProbabilities: true, weightsCount: true }
    for (const segments of [[], segmentsOf('(a) (b)')]) {
      const empty = drawn(stateOf({ settings, wheel: { segments, history: [] } }))
      expect(empty.segments).toMatchObject([{ text: '' }])
      expect(empty.arcs).toBe(1)
      expect(empty.hasOdds).toBe(false)
      expect(empty.winnerIndex).toBeNull()
      const again = drawn(stateOf({ settings, wheel: { segments, history: [] } }))
      expect(again.segments).toBe(empty.segments)
    }
  })
})

describe('the winner of a view', () => {
  it('is counted among the segments as drawn', () => {
    const wheel = { segments: segmentsOf('(a) b c'), history: [] }
    expect(drawn(stateOf({ wheel, lastResult: won('c') })).winnerIndex).toBe(1)
  })

  it('is absent before a result, and when its segment is no longer drawn', () => {
    expect(drawn(stateOf()).winnerIndex).toBeNull()
    expect(drawn(stateOf({ lastResult: won('gone') })).winnerIndex).toBeNull()
  })

  it('stands out while it is revealed', () => {
    expect(drawn(stateOf({ isRevealing: true })).isRevealing).toBe(true)
    expect(drawn(stateOf({ isRevealing: false })).isRevealing).toBe(false)
  })
})

describe('the focus of a view', () => {
  it('is counted among the segments as drawn', () => {
    const wheel = { segments: segmentsOf('(a) b c'), history: [] }
    expect(drawn(stateOf({ wheel, focusedId: 'b' })).focusedIndex).toBe(0)
  })

  it('is hidden while the wheel turns', () => {
    expect(drawn(stateOf({ focusedId: 'b', activeSpin: spinOf(3) })).focusedIndex).toBeNull()
  })

  it('is absent where its segment is not drawn', () => {
    const wheel = { segments: segmentsOf('a (b) c'), history: [] }
    expect(drawn(stateOf({ wheel, focusedId: 'b' })).focusedIndex).toBeNull()
  })
})

describe('the motion of a view', () => {
  it('is the launch of the spin with its start and its end', () => {
    const activeSpin = spinOf(3)
    expect(drawn(stateOf({ activeSpin })).spin).toBe(activeSpin)
    expect(drawn(stateOf()).spin).toBeNull()
  })

  it('has the slices of its launch to the end, whatever another tab lets count', () => {
    const segments = segmentsOf('a b c').map((one, index) => ({ ...one, weight: index + 1 }))
    const settings = { ...DEFAULT_SETTINGS, weightsCount: true }
    const activeSpin = spinOf(3)
    const wheel = { segments, history: [] }
    expect(drawn(stateOf({ wheel, settings, activeSpin })).arcs).toBe(activeSpin.launch.arcs)
    expect(drawn(stateOf({ wheel, settings })).arcs).toEqual(Float64Array.of(100, 300, 600))
  })

  it('has the rotation between spins', () => {
    expect(drawn(stateOf({ restRotation: radians(0.25) })).restRotation).toBe(0.25)
  })

  it('leaves out the animation of the winner where motion or results are not animated', () => {
    const { accessibilitySettings, enabledAnimations } = animationSpeed
    expect(drawn(stateOf()).isAnimated).toBe(true)
    for (const state of [
      stateOf({ device: { ...UNKNOWN_DEVICE, prefersReducedMotion: true } }),
      withSpeed({ accessibilitySettings: { ...accessibilitySettings, reduceMotionMode: true } }),
      withSpeed({ enabledAnimations: { ...enabledAnimations, resultDisplay: false } }),
    ]) {
      expect(drawn(state).isAnimated).toBe(false)
    }
  })
})

it('a view has the look of the wheel, or the default @setting.look', () => {
  expect(drawn(stateOf()).look).toBe(DEFAULT_LOOK)
  const look = { ...DEFAULT_LOOK, name: 'plain' }
  expect(drawn(stateOf({ look })).look).toBe(look)
})

describe('in a look with tones of its own', () => {
  it('every slice has them, and the same list stays the same', () => {
    const state = stateOf({ look: neon })
    const { segments } = drawn(state)
    expect(segments.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    const [first] = segments
    expect(first?.color).not.toBe('#336699')
    expect(luminance(lightOf(first?.color ?? ''))).toBeLessThan(luminance(lightOf('#336699')))
    expect(first && inkOf(first)).not.toMatch(/^#(ffffff|07050d)$/)
    expect(drawn({ ...state, focusedId: 'b' }).segments).toBe(segments)
    expect(drawn({ ...state, look: DEFAULT_LOOK }).segments).toBe(state.wheel.segments)
  })

  it('an empty wheel has them too, and no odds', () => {
    const wheel = { segments: [], history: [] }
    const settings = { ...DEFAULT_SETTINGS, showProbabilities: true }
    const { segments, hasOdds } = drawn(stateOf({ look: neon, wheel, settings }))
    expect(segments).toHaveLength(1)
    expect(luminance(lightOf(segments[0]?.color ?? ''))).toBeLessThan(0.1)
    expect(hasOdds).toBe(false)
  })
})

it.each(EVERY_LOOK)(
  'the letters of every option can be read in $name, whatever its color is @look.contrast',
  (look) => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const segments = [{ id: 'a', text: 'Ann', color, weight: 1 }]
        const [shown] = drawn(stateOf({ look, wheel: { segments, history: [] } })).segments
        const ratio = shown ? contrastRatio(shown.color, inkOf(shown)) : 0
        expect(ratio).toBeGreaterThanOrEqual(Math.max(4.5, look.contrast))
      }),
    )
  },
)

it('a view has odds where the settings show them @setting.odds', () => {
  expect(drawn(stateOf()).hasOdds).toBe(false)
  const settings = { ...DEFAULT_SETTINGS, showProbabilities: true }
  expect(drawn(stateOf({ settings })).hasOdds).toBe(true)
})

it('a view has no odds where nobody is on the wheel, nor once a tournament is decided and no longer shown', () => {
  const settings = { ...DEFAULT_SETTINGS, showProbabilities: true, eliminationMode: true }
  const odds = (ids: string, change: Partial<ViewState> = {}) => {
    const wheel = {
      segments: segmentsOf(ids),
      history: [{ ...won('a'), isEliminationMode: true, isFinalWinner: true }] as never,
    }
    return drawn(stateOf({ settings, wheel, ...change })).hasOdds
  }
  expect(odds('-a -b')).toBe(false)
  expect(odds('a b c')).toBe(true)
  expect(odds('a (b) (c)')).toBe(false)
  expect(odds('a (b) (c)', { isRevealing: true })).toBe(true)
})

it('the upright name of a winner is level wherever the wheel has come to rest, and only while it rests', () => {
  const wheel = { segments: segmentsOf('a b c d e'), history: [] }
  const measure = (text: string) => ({ width: 0.6 * text.length, ascent: 0.7, descent: 0.2 })
  for (const [turn, id] of [...wheel.segments.entries()].map(
    ([at, one]) => [at, one.id] as const,
  )) {
    const view = drawn(stateOf({ wheel, lastResult: won(id), restRotation: radians(1.1 * turn) }))
    const labels = wheelLabels(view.segments, view.arcs, METRICS, false, measure)
    const { upright } = uprightWinner(view, labels, measure) ?? {}
    const outward = view.restRotation + ((turn + 0.5) / 5 - 0.25) * FULL_TURN
    expect(Math.cos(outward + (upright?.turn ?? 0)), id).toBeCloseTo(1, 9)
    expect(uprightWinner({ ...view, winnerIndex: null }, labels, measure)).toBeNull()
    expect(uprightWinner({ ...view, spin: spinOf(5) }, labels, measure)).toBeNull()
  }
})

describe('a view as a value', () => {
  const busy = stateOf({
    wheel: { segments: segmentsOf('a (b) c'), history: [] },
    activeSpin: spinOf(2),
    lastResult: won('b'),
    isRevealing: true,
    focusedId: 'c',
  })

  it('passes on the measures and the quality as they are', () => {
    const view = drawn(busy)
    expect(view.metrics).toBe(METRICS)
    expect(view.quality).toBe(QUALITY)
  })

  it('survives being posted to a worker, and all but files being written as JSON', () => {
    for (const state of [busy, stateOf()]) {
      const view = drawn(state)
      expect(structuredClone(view)).toEqual(view)
      const { photos: _, ...written } = view
      expect(JSON.parse(JSON.stringify(written))).toEqual(written)
    }
  })

  it('has equal fields for equal states, whatever else of the state changes', () => {
    const { wheel, ...others } = busy
    const again = { ...structuredClone(others), activeSpin: busy.activeSpin, wheel: { ...wheel } }
    expect(shallow(drawn(again), drawn(busy))).toBe(true)
  })

  it('changes three times for a spin of a real app: launch, result, end of the reveal', () => {
    const services = fakeServices()
    const app = openApp(services)
    const views = [drawn(app.store.getState())]
    app.store.subscribe((state) => {
      const view = drawn(state)
      if (!shallow(view, views.at(-1) as WheelView)) views.push(view)
    })
    app.actions.requestSpin()
    services.pass(4000)
    const id = views.at(-1)?.spin?.outcome.id ?? ''
    app.actions.settleSpin(id)
    services.pass(10_000)
    expect(views.map(({ spin, isRevealing }) => [spin !== null, isRevealing])).toEqual([
      [false, false],
      [true, false],
      [false, true],
      [false, false],
    ])
    for (const view of views) expect(structuredClone(view)).toEqual(view)
  })
})
