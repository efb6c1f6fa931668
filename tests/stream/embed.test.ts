// What the frame accepts from the page around it, and what it tells that page.

import { describe, expect, it } from 'vitest'
import { isSpinRequest, resultMessage } from '../../src/stream/embed/protocol'
import type { SpinResult } from '../../src/wheel/result'
import type { Segment } from '../../src/wheel/segment'

describe('a spin is asked for', () => {
  const parent = {} as Window
  const ORIGINS = ['https://school.example', 'https://blog.example']
  const asked = {
    source: parent,
    origin: 'https://blog.example',
    data: { type: 'fairwheel-spin' } as unknown,
  }

  it('by the page around the frame, on an origin that is named', () => {
    expect(isSpinRequest(asked, parent, ORIGINS)).toBe(true)
  })

  it.each([
    ['another window', { source: {} as Window }],
    ['no window', { source: null }],
    ['another origin', { origin: 'https://blog.example.evil.example' }],
    ['another port', { origin: 'https://blog.example:8443' }],
    ['no origin', { origin: 'null' }],
    ['a text', { data: 'fairwheel-spin' }],
    ['nothing', { data: null }],
    ['a list', { data: ['fairwheel-spin'] }],
    ['another type', { data: { type: 'fairwheel-result' } }],
    ['a type that is no text', { data: { type: ['fairwheel-spin'] } }],
    ['more than the type', { data: { type: 'fairwheel-spin', winner: 2 } }],
    ['less than the type', { data: {} }],
  ])('not by %s', (_, change) => {
    expect(isSpinRequest({ ...asked, ...change }, parent, ORIGINS)).toBe(false)
  })

  it('by nobody where nobody is named', () => {
    expect(isSpinRequest(asked, parent, [])).toBe(false)
  })
})

describe('the result', () => {
  const segments = ['Anna', 'Ben', 'Anna'].map(
    (text, index) => ({ id: `${index}`, text }) as Segment,
  )
  const [, ben, other] = segments
  const result = (winner: Segment | undefined, changes: Partial<SpinResult> = {}) =>
    ({
      winner,
      isEliminationMode: false,
      isFinalWinner: false,
      remainingSegments: 3,
      ...changes,
    }) as SpinResult

  it('is the option and its place in the list, which tells two of one text apart', () => {
    expect(resultMessage(result(other), segments)).toEqual({
      type: 'fairwheel-result',
      option: 'Anna',
      index: 2,
      isEliminated: false,
      remaining: 3,
    })
  })

  it('says who was drawn out, and who is left in the end', () => {
    const drawnOut = result(ben, { isEliminationMode: true, remainingSegments: 2 })
    expect(resultMessage(drawnOut, segments)).toMatchObject({ isEliminated: true, remaining: 2 })
    const last = result(ben, { isEliminationMode: true, isFinalWinner: true, remainingSegments: 1 })
    expect(resultMessage(last, segments)).toMatchObject({ isEliminated: false, remaining: 1 })
  })
})
