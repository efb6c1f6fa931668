import { expect, it } from 'vitest'
import {
  CONTACT_FIELDS,
  fieldError,
  SENT_SUBJECTS,
  subjects,
} from '../../src/pages/contact/contact'
import { RESPONSE_TIMES } from '../../src/pages/contact/responseTimes'

it.each(CONTACT_FIELDS)('requires the %s, and does not accept blanks', (name) => {
  expect(fieldError(name, '', false)).toMatch(/^Please /)
  expect(fieldError(name, ' \n\t ', false)).toBe(fieldError(name, '', false))
  expect(fieldError(name, 'something', false)).toBeUndefined()
})

it('has a message of its own for each field', () => {
  expect(new Set(CONTACT_FIELDS.map((name) => fieldError(name, '', false))).size).toBe(4)
})

it('shows an example of an email address', () => {
  expect(fieldError('email', 'ana', true)).toContain('name@example.com')
})

it('sends the subjects as they are shown in English', () => {
  expect(SENT_SUBJECTS).toEqual(subjects)
})

it('says how soon each subject is answered at the latest, the soonest first', () => {
  expect(RESPONSE_TIMES).toEqual([
    ['Need Help', '24 hours'],
    ['Bug Report', '3 days'],
    ['Business Inquiry', '5 days'],
    ['Other', '7 days'],
    ['General Feedback', '14 days'],
    ['Feature Request', '30 days'],
    ['Privacy or legal request', '30 days'],
  ])
})
