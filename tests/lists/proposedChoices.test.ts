import { describe, expect, it } from 'vitest'
import { proposedChoices } from '../../src/lists/planImport'
import { TEMPLATES } from '../../src/lists/samples'
import { said } from '../../src/text/say'
import { createWheel, editSegment, type Wheel } from '../../src/wheel/wheel'
import { sourceOf } from '../importLines'

let ids = 0
const newId = () => `id${ids++}`
const wheelOf = (options: readonly string[]): Wheel => createWheel(options, newId, 0)
const replaces = (wheel: Wheel, lines = ['Ann', 'Ben']) =>
  proposedChoices(sourceOf(lines), wheel).isReplacing

describe('a list', () => {
  it.each(TEMPLATES.map(({ name, options }) => [said(name), options] as const))(
    'takes the place of the untouched template %s',
    (_, options) => expect(replaces(wheelOf(options))).toBe(true),
  )

  it('is added to a template of which an option was edited, and to a list of the visitor', () => {
    const wheel = wheelOf(TEMPLATES[0]?.options ?? [])
    const [first] = wheel.segments
    expect(replaces(editSegment(wheel, first?.id ?? '', { text: 'Fig' }, false))).toBe(false)
    expect(replaces(editSegment(wheel, first?.id ?? '', { color: '#123456' }, false))).toBe(false)
    expect(replaces(wheelOf(['Fig', 'Plum']))).toBe(false)
  })

  it('is added to a template that was spun', () => {
    const wheel = wheelOf(TEMPLATES[0]?.options ?? [])
    expect(replaces({ ...wheel, statistics: { ...wheel.statistics, totalSpins: 1 } })).toBe(false)
  })

  it('of one option replaces nothing: a wheel needs two', () => {
    expect(replaces(wheelOf(TEMPLATES[0]?.options ?? []), ['Ann'])).toBe(false)
  })
})
