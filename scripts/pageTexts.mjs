// The texts of files that are no code: the Markdown of the info pages, and the start screen in index.html. A text is a
// heading, paragraph, item, cell or caption, in English as it stands there: with its Markdown or HTML, and not an ICU
// message. What is around it stays as it is, and so do blocks of code.

import { Lexer } from 'marked'

/**
 * @typedef {import('marked').Token} Token
 * @typedef {Omit<import('./texts.mjs').Text, 'start' | 'end'>} Text
 * @typedef {(text: Text) => string} Say what stands in the place of a text
 */

const HEAD = /^(---\n.*?\n---\n)(.*)$/s
/** Fields of the head that visitors read. */
const FIELD = /^(title|description|header|quickLinks|legal): (\d+\. )?(.+)$/gm
/** @type {Readonly<Record<string, string>>} */
const FIELDS = {
  title: 'Heading of the page.',
  description: 'For search engines.',
  header: 'Link at the top.',
  quickLinks: 'Link in the footer.',
  legal: 'Link in the footer.',
}
const HEADING = /^(.*?)( \{#([\w-]+)\})?$/
const DAY = /^\d{4}-\d\d-\d\d$/
const CAPTION = 'Table: '
const PICTURE = /^!\[(.*)\]\((\w+)\)$/s
const LINK = /\[([^\]]+)\](\([^)]*\))/g
/** Alone in its line, which is left out where there is no such value. */
const OPTIONAL = /^\[[^\]]*\]\(\{\{\w+\}\}\)$/
/** A name that stands in code, or code. */
const NAME = /^(?:[a-z]|`[^`]+`$)/
const LETTER = /\p{L}/u
const VALUE = /\{\{.+?\}\}/g

/**
 * A page with other words.
 * @param {string} name of its file
 * @param {string} source
 * @param {Say} say
 * @param {ReadonlyMap<string, string>} [known] ids of texts, by their English, that are also said elsewhere
 * @throws where something is not known to be a text or none
 */
export function pageWith(name, source, say, known) {
  const texts = textsIn(name, say, known)
  const [, head = '', body = ''] = HEAD.exec(source.replaceAll('\r', '')) ?? []
  const fields = head.replaceAll(
    FIELD,
    (_, field, place = '', english) =>
      `${field}: ${place}${texts.as(field, english, FIELDS[field] ?? '')}`,
  )
  return fields + blocksWith(Lexer.lex(body), texts)
}

/** @param {Token[]} tokens @param {ReturnType<typeof textsIn>} texts @returns {string} */
function blocksWith(tokens, texts) {
  return tokens
    .map((token) => blockWith(token, texts) + (/\n*$/.exec(token.raw)?.[0] ?? ''))
    .join('')
}

/** @param {Token} token @param {ReturnType<typeof textsIn>} texts @returns {string} */
function blockWith(token, texts) {
  const raw = token.raw.trimEnd()
  switch (token.type) {
    case 'heading': {
      const [, words = '', mark = '', id] = HEADING.exec(token.text) ?? []
      if (DAY.test(words)) return raw
      if (id) texts.begin(id)
      return `${'#'.repeat(token.depth)} ${texts.next(words, 'Heading.')}${mark}`
    }
    case 'text':
    case 'paragraph': {
      const [, alt = '', picture] = PICTURE.exec(raw) ?? []
      if (picture) return `![${texts.next(oneLine(alt), 'What a picture shows.')}](${picture})`
      if (raw.startsWith(CAPTION)) {
        return CAPTION + texts.next(oneLine(raw.slice(CAPTION.length)), 'Caption of a table.')
      }
      // A row of buttons.
      if (!LETTER.test(raw.replaceAll(LINK, ''))) {
        return raw.replaceAll(
          LINK,
          (_, label, target) => `[${texts.next(label, 'Button.')}]${target}`,
        )
      }
      return texts.next(oneLine(raw), '')
    }
    case 'list': {
      /** @type {import('marked').Tokens.ListItem[]} */
      const items = token.items
      const all = items.map((item) => {
        const [mark = ''] = /^\S+ +/.exec(item.raw) ?? []
        const lines = blocksWith(item.tokens, texts).trimEnd().split('\n')
        return mark + lines.join(`\n${' '.repeat(mark.length)}`).replaceAll(/^ +$/gm, '')
      })
      return all.join(token.loose ? '\n\n' : '\n')
    }
    case 'table': {
      const [head, line, ...rows] = raw.split('\n')
      const row = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`
      /** @type {string[]} */
      const columns = token.header.map((/** @type {{ text: string }} */ { text }) => text)
      if (rows.length !== token.rows.length) throw new Error(`A table begins with ${head}`)
      return [
        row(columns.map((text) => texts.next(text, 'Head of a column.'))),
        line,
        ...token.rows.map((/** @type {readonly { text: string }[]} */ cells) =>
          row(
            cells.map(({ text }, column) =>
              column === 0 && NAME.test(text)
                ? text
                : texts.next(text, `In the column “${columns[column]}”.`),
            ),
          ),
        ),
      ].join('\n')
    }
    case 'html':
      return htmlWith(raw, texts)
    case 'code':
      return raw
    default:
      if (LETTER.test(raw)) throw new Error(`No text is known in a ${token.type}: ${raw}`)
      return raw
  }
}

