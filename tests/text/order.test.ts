import { describe, expect, it, vi } from 'vitest'
import { lazy } from '../../src/text/lazy'
import { inLanguage } from '../support/inLanguage'

const orderIn = (language: string) => inLanguage(language, () => import('../../src/text/order'))

describe('texts that differ in case, accents or width alone', () => {
  it.each([
    ['en', 'Zoë', 'ZOE'],
    ['en', 'Nguyễn', 'NGUYEN'],
    ['en', 'Straße', 'STRASSE'],
    ['en', 'ｱｷﾗ', 'アキラ'],
    ['en', 'İpek', 'ipek'],
    ['en', 'Йод', 'иод'],
    ['de', 'Müller', 'muller'],
    ['de', 'Weiß', 'WEISS'],
    ['tr', 'IRMAK', 'ırmak'],
    ['tr', 'İpek', 'ipek'],
    ['tr', 'ÇAĞRI', 'çağrı'],
    ['tr', 'Hâlâ', 'hala'],
    ['es', 'JOSÉ', 'jose'],
    ['es', 'NUÑEZ', 'nuñez'],
    ['pl', 'Żółw', 'zołw'],
    ['ru', 'Йод', 'иод'],
  ])('are the same: in %s, %s and %s', async (language, one, other) => {
    const { folded } = await orderIn(language)
    expect(folded(one)).toBe(folded(other))
  })

  it.each([
    ['en', 'a', 'b'],
    ['tr', 'IRMAK', 'irmak'],
    ['tr', 'ırmak', 'irmak'],
    ['tr', 'İpek', 'Ipek'],
    ['tr', 'Çağrı', 'Cagrı'],
    ['es', 'Nuñez', 'Nunez'],
    ['sv', 'Åsa', 'Asa'],
    ['ja', 'か', 'が'],
  ])(
    'are others where the language has another letter: in %s, %s and %s',
    async (language, one, other) => {
      const { folded } = await orderIn(language)
      expect(folded(one)).not.toBe(folded(other))
    },
  )

  it('can be told without a language', async () => {
    const { foldedAnywhere } = await orderIn('tr')
    expect(foldedAnywhere('FIRST NAME')).toBe('first name')
    expect(['Çağrı', 'İpek', 'WEIẞ'].map(foldedAnywhere)).toEqual(['cagri', 'ipek', 'weiss'])
  })
})

it.each([
  ['en', ['Z', 'ä', 'a', '10', '9'], ['9', '10', 'a', 'ä', 'Z']],
  ['de', ['Z', 'Ä', 'B', 'A'], ['A', 'Ä', 'B', 'Z']],
  ['sv', ['Z', 'Ä', 'B', 'A'], ['A', 'B', 'Z', 'Ä']],
  ['tr', ['i', 'ı', 'h', 'd', 'ç', 'c'], ['c', 'ç', 'd', 'h', 'ı', 'i']],
])('in %s, %j come in order', async (language, texts, sorted) => {
  const { compareTexts, compareNames } = await orderIn(language)
  expect(texts.toSorted(compareTexts)).toEqual(sorted)
  expect(compareTexts('a', 'A')).not.toBe(0)
  expect([compareNames('a', 'A'), compareNames('4B', '10A')]).toEqual([0, -1])
})

it('what compares texts is made once, when it is first asked for: it takes long, and a list asks often', () => {
  const make = vi.fn(() => new Intl.Collator('en'))
  const collator = lazy(make)
  expect(make).not.toHaveBeenCalled()
  for (const name of ['Ada', 'Ben']) expect(collator().compare(name, name)).toBe(0)
  expect(make).toHaveBeenCalledOnce()
})
