// The Markdown of the info pages: what its head has to say, and that its links lead somewhere.

import { describe, expect, it } from 'vitest'
import { PAGES, pageAt, readPage } from '../../scripts/vite/pageTable'
import { STREAM_PAGES } from '../../scripts/vite/streamPages'
import { linksIn } from '../../src/pages/Layout'
import { render } from '../../src/pages/prerender'
import { SITE_LINKS, TOP_LINKS } from '../../src/ui/siteLinks'

const PATHS = PAGES.map(({ path }) => path)
const { home, licenses, ...toPages } = SITE_LINKS

const head = 'path: /some\ntitle: Some\ndescription: Of some.'
const some = (more = '', text = 'Some words.') =>
  readPage('some', `---\n${head}${more}\n---\n${text}`)

it('every page has an address of its own, and can be come to', () => {
  expect(PATHS.length).toBeGreaterThan(6)
  expect(new Set(PATHS).size).toBe(PATHS.length)
  const linked = [...linksIn('quickLinks', PAGES), ...linksIn('legal', PAGES)]
  expect(linked.map(({ href }) => href).toSorted()).toEqual(PATHS.toSorted())
})

it('the header leads where the main screen does', () => {
  const shown = linksIn('header', PAGES).map(({ href, label }) => ({ href, label }))
  expect(shown).toEqual(TOP_LINKS)
})

it('code and texts link to pages that are there', () => {
  expect(PATHS).toEqual(expect.arrayContaining(Object.values(toPages).map(({ href }) => href)))
  const known = [home.href, licenses.href, ...PATHS, ...STREAM_PAGES.map(({ path }) => path)]
  for (const { name, text } of PAGES) {
    const links = [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, href]) => href)
    expect(known, name).toEqual(expect.arrayContaining(links))
  }
})

describe('a page', () => {
  it('has its places in navigation, and is running text unless it says otherwise', () => {
    const { path, layout, header, legal } = some('\nheader: 3. Something')
    expect({ path, layout }).toEqual({ path: '/some', layout: 'text' })
    expect(header).toEqual({ place: 3, label: 'Something' })
    expect(legal).toBeUndefined()
  })

  it('is found at each of its addresses, also where they end in a slash', () => {
    const one = some('\nalso: /once')
    for (const path of ['/some', '/some/', '/once', '/once/']) {
      expect(pageAt(path, [one]), path).toBe(one)
    }
    expect(pageAt('/', [one, some()])).toBeUndefined()
  })

  it.each([
    ['no head', () => readPage('some', 'Some words.'), 'some.md has no path'],
    ['an unknown layout', () => some('\nlayout: wide'), 'unknown layout: wide'],
    ['an unknown field', () => some('\nheading: Some'), 'unknown heading'],
    ['a place without a number', () => some('\nheader: Some'), 'some.md has no place'],
  ])('with %s stops the build', (_, read, why) => {
    expect(read).toThrow(why)
  })

  it.each([
    ['a value', 'Some {{thing}}.', '{{thing}}'],
    ['an id', '## Some', 'no heading with an id: ## Some'],
    ['a picture', '## Some {#some}\n\n![Some](thing)\n', 'no picture thing'],
  ])('with %s that is none stops the build', async (_, text, why) => {
    await expect(render(some('\nlayout: steps', text), PAGES)).rejects.toThrow(why)
  })

  it('leaves out a line with a value that is not set', async () => {
    const html = await render(some('', 'One.\n\nSee [it]({{repository}}).\n\nTwo.'), PAGES)
    expect(html).toContain('<p>One.</p>')
    expect(html).toContain('<p>Two.</p>')
    expect(html).not.toContain('See')
  })

  it('is set as its Markdown says', async () => {
    const text = [
      'Some **Control**.\n\n[Go](/) [Read](/about)\n',
      '## Some words {#words}\n\n### 2026-11-25\n',
      'Write `a<b`.\n\n```\n{ "a": 1 }\n```\n',
      'Table: Of some\n\n| A | B |\n| - | - |\n| one | two |\n',
    ].join('\n')
    const html = (await render(some('', text), PAGES)).replaceAll(/ class="[^"]*"/g, '')
    for (const part of [
      '<h1 tabindex="-1">Some</h1><p>Some <b>Control</b>.</p>',
      '<p><a data-main="true" href="/">Go</a><a href="/about">Read</a></p></header>',
      '<h2 id="words">Some words</h2>',
      '<h3><time datetime="2026-11-25">November 25, 2026</time></h3>',
      '<p>Write <code dir="ltr">a&lt;b</code>.</p>',
      '<pre dir="ltr"><code>{ &quot;a&quot;: 1 }</code></pre>',
      '<table><caption>Of some</caption><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead>',
      '<tbody><tr><th scope="row">one</th><td>two</td></tr></tbody></table>',
    ]) {
      expect(html).toContain(part)
    }
  })
})
