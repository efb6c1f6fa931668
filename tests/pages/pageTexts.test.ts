// The texts of the pages' Markdown and of the start screen, and both in another language.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { pageWith, startWith } from '../../scripts/pageTexts.mjs'
import { allTexts, pageIn, startIn, writeTranslations } from '../../scripts/texts.mjs'
import { PAGES, readPage, readPages } from '../../scripts/vite/pageTable'
import { render } from '../../src/pages/prerender'
import { messages as rescue } from '../../src/ui/rescue/messages'

const textsOf = (text: string) => {
  const found = new Map<string, string>()
  pageWith('pages/some.md', `---\ntitle: Some\nlegal: 2. Some\n---\n\n${text}`, (one) => {
    found.set(one.id.replace('pages/some.md:', ''), one.english)
    return one.english
  })
  return [...found]
}

it('headings, paragraphs, items, cells, captions, pictures and buttons are texts', () => {
  const found = textsOf(`One
paragraph with [a link](/about).
[A line that may be left out]({{repository}})

[Go](/) [Read](/about)

<section class="part">

## Spin {#spin}

![A picture](spin)

{{app}}

- One **item**,
  in two lines
- One paragraph with [a link](/about).

### 2026-11-25

Table: Of some

| Name | What |
| --- | --- |
| wheel_own | The wheel |
| \`size=40\` | Its size |

\`\`\`
{ "some": "code" }
\`\`\`

<dl><dt>Teachers</dt><dd>Paste
a list</dd></dl>
</section>
`)
  expect(found).toEqual([
    ['title', 'Some'],
    [
      'intro.1',
      'One paragraph with [a link](/about).\n[A line that may be left out]({{repository}})',
    ],
    ['intro.2', 'Go'],
    ['intro.3', 'Read'],
    ['spin.1', 'Spin'],
    ['spin.2', 'A picture'],
    ['spin.3', 'One **item**, in two lines'],
    ['spin.4', 'One paragraph with [a link](/about).'],
    ['spin.5', 'Of some'],
    ['spin.6', 'Name'],
    ['spin.7', 'What'],
    ['spin.8', 'The wheel'],
    ['spin.9', 'Its size'],
    ['spin.10', 'Teachers'],
    ['spin.11', 'Paste a list'],
  ])
})

it('words that stand twice on a page are one text', () => {
  expect(textsOf('Some\n\nMore\n\nMore').map(([id]) => id)).toEqual(['title', 'intro.1'])
})

it.each([
  ['in HTML', '<div>Some <b>more</b></div>'],
  ['in a quotation', '> Some'],
])('words %s, which are no text, stop the build', (_, text) => {
  expect(() => textsOf(text)).toThrow(/No text is known in/)
})

const shown = async (page: (typeof PAGES)[number], pages = PAGES) =>
  (await render(page, pages)).replaceAll(/\s+/g, ' ').replaceAll(/> | </g, (one) => one.trim())

it.each(PAGES)('$path is the same when it is put together of its texts', async (page) => {
  const source = pageIn('en', `${page.name}.md`)
  const again = readPage(
    page.name,
    pageWith(page.name, source, ({ english }) => english),
  )
  expect(await shown(again)).toBe(await shown(page))
})

const marksOf = (html: string) => html.match(/ (?:id|href|aria-labelledby|src)="[^"]*"/g)

it.each(PAGES)('$path has its ids and links in every language, and other words', async (page) => {
  const pages = readPages('en-XA')
  const made = pages.find(({ name }) => name === page.name)
  if (!made) throw new Error(`${page.name} is missing`)
  const [html, own] = [await shown(page), await shown(made, pages)]
  expect(marksOf(own)).toEqual(marksOf(html))
  expect(own).toContain(`<h1 tabindex="-1">${made.title}</h1>`)
  // What the build fills in is said by code.
  expect(made.text.replaceAll(/\{\{.+?\}\}|\]\(.+?\)|<.+?>|`.+?`/g, '')).not.toMatch(/ the /)
})

const START = readFileSync('index.html', 'utf8')

it('the start screen is in the language of the page, and so is what its script says', () => {
  const html = startIn('en-XA', START)
  const left = (/<body>(.*)/s.exec(html)?.[1] ?? '').match(/>[^<[]*\p{L}[^<]*</gu)
  expect(left).toBeNull()
  expect(html).toContain('href="/en-XA/"')
  const [, said = ''] = / data-messages="([^"]+)"/.exec(html) ?? []
  const { savedWheel, savedRemains, nothingToSave, saveFailed } = JSON.parse(
    said.replaceAll('&quot;', '"'),
  )
  for (const text of [savedWheel, savedRemains, nothingToSave, saveFailed]) {
    expect(text).toMatch(/^\[.+ öñê .+\]$/)
  }
})

it('in English the start screen stays as it is, and shares what the rescue page says', () => {
  expect(startIn('en', START)).toBe(START)
  const ids: string[] = []
  startWith(START, ({ id, english }) => {
    ids.push(id)
    return english
  })
  expect(ids.length).toBeGreaterThan(8)
  const texts = allTexts()
  const own = texts.filter(({ id }) => id.startsWith('index.html:')).map((one) => one.english)
  expect(own).toContain('The wheel could not start')
  for (const text of [rescue.tryAgain, rescue.saveData, rescue.errorDetails]) {
    expect(START).toContain(`>${text}<`)
    expect(own).not.toContain(text)
  }
})

const folder = mkdtempSync(join(tmpdir(), 'pages-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('a page and the start screen show translations, and English where one is missing or fuzzy', () => {
  const done = new Map([
    ['ui:pageNames.about', 'Über uns'],
    ['pages/about.md:draw.1', 'So wird gezogen'],
    ['pages/about.md:draw.2', 'Zuerst'],
    ['index.html:start-heading.1', 'Das Rad startet nicht'],
    ['ui/rescue:savedWheel', 'Gespeichert, mit „Öffnen“ & $& mehr.'],
  ])
  const before = allTexts().flatMap(({ id, english }) => {
    const text = done.get(id)
    const isFuzzy = id.endsWith(':draw.2')
    return text ? [[id, { english, text, isFuzzy, note: '' }] as const] : []
  })
  expect(before).toHaveLength(done.size)
  writeFileSync(join(folder, 'de.po'), writeTranslations('de', new Map(before)))
  const page = readPage('about', pageIn('de', 'about.md', folder))
  expect(page).toMatchObject({ path: '/about', title: 'Über uns', header: { label: 'Über uns' } })
  expect(page.quickLinks?.label).toBe('About Us')
  expect(page.text).toContain('\n## So wird gezogen {#draw}\n\n1. ### First, the draw\n')
  const html = startIn('de', START, folder)
  expect(html).toContain('tabindex="-1">Das Rad startet nicht</h1>')
  expect(html).toContain('>Try Again<')
  expect(html).toContain(
    '{&quot;savedWheel&quot;:&quot;Gespeichert, mit „Öffnen“ &amp; $&amp; mehr.&quot;,',
  )
})
