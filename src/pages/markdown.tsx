// The Markdown of info pages as HTML, while the site is built. Beside what Markdown has: `{#id}` after a heading is its
// id, a heading that is a day is shown as one, a line "Table: …" is the caption of the table below it, an image is a
// picture of the product, a paragraph of links alone is a row of buttons, and items that begin with a heading are cards.

import { Lexer, Marked, type Token, type Tokens } from 'marked'
import { renderToStaticMarkup } from 'react-dom/server'
import { LOCALE, localPath } from '../text/locale'
import { momentFormat } from '../text/moment'
import { ButtonLink } from '../ui/kit/Button'
import card from '../ui/kit/Card.module.css'
import { Kbd } from '../ui/kit/text'
import page from './page.module.css'
import sizes from './pictures.json'
import styles from './text.module.css'

const calendar = momentFormat({ dateStyle: 'long', timeZone: 'UTC' }, LOCALE)
const DAY = /^\d{4}-\d\d-\d\d$/
const HEADING = /^(.*?)(?: \{#([\w-]+)\})?$/
/** Not a file, which is the same in all languages. */
const PAGE = /^\/[^.]*$/
const CAPTION = /^Table: /

/** @param day such as `2026-11-22` */
export const dayHtml = (day: string) =>
  `<time datetime="${day}">${calendar(Date.parse(day))}</time>`

export function headingOf(text: string): {
  readonly words: string
  readonly id: string | undefined
} {
  const [, words = '', id] = HEADING.exec(text) ?? []
  return { words, id }
}

function classNamed(name: string): string {
  const known = styles[name] ?? page[name]
  if (!known) throw new Error(`No style sheet of the info pages has the class ${name}`)
  return known
}

/** What its HTML looks like. @throws where a class is neither in text.module.css nor in page.module.css */
export function withClasses(text: string): string {
  return text
    .replaceAll(/(?<=class=")[\w ]+(?=")/g, (names) => names.replaceAll(/\w+/g, classNamed))
    .replaceAll(/<kbd>(.*?)<\/kbd>/g, (_, key: string) => renderToStaticMarkup(<Kbd>{key}</Kbd>))
}

/** @throws where there is no such picture */
export function pictureHtml(name: string, alt: string): string {
  if (!Object.hasOwn(sizes, name)) throw new Error(`There is no picture ${name}`)
  return renderToStaticMarkup(<Picture name={name as PictureName} alt={alt} />)
}

export function markdownHtml(text: string): string {
  let caption = ''
  const marked = new Marked({
    walkTokens(token) {
      if (token.type === 'link' && PAGE.test(token.href)) token.href = localPath(token.href)
    },
    renderer: {
      heading({ text, depth }) {
        const { words, id } = headingOf(text)
        const content = DAY.test(words)
          ? dayHtml(words)
          : this.parser.parseInline(Lexer.lexInline(words))
        return `<h${depth}${id ? ` id="${id}"` : ''}>${content}</h${depth}>`
      },
      // The names of controls stand out, which is no stress: that is written as <strong>.
      strong({ tokens }) {
        return `<b>${this.parser.parseInline(tokens)}</b>`
      },
      // Also on a page that is read from right to left.
      codespan: ({ text }) => `<code dir="ltr">${escaped(text)}</code>`,
      code: ({ text }) =>
        `<pre class="${styles.code}" dir="ltr"><code>${escaped(text)}</code></pre>`,
      paragraph({ text, tokens }) {
        if (CAPTION.test(text)) {
          caption = `<caption>${this.parser.parseInline(Lexer.lexInline(text.replace(CAPTION, '')))}</caption>`
          return ''
        }
        if (isOfLinks(tokens)) return buttonsHtml(tokens)
        return `<p>${this.parser.parseInline(tokens)}</p>`
      },
      list({ items }) {
        if (items[0]?.tokens[0]?.type !== 'heading') return false
        const cards = items.map(
          ({ tokens }) => `<li class="${card.card}">${this.parser.parse(tokens)}</li>`,
        )
        return `<ol class="${page.columns} ${styles.cards}">${cards.join('')}</ol>`
      },
      table({ header, rows }) {
        const isWide = header.length > 2
        // A narrow window shows the cells of a wide table as blocks, one below the other: only its roles make it a table then.
        const role = (name: string) => (isWide ? ` role="${name}"` : '')
        const cell = (kind: string, index: number, tokens: Token[]) => {
          const inside = this.parser.parseInline(tokens)
          if (kind === 'td' && index > 0) return `<td${role('cell')}>${inside}</td>`
          const [scope, name = ''] = kind === 'td' ? ['row', 'rowheader'] : ['col', 'columnheader']
          return `<th scope="${scope}"${role(name)}>${inside}</th>`
        }
        const row = (kind: string, cells: typeof header) =>
          `<tr${role('row')}>${cells.map(({ tokens }, index) => cell(kind, index, tokens)).join('')}</tr>`
        const head = `<thead${role('rowgroup')}>${row('th', header)}</thead>`
        const body = rows.map((cells) => row('td', cells)).join('')
        return `<table class="${page.table}"${role('table')}>${caption}${head}<tbody${role('rowgroup')}>${body}</tbody></table>`
      },
    },
  })
  return marked.parse(text, { async: false })
}

const escaped = (text: string) => renderToStaticMarkup(text)

function isOfLinks(tokens: readonly Token[]): boolean {
  const isSpace = (token: Token) => token.type === 'text' && token.raw.trim() === ''
  return tokens.length > 1 && tokens.every((token) => token.type === 'link' || isSpace(token))
}

/** The first is the one that most visitors want. */
function buttonsHtml(tokens: readonly Token[]): string {
  return renderToStaticMarkup(
    <p className={page.buttons}>
      {tokens
        .filter((token): token is Tokens.Link => token.type === 'link')
        .map(({ href, text }, index) => (
          <ButtonLink
            key={href}
            kind={index === 0 ? 'primary' : 'plain'}
            data-main={index === 0 || undefined}
            href={href}
          >
            {text}
          </ButtonLink>
        ))}
    </p>,
  )
}

/** Pixels. Wider pictures also exist in this width, for small screens. */
const SMALL_WIDTH = 760
/** File pixels per CSS pixel, for wide pictures. */
const SCALE = 1.5

type PictureName = keyof typeof sizes

interface PictureProps {
  readonly name: PictureName
  readonly alt: string
}

/** A screenshot of the product, taken by `npm run pictures`, in the page's theme. */
function Picture({ name, alt }: PictureProps) {
  const { width, height } = sizes[name]
  return (
    <div className={styles.picture} data-upright={height > width || undefined}>
      {(['light', 'dark'] as const).map((theme) => (
        // The style sheet hides one of them, which is then neither loaded nor read out.
        <img
          key={theme}
          className={styles[theme]}
          src={`/pictures/${name}-${theme}.webp`}
          srcSet={width > SMALL_WIDTH ? sources(`/pictures/${name}-${theme}`, width) : undefined}
          sizes="(max-width: 760px) 95vw, 40rem"
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  )
}

function sources(path: string, width: number): string {
  return `${path}-small.webp ${SMALL_WIDTH}w, ${path}.webp ${width * SCALE}w`
}