/**
 * The start screen in index.html with other words.
 * @param {string} source
 * @param {Say} say
 * @param {ReadonlyMap<string, string>} [known] as above
 */
export function startWith(source, say, known) {
  const [head = '', body = ''] = source.split('<body>')
  return `${head}<body>${htmlWith(body, textsIn('index.html', say, known))}`
}

/** The elements of a block of HTML that are texts. */
const ELEMENT = /(<(dt|dd|h1|p|a|button|summary)\b[^>]*>)([^<]*\p{L}[^<]*)(?=<\/\2>)/gu

/** @param {string} html @param {ReturnType<typeof textsIn>} texts */
function htmlWith(html, texts) {
  const [lost] = html.replaceAll(ELEMENT, '').match(/(?<=>)[^<>]*\p{L}[^<>]*(?=<)/u) ?? []
  if (lost) throw new Error(`No text is known in HTML: ${lost.trim()}`)
  return html.replaceAll(ELEMENT, (_, tag, _name, text) => {
    const [, id] = / id="([^"]+)"/.exec(tag) ?? []
    if (id) texts.begin(id)
    return tag + texts.next(oneLine(text), '')
  })
}

/**
 * Lines of a paragraph end anywhere, but for one that may be left out.
 * @param {string} text
 */
function oneLine(text) {
  const lines = text.trim().split(/\s*\n\s*/)
  return lines
    .map((line, at) => {
      const isApart = OPTIONAL.test(line) || OPTIONAL.test(lines[at - 1] ?? '')
      return at === 0 ? line : `${isApart ? '\n' : ' '}${line}`
    })
    .join('')
}

/**
 * The texts of a file in their order. They are counted from each heading that has an id, so that most edits leave most
 * ids as they are; words that stand there twice are one text.
 * @param {string} room
 * @param {Say} say
 * @param {ReadonlyMap<string, string>} [known]
 */
function textsIn(room, say, known) {
  const ids = new Map(known)
  let section = 'intro'
  let count = 0
  const isText = (/** @type {string} */ english) => LETTER.test(english.replaceAll(VALUE, ''))
  const as = (
    /** @type {string} */ key,
    /** @type {string} */ english,
    /** @type {string} */ comment,
  ) => {
    const id = ids.get(english) ?? `${room}:${key}`
    ids.set(english, id)
    return say({ id, english, comment, isMarkdown: true })
  }
  return {
    as,
    begin(/** @type {string} */ id) {
      section = id
      count = 0
    },
    next(/** @type {string} */ english, /** @type {string} */ comment) {
      if (!isText(english)) return english
      if (!ids.has(english)) count += 1
      return as(`${section}.${count}`, english, comment)
    },
  }
}
