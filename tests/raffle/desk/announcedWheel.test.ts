// The wheel of an announced draw, as each device opens it.

import { describe, expect, it } from 'vitest'
import type { StoreApi } from 'zustand/vanilla'
import { announcedWheel } from '../../../src/raffle/desk/watch'
import type { AppState } from '../../../src/store/state'
import { widthOf } from '../../../src/wheel/geometry'
import { arcsOf } from '../../../src/wheel/weights'
import { fakeServices, openApp } from '../../store/services'
import { announced } from '../proof/announcements'

function opened(weights: readonly number[] | null, isOwnWeighted: boolean) {
  const app = openApp(fakeServices())
  const { setState } = app.store as StoreApi<AppState>
  setState(({ settings }) => ({ settings: { ...settings, weightsCount: isOwnWeighted } }))
  app.actions.openShared(announcedWheel(announced({ weights })), '#a.test')
  const { wheel, settings } = app.store.getState()
  return { wheel, settings, arcs: arcsOf(wheel, settings, wheel.segments) }
}

describe('the wheel of an announced draw', () => {
  it('looks and turns as it was announced', () => {
    const colors = ['#112233', '#445566', '#778899']
    const wheel = announcedWheel(announced({ show: { theme: 'neon', spinMs: 4200, colors } }))
    expect(wheel).toMatchObject({ name: 'Raffle', isCustomName: true, created: null })
    expect(wheel.settings).toMatchObject({ theme: 'neon', spinDuration: 4200 })
    expect(wheel.segments.map(({ text, color }) => [text, color])).toEqual([
      ['Ann', '#112233'],
      ['Ben', '#445566'],
      ['Cleo', '#778899'],
    ])
    expect(new Set(wheel.segments.map(({ id }) => id)).size).toBe(3)
    expect(wheel.segments.some(({ eliminated }) => eliminated)).toBe(false)
  })

  it('has no name of its own where none was announced', () => {
    expect(announcedWheel(announced({ name: '' }))).toMatchObject({ isCustomName: false })
  })

  it.each([
    [0, 500],
    [499, 500],
    [501, 501],
    [10_000, 10_000],
  ])('announced to spin for %i ms spins for %i', (spinMs, spinDuration) => {
    const show = { ...announced().show, spinMs }
    expect(announcedWheel(announced({ show })).settings).toMatchObject({ spinDuration })
  })

  it.each([true, false])('has slices as wide as its names are likely (%s)', (isOwnWeighted) => {
    const { wheel, settings, arcs } = opened([1, 250, 100_000], isOwnWeighted)
    expect(settings.weightsCount).toBe(true)
    expect(wheel.segments.map(({ weight }) => weight)).toEqual([0.01, 2.5, 1000])
    expect([0, 1, 2].map((index) => widthOf(index, arcs))).toEqual(
      [1, 250, 100_000].map((weight) => weight / 100_251),
    )
  })

  it.each([true, false])('is equal where all are equally likely (%s)', (isOwnWeighted) => {
    const { settings, arcs } = opened(null, isOwnWeighted)
    expect(settings.weightsCount).toBe(false)
    expect(arcs).toBe(3)
  })
})
