import { afterEach, describe, expect, it, vi } from 'vitest'
import { inLanguage } from '../support/inLanguage'

afterEach(() => void vi.unstubAllGlobals())

it('chances are written as the language of the page does', async () => {
  const { inPercent } = await inLanguage('de', () => import('../../src/text/chance'))
  const texts = [1 / 3, 0.99999, 1].map(inPercent)
  expect(texts).toEqual(['33,3\u00a0%', '>99,9\u00a0%', '100\u00a0%'])
})

describe('days and hours', () => {
  const NOON = Date.UTC(2026, 10, 22, 12)
  it.each([
    ['en', ['de-DE', 'en-GB', 'en-US'], '22 Nov 2026'],
    ['en', ['de-DE'], 'Nov 22, 2026'],
    ['en', [], 'Nov 22, 2026'],
    ['de', ['en-US'], '22.11.2026'],
    // A browser may be given anything.
    ['en', ['C', 'en-GB'], '22 Nov 2026'],
    // Its digits are those of all numbers of the page.
    ['ar', ['ar-EG'], '22\u200f/11\u200f/2026'],
  ])('in %s, on a device in %j', async (language, languages, day) => {
    vi.stubGlobal('navigator', { languages })
    const { momentFormat } = await inLanguage(language, () => import('../../src/text/moment'))
    expect(momentFormat({ dateStyle: 'medium', timeZone: 'UTC' })(NOON)).toBe(day)
  })

  it('are those of the same script', async () => {
    vi.stubGlobal('navigator', { languages: ['zh-TW', 'zh-SG'] })
    const { momentFormat } = await inLanguage('zh-Hans', () => import('../../src/text/moment'))
    expect(momentFormat({ weekday: 'short', timeZone: 'UTC' })(NOON)).toBe('周日')
  })

  it('can be those of a language alone, and of another zone', async () => {
    vi.stubGlobal('navigator', { languages: ['en-GB'] })
    const { momentFormat, momentsIn } = await inLanguage(
      'en',
      () => import('../../src/text/moment'),
    )
    expect(momentFormat({ dateStyle: 'medium', timeZone: 'UTC' }, 'en')(NOON)).toBe('Nov 22, 2026')
    expect(momentsIn('Asia/Kolkata')(NOON)).toBe('22 Nov 2026, 17:30:00 GMT+5:30')
    expect(() => momentsIn('Atlantis')).toThrow(RangeError)
  })
})

it('how long ago something was is told in the largest whole unit', async () => {
  const { agoInWords } = await inLanguage('en', () => import('../../src/text/moment'))
  const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
  for (const [ms, words] of [
    [minute - 1, 'now'],
    [minute, '1 minute ago'],
    [hour - 1, '59 minutes ago'],
    [hour, '1 hour ago'],
    [day - 1, '23 hours ago'],
    [day, 'yesterday'],
    [7 * day - 1, '6 days ago'],
    [7 * day, 'last week'],
    [30 * day - 1, '4 weeks ago'],
    [30 * day, 'last month'],
    [365 * day - 1, '12 months ago'],
    [365 * day, 'last year'],
    [800 * day, '2 years ago'],
  ] as const) {
    expect(agoInWords(ms)).toBe(words)
  }
})

it('a page in another language than English has it in its address, and links to pages in it', async () => {
  const about = async (language: string) => {
    const { addressIn, localPath } = await inLanguage(
      language,
      () => import('../../src/text/locale'),
    )
    return [localPath('/about'), localPath('/'), addressIn('en', '/about'), addressIn('tr', '/')]
  }
  expect(await about('en')).toEqual(['/about', '/', '/about', '/tr/'])
  expect(await about('pt-BR')).toEqual(['/pt-BR/about', '/pt-BR/', '/about', '/tr/'])
})

it('a worker has the language that it is named after, and a page does not', async () => {
  const localeOf = async () => {
    vi.resetModules()
    return (await import('../../src/text/locale')).LOCALE
  }
  expect(await localeOf()).toBe('en')
  vi.stubGlobal('name', 'tr')
  expect(await localeOf()).toBe('tr')
  vi.stubGlobal('document', {})
  expect(await localeOf()).toBe('en')
  vi.resetModules()
})
