// Renders an info page to HTML, at build time in Node: its Markdown, with what is only known then filled in.

import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { RELAYS } from '../raffle/beacon/relayOrigins'
import { alternatives, list } from '../text/list'
import { operator, site } from '../text/site'
import type { Command } from '../ui/commands/commands'
import { keyName, keysOf, PAGE_SHORTCUTS, PRESENTING_SHORTCUTS } from '../ui/commands/shortcuts'
import card from '../ui/kit/Card.module.css'
import { Kbd } from '../ui/kit/text'
import { FlatWheel } from '../ui/stage/FlatWheel'
import { APPS, isApp } from './apps'
import { messages as contactMessages } from './contact/messages'
import { RESPONSE_TIMES } from './contact/responseTimes'
import { Examples } from './examples/Examples'
import { EXAMPLES, exampleSegments } from './examples/examples'
import { Layout } from './Layout'
import layout from './Layout.module.css'
import { dayHtml, headingOf, markdownHtml, pictureHtml, withClasses } from './markdown'
import { messages } from './messages'
import type { Page } from './page'
import page from './page.module.css'
import styles from './text.module.css'

const PICTURE = /^!\[(.*)\]\((\w+)\)\n/m

export async function render(info: Page, pages: readonly Page[]): Promise<string> {
  const values = await valuesFor(info)
  const text = filled(withClasses(info.text), values)
  // Nothing but paragraphs introduces a page.
  const [, intro = text, rest = ''] = /^(.*?)(^(?:<|## ).*)$/ms.exec(text) ?? []
  const header = `<header class="${page.intro}"><h1 tabindex="-1">${html(info.title)}</h1>${markdownHtml(intro)}</header>`
  const beside = info.beside && filled(`{{${info.beside}}}`, values)
  const opening = beside
    ? `<div class="${page.split} ${styles.opening}">${header}${beside}</div>`
    : header
  return renderToStaticMarkup(
    <Layout path={info.path} pages={pages} contentHtml={opening + LAYOUTS[info.layout](rest)} />,
  )
}

// For the build: scripts/vite/infoPages.ts.
export { operator, site }

/** What stands for `{{its name}}` in the text of a page. */
type Values = Readonly<Record<string, string>>

async function valuesFor({ name, text }: Page): Promise<Values> {
  const App = isApp(name) && (await APPS[name]()).default
  const [pictured] = EXAMPLES
  return {
    site: site.name,
    ads: operator.ads,
    analytics: operator.analytics,
    repository: operator.repository,
    relays: list(RELAYS.map((relay) => new URL(relay).host)),
    'response times': responseTimes(),
    'last change': lastChange(text),
    'page shortcuts': html(<KeyList commands={PAGE_SHORTCUTS} />),
    'presenting shortcuts': html(<KeyList commands={PRESENTING_SHORTCUTS} />),
    examples: html(<Examples />),
    wheel: html(
      pictured && <FlatWheel className={styles.wheel} segments={exampleSegments(pictured)} />,
    ),
    app: App ? `<div data-app="${name}">${renderToString(<App />)}</div>` : '',
  }
}

/** The first day that a heading names. */
function lastChange(text: string): string {
  const [, day] = /^### (\d{4}-\d\d-\d\d)$/m.exec(text) ?? []
  return day ? dayHtml(day) : ''
}

const html = (node: ReactNode) => renderToStaticMarkup(node)

/** A line with a value that is empty is left out. @throws where a value is unknown */
function filled(text: string, values: Values): string {
  const valueFor = (name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The build fills in no {{${name}}}`)
    return value
  }
  return text
    .split('\n')
    .filter((line) => [...line.matchAll(VALUE)].every(([, name = '']) => valueFor(name) !== ''))
    .map((line) => line.replaceAll(VALUE, (_, name: string) => valueFor(name)))
    .join('\n')
}

const VALUE = /\{\{(.+?)\}\}/g

function responseTimes(): string {
  const { responseTimesCaption, topic, within } = contactMessages
  const rows = [[topic, within], ['---', '---'], ...RESPONSE_TIMES]
  return `Table: ${responseTimesCaption}\n\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}`
}

function KeyList({ commands }: { readonly commands: readonly Command[] }) {
  return (
    <dl className={styles.shortcuts}>
      {commands.map((command) => (
        <div key={command.name}>
          <dt>{command.name}</dt>
          <dd>
            {alternatives(keysOf(command).map(keyName)).map(({ type, value }) =>
              type === 'element' ? <Kbd key={value}>{value}</Kbd> : value,
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const LAYOUTS: Readonly<Record<Page['layout'], (text: string) => string>> = {
  free: markdownHtml,
  text: (text) => `<div class="${page.text}">${markdownHtml(text)}</div>`,

  steps: (text) =>
    sectionsOf(text)
      .map(({ id, heading, body }) => {
        const [line = '', alt = '', name = ''] = PICTURE.exec(body) ?? []
        const content = markdownHtml(heading + body.replace(line, ''))
        const [kind, inside] = line
          ? [
              `${page.split} ${styles.step}`,
              `<div class="${page.text}">${content}</div>${pictureHtml(name, alt)}`,
            ]
          : [`${page.text} ${styles.keys}`, content]
        return `<section class="${kind}" aria-labelledby="${id}">${inside}</section>`
      })
      .join(''),

  contents(text) {
    const [summary, ...sections] = sectionsOf(text)
    const entries = sections.map(({ id, words }) => `<li><a href="#${id}">${words}</a></li>`)
    const numbered = sections.map(({ id, words, body }, index) => {
      const number = `<span class="${styles.number}">${index + 1}</span>`
      const content = `<h2 id="${id}">${number} ${words}</h2>${markdownHtml(body)}`
      return `<section aria-labelledby="${id}">${content}</section>`
    })
    return [
      `<div class="${page.split} ${styles.withContents}">`,
      `<nav class="${styles.contents}" aria-labelledby="contents"><h2 id="contents">${messages.contents}</h2>`,
      `<ol class="${layout.links}">${entries.join('')}</ol></nav>`,
      `<div class="${page.text}"><section class="${card.card}" aria-labelledby="${summary?.id}">`,
      `${markdownHtml(summary ? summary.heading + summary.body : '')}</section>`,
      `${numbered.join('')}</div></div>`,
    ].join('')
  },
}

/** @throws where one has no heading with an id */
function sectionsOf(text: string) {
  return text.split(/^(?=## )/m).map((section) => {
    const [heading = '', ...lines] = section.split('\n')
    const { words, id } = headingOf(heading.replace(/^## /, ''))
    if (!id) throw new Error(`A section has no heading with an id: ${heading}`)
    return { words, id, heading: `${heading}\n`, body: lines.join('\n') }
  })
}
