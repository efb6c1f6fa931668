import { expect, it } from 'vitest'
import { CONTACT_FIELDS, faultOf } from '../../src/pages/contact/contactRules'

it.each(CONTACT_FIELDS)('asks for the %s, and takes no blanks for it', (name) => {
  expect(faultOf(name, '', false)).toMatch(/^Please /)
  expect(faultOf(name, ' \n\t ', false)).toBe(faultOf(name, '', false))
  expect(faultOf(name, 'something', false)).toBeUndefined()
})

it('has a word of its own for each', () => {
  expect(new Set(CONTACT_FIELDS.map((name) => faultOf(name, '', false))).size).toBe(4)
})

it('says how an email address looks', () => {
  expect(faultOf('email', 'ana', true)).toContain('name@example.com')
})
