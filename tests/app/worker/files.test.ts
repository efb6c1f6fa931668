import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addressOf,
  cacheFor,
  isKeptOnceOpened,
  languageOf,
  languagesOf,
  outdatedFiles,
} from '../../../src/app/worker/files'

it.each([
  ['/overlay', true],
  ['/dock/', true],
  ['/de/overlay', true],
  ['/de/dock', true],
  ['/assets/stream/overlay-1.js', true],
  ['/chat/chat.worker-1.js', true],
  ['/chat', false],
  ['/de/chat/chat.worker-1.js', false],
  ['/xx/overlay', false],
  ['/de/a/overlay', false],
  ['/overlay/more', false],
  ['/overlays', false],
  ['/embed', false],
  ['/assets/main-1.js', false],
  ['/', false],
])('whether %s is kept once it was opened: %s', (path, isKept) => {
  expect(isKeptOnceOpened(path, ['de'])).toBe(isKept)
})

describe('a request', () => {
  const cached = [
    ...['/index.html', '/about.html', '/icon.svg', '/assets/main-1.js'],
    ...['/de/index.html', '/de/about.html'],
  ]
  const isCached = (path: string) => cached.includes(path)

  it.each([
    ['/', true, '/index.html'],
    ['/index.html', true, '/index.html'],
    ['/about', true, '/about.html'],
    ['/about/', true, '/about.html'],
    ['/nowhere', true, '/index.html'],
    ['/a/path/of/no/page', true, '/index.html'],
    ['/de', true, '/de/index.html'],
    ['/de/', true, '/de/index.html'],
    ['/de/about', true, '/de/about.html'],
    ['/de/about/', true, '/de/about.html'],
    ['/de/nowhere', true, '/de/index.html'],
    ['/de/a/path/of/no/page', true, '/de/index.html'],
    ['/den', true, '/index.html'],
    ['/v1.0/nowhere', true, '/index.html'],
    ['/nowhere/assets/main-1.js', false, null],
    ['/de/manifest.webmanifest', true, null],
    ['/icon.svg', true, '/icon.svg'],
    ['/icon.svg', false, '/icon.svg'],
    ['/assets/main-1.js', false, '/assets/main-1.js'],
    // Of the previous version.
    ['/assets/main-0.js', false, '/assets/main-0.js'],
    ['/sitemap.xml', true, null],
    ['/sw.js', false, null],
    ['/embed', true, null],
    ['/embed/', true, null],
    ['/embed.html', true, null],
    ['/de/embed', true, null],
    ['/pt-BR/embed/', true, null],
    ['/embeds', true, '/index.html'],
    ['/about', false, null],
    ['/', false, null],
  ])('for %s (navigation: %s) is answered by %s', (path, isNavigation, file) => {
    expect(cacheFor(path, isNavigation, isCached)).toBe(file)
  })

  it.each([
    ['/index.html', '/'],
    ['/about.html', '/about'],
    ['/how-to-use.html', '/how-to-use'],
    ['/an/index.html', '/an/'],
    ['/an/index-2.html', '/an/index-2'],
    ['/de/about.html', '/de/about'],
  ])('for the page %s goes to %s, which it answers', (file, address) => {
    expect(addressOf(file)).toBe(address)
    expect(cacheFor(address, true, (path) => path === file)).toBe(file)
  })
})

it('files of a language are known by its folder and its name', () => {
  const list = [
    ...['index.html', 'about.html', 'de/index.html', 'de/about.html', 'icons/icon-192.png'],
    'assets/fr/index.html',
  ]
  expect(languagesOf(list)).toEqual(['de'])
  expect(languagesOf([...list, 'pt-BR/index.html'])).toEqual(['de', 'pt-BR'])
  const isOf = (file: string) => languageOf(file, ['de', 'pt-BR'])
  for (const file of ['de/index.html', 'de/about.html', 'assets/de-texts-a1b2c3d4.js']) {
    expect(isOf(file), file).toBe('de')
  }
  expect(isOf('assets/pt-BR-Dialogs-a1b2c3d4.js')).toBe('pt-BR')
  for (const file of ['index.html', 'assets/en-texts-a.js', 'assets/desk-a.js', 'icons/de.png']) {
    expect(isOf(file), file).toBeUndefined()
  }
})

describe('files of earlier versions', () => {
  const version = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map((n) => `file${n}`))

  it('stay while the version after theirs is in force, and leave with the next', () => {
    fc.assert(
      fc.property(fc.array(version, { minLength: 3, maxLength: 6 }), (versions) => {
        let cached = new Set<string>()
        let noted: readonly string[] = []
        for (const [index, current] of versions.entries()) {
          for (const file of current) cached.add(file)
          const { expired, previous } = outdatedFiles([...cached], current, noted)
          cached = new Set([...cached].filter((file) => !expired.includes(file)))
          noted = previous
          const before = versions[index - 1] ?? []
          expect(new Set(cached)).toEqual(new Set([...current, ...before]))
        }
      }),
    )
  })

  it('are noted no more once they have left', () => {
    expect(outdatedFiles(['a', 'b'], ['b'], ['a'])).toEqual({ expired: ['a'], previous: [] })
  })

  it('are no trouble where the notes were lost or are anything', () => {
    expect(outdatedFiles(['a', 'b'], ['b'], [])).toEqual({ expired: [], previous: ['a'] })
    expect(outdatedFiles(['a', 'b'], ['b'], [null, 7, {}])).toEqual({
      expired: [],
      previous: ['a'],
    })
  })
})
