import { expect, it } from 'vitest'
import { askedBy, SPIN_ADDRESS, SPIN_SEARCH, withoutAsking } from '../../src/share/spinLink'

it.each([
  '?spin',
  'spin',
  '?spin=',
  '?spin&spin',
  '?ref=a&spin',
  '?spin=web%2Bfairwheel%3Aspin',
  '?spin=web%2Bfairwheel%3A%2F%2Fspin',
  `${SPIN_SEARCH}=${encodeURIComponent(SPIN_ADDRESS)}`,
  '?spin&spin=web%2Bfairwheel%3Aspin',
])('%s asks for a spin', (search) => {
  expect(askedBy(search)).toBe('spin')
})

it.each([
  '?spin=1',
  '?spin=true',
  // A plus is a space there.
  '?spin=web+fairwheel:spin',
  '?spin=web%2Bfairwheel%3ASpin',
  '?spin=web%2Bfairwheel%3A%2F%2Fspin%2F',
  '?spin=web%2Bfairwheel%3A%2F%2F%2Fspin',
  '?spin=web%2Bfairwheel%3Aclear',
  '?spin=web%2Bfairwheel%3Aspin%0A',
  '?spin=web%2Bother%3Aspin',
  '?spin=javascript%3Aalert(1)',
  '?spin=%E0%A4%A',
  '?spin=%00',
  '?spin&spin=2',
  `?spin=${'spin'.repeat(10_000)}`,
])('%s is not understood', (search) => {
  expect(askedBy(search)).toBe('unknown')
})

it.each(['', '?', '?spinning', '?SPIN', '?a=spin', '?received=none', '?%20spin', '??spin'])(
  '%s is about something else',
  (search) => {
    expect(askedBy(search)).toBeNull()
  },
)

it('only what asks is taken out of an address', () => {
  expect(withoutAsking('?spin')).toBe('')
  expect(withoutAsking('?spin=1&spin&spin=web%2Bfairwheel%3Aspin')).toBe('')
  expect(withoutAsking('?received=none&spin&ref=a%26b')).toBe('?received=none&ref=a%26b')
  for (const search of ['', '?spin', '?spin=%E0%A4%A&a=b']) {
    expect(askedBy(withoutAsking(search)), search).toBeNull()
  }
})
