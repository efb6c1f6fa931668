// What the frame accepts from the page around it, and what it tells that page.

import { describe, expect, it } from 'vitest'
import type { SharedSettings } from '../../src/share/payload'
import { readPayload } from '../../src/share/readPayload'
import {
  addresseesOf,
  isSpinRequest,
  originsIn,
  resultMessage,
  type ToParent,
} from '../../src/stream/embed/protocol'
import { fakeServices, openApp } from '../store/services'

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

describe('the origins that are named', () => {
  const ORIGINS = ['https://school.example', 'https://blog.example']

  it('are each one of the list, though one stands there twice', () => {
    expect(originsIn(` ${ORIGINS.join(', ')}\n${ORIGINS[0]} `)).toEqual(ORIGINS)
    expect(originsIn('')).toEqual([])
  })

  it('are told where theirs is the page around the frame, or where the browser does not tell', () => {
    expect(addresseesOf(ORIGINS, 'https://blog.example')).toEqual(['https://blog.example'])
    expect(addresseesOf(ORIGINS, undefined)).toEqual(ORIGINS)
    expect(addresseesOf(ORIGINS, 'null')).toEqual(ORIGINS)
    expect(addresseesOf([], 'https://evil.example')).toEqual([])
  })
})

describe('the result', () => {
  /** Spins a link's wheel, and returns what the page around it hears. */
  function spinner(settings: Partial<SharedSettings>, count = 4): () => ToParent {
    // Of four, the third is drawn first.
    const app = openApp(fakeServices({ words: [0.65] }))
    const texts = ['Anna', 'Ben', 'Anna', 'Dan'].slice(0, count)
    const wheel = readPayload({ segments: texts.map((text) => ({ text })), settings })
    app.actions.openShared(wheel, '#wheel')
    return () => {
      app.actions.requestSpin()
      app.actions.settleSpin(app.store.getState().activeSpin?.outcome.id ?? '')
      const { event, ...own } = app.store.getState()
      if (event?.name !== 'spinSettled') throw new Error('It has not spun')
      return resultMessage(event.result, own)
    }
  }

  it('is the option and its place in the list, which tells two of one text apart', () => {
    expect(spinner({})()).toEqual({
      type: 'fairwheel-result',
      option: 'Anna',
      index: 2,
      isEliminated: false,
      remaining: 4,
    })
  })

  it.each<[string, Partial<SharedSettings>, readonly number[]]>([
    ['where all stay', {}, [4, 4, 4]],
    ['without those who sit out', { afterWin: 'aside', asideSpins: 2 }, [3, 2, 2]],
    ['of a round, whose last one leaves none', { noRepeats: true }, [3, 2, 1, 0, 3]],
    ['of a tournament, whose final winner is one', { eliminationMode: true }, [3, 2, 1, 3]],
  ])('says how many are left %s', (_, settings, expected) => {
    const spin = spinner(settings)
    expect(expected.map(() => spin())).toMatchObject(expected.map((remaining) => ({ remaining })))
  })

  it('says who was drawn out, and of the final winner that nobody was', () => {
    const spin = spinner({ eliminationMode: true }, 3)
    expect([spin(), spin()]).toMatchObject([
      { isEliminated: true, remaining: 2 },
      { isEliminated: false, remaining: 1 },
    ])
    expect(spinner({ eliminationMode: true }, 2)()).toMatchObject({
      isEliminated: false,
      remaining: 1,
    })
  })
})
