import { describe, expect, it } from 'vitest'
import { placesOf } from '../../src/lists/find'

const options = ['Zoë', 'MIA', 'Mia-Rose', 'Straße', 'Łukasz', 'ミア', '①', 'हिन्दी'].map(
  (text, index) => ({
    id: `${index}`,
    text,
    color: '#123456',
    weight: 1,
  }),
)

describe('finding an option', () => {
  it.each([
    ['zoe', [0]],
    ['ZOË', [0]],
    ['mia', [1, 2]],
    ['  mia ', [1, 2]],
    ['rose', [2]],
    ['strasse', [3]],
    ['ミ', [5]],
    ['1', [6]],
    ['हिन्द', [7]],
    ['nobody', []],
  ])('%j finds %j', (query, places) => {
    expect(placesOf(options, query)).toEqual(places)
  })

  it('takes any text for what it is', () => {
    expect(placesOf([{ ...options[0], text: 'a.*(b' } as never], '.*(')).toEqual([0])
  })
})
