// What a translation must keep, whatever it says: checks that need no speaker of the language. Run by the tests, and by
// `npm run texts` for whoever translates.

import compile from 'icu-minify/compile'
import { Lexer } from 'marked'

/**
 * @typedef {import('icu-minify/format').CompiledMessage} Compiled
 * @typedef {import('./texts.mjs').Text} Text
 * @typedef {import('./texts.mjs').Translation} Translation
 * @typedef {{ readonly marks: string, readonly quotes: string, readonly before?: string }} Punctuation
 */

/**
 * As each language writes: the full stop, question mark, exclamation mark and colon that end a sentence; quotation
 * marks; the space that stands before high marks.
 * @type {Readonly<Record<string, Punctuation>>}
 */
const PUNCTUATION = {
  es: { marks: '.?!:', quotes: '“”‘’' },
  'pt-BR': { marks: '.?!:', quotes: '“”‘’' },
  fr: { marks: '.?!:', quotes: '«»“”’', before: '\u00a0\u202f' },
  de: { marks: '.?!:', quotes: '„“‚‘’' },
  it: { marks: '.?!:', quotes: '“”‘’' },
  nl: { marks: '.?!:', quotes: '“”‘’' },
  pl: { marks: '.?!:', quotes: '„”‚’' },
  tr: { marks: '.?!:', quotes: '“”‘’' },
  id: { marks: '.?!:', quotes: '“”‘’' },
  ja: { marks: '。？！：', quotes: '「」『』' },
  'zh-Hans': { marks: '。？！：', quotes: '“”‘’' },
  ar: { marks: '.؟!:', quotes: '«»“”' },
  he: { marks: '.?!:', quotes: '”“״׳’' },
}
const ENGLISH = { marks: '.?!:', quotes: '“”‘’' }
const QUOTES = /["“”„«»「」『』‹›‚‘]/g

/** What stands in narrow places, with the most that fits there: half a wide letter, such as 転, counts as one. */
const NARROW = new Map([
  ['ui/commands/commands:COMMANDS.spin.label', 24],
  ['ui:tabs.draw', 14],
  ['ui:tabs.settings', 16],
  ['ui/options:add', 12],
  ['ui/options:outMessages.eliminatedTag', 18],
  ['ui/results:eliminated', 18],
  ['ui/results:finalWinner', 20],
  ['ui/results:headlines.finalWinner', 24],
  ['ui/results:notHere', 16],
])

/** A language below it is not offered. */
export const ENOUGH = 0.98

/**
 * How much of the site is translated, from 0 to 1.
 * @param {ReadonlyMap<string, Translation>} translations
 * @param {readonly Pick<Text, 'id'>[]} texts
 */
export function shareTranslated(translations, texts) {
  const done = texts.filter(({ id }) => {
    const one = translations.get(id)
    return one && one.text !== '' && !one.isFuzzy
  })
  return done.length / texts.length
}

/**
 * What is wrong with the translations, each with its id.
 * @param {string} language
 * @param {ReadonlyMap<string, Translation>} translations
 * @param {readonly Pick<Text, 'id' | 'english' | 'isMarkdown'>[]} texts
 */
export function problemsOf(language, translations, texts) {
  return texts.flatMap(({ id, english, isMarkdown }) => {
    const one = translations.get(id)
    if (!one || one.text === '' || one.isFuzzy) return []
    const problems = isMarkdown ? problemsOfMarkdown : problemsOfMessage
    return problems(language, english, one)
      .concat(tooLong(id, one.text))
      .map((problem) => `${id}: ${problem}: ${one.text}`)
  })
}

/** @param {string} language @param {string} english @param {Translation} translation @returns {string[]} */
function problemsOfMessage(language, english, { text, note }) {
  /** @type {Compiled} */
  let message
  try {
    message = compile(text)
  } catch (cause) {
    return [`cannot be read (${cause instanceof Error ? cause.message : cause})`]
  }
  const source = partsOf(compile(english))
  const own = partsOf(message)
  return [
    ...differing(source.values, own.values),
    ...wrongCases(language, own.plurals),
    ...(inOrder(own.selects) === inOrder(source.selects) ? [] : ['other cases of a select']),
    ...wrongWords(language, english, text, own.said.join(''), note),
  ]
}

/** @param {string} language @param {string} english @param {Translation} translation @returns {string[]} */
function problemsOfMarkdown(language, english, { text, note }) {
  const said = wordsOf(text)
  return [
    ...differing(marksOf(english), marksOf(text)),
    ...(blocksOf(text) === blocksOf(english) ? [] : ['other lines or blocks']),
    ...wrongWords(language, wordsOf(english), said, said, note),
  ]
}

/**
 * What is wrong with the words, whatever is between them.
 * @param {string} language @param {string} english @param {string} text
 * @param {string} words of the text, without its values
 * @param {string} note
 */
function wrongWords(language, english, text, words, note) {
  return [
    ...(isEnglish(language, english, text) && note === ''
      ? ['is English: say why in a comment above it']
      : []),
    ...wrongLetters(language, words),
    ...wrongPunctuation(language, english, text, words),
    ...(/^\s|\s$/.test(text) && text.trim() !== english.trim() && !/^\s|\s$/.test(english)
      ? ['space at an end']
      : []),
    ...(/ {2}/.test(words) ? ['two spaces'] : []),
  ]
}

const VALUE = '\ufffc'

/**
 * The values in a message, with their formats; the cases of its plurals and selects; and what it says.
 * @param {Compiled} message
 */
function partsOf(message) {
  /** @type {Set<string>} */
  const values = new Set()
  /** @type {string[][]} */
  const plurals = []
  /** @type {string[]} */
  const selects = []
  /** Each value as one character. @type {string[]} */
  const said = []
  const walk = (/** @type {any} */ node) => {
    if (typeof node === 'string') said.push(node)
    // `#` of a plural.
    if (node === 0) said.push(VALUE)
    if (!Array.isArray(node)) return
    for (const part of node) {
      if (!Array.isArray(part)) {
        walk(part)
        continue
      }
      const [name, type, cases] = part
      if (part.length === 1) {
        values.add(`{${name}}`)
        said.push(VALUE)
      } else if (typeof type !== 'number' || type === 0) {
        values.add(`<${name}>`)
        walk(part.slice(1))
      } else if (type === 1 || type === 2 || type === 3) {
        if (type === 1) selects.push(`${name}: ${Object.keys(cases).toSorted()}`)
        else {
          plurals.push(Object.keys(cases))
          values.add(`{${name}}, a number`)
        }
        for (const inside of Object.values(cases)) {
          walk(Array.isArray(inside) ? inside : [inside])
          said.push('\n')
        }
      } else {
        values.add(`{${name}}, a number`)
        said.push(VALUE)
      }
    }
  }
  walk(Array.isArray(message) ? message : [message])
  return { values, plurals, selects, said }
}

/** Values and names of keys in a text with Markdown. */
const KEPT = /\{\{.+?\}\}|\b[a-z]+_[a-z_]+/g

/**
 * What a text with Markdown keeps, each with how often: links, stress, HTML, code, values. As the page reads it: what
 * looks like stress may be none, such as `**「終了」**を`.
 * @param {string} text
 */
function marksOf(text) {
  /** @type {Map<string, number>} */
  const marks = new Map()
  const add = (/** @type {string} */ mark) => marks.set(mark, (marks.get(mark) ?? 0) + 1)
  const walk = (/** @type {import('marked').Token[]} */ tokens) => {
    for (const token of tokens) {
      if (token.type === 'link') add(`(${token.href})`)
      else if (token.type === 'strong') add('**')
      else if (token.type === 'em') add('*')
      else if (token.type !== 'text' && token.type !== 'escape') add(token.raw)
      if ('tokens' in token && token.tokens) walk(token.tokens)
    }
  }
  walk(Lexer.lexInline(text))
  for (const [kept] of text.matchAll(KEPT)) add(kept)
  return new Set([...marks].map(([mark, times]) => (times === 1 ? mark : `${mark} ×${times}`)))
}

/** What a text with Markdown is read as, such as a paragraph. @param {string} text */
const blocksOf = (text) =>
  `${Lexer.lex(text).map(({ type }) => type)} of ${text.split('\n').length}`

/** What is said in a text with Markdown. @param {string} text */
const wordsOf = (text) =>
  text.replaceAll(/`[^`]*`|\{\{.+?\}\}/g, VALUE).replaceAll(/\]\([^)]*\)|\[|\*\*|<[^>]*>/g, '')

/** @param {ReadonlySet<string>} english @param {ReadonlySet<string>} own */
function differing(english, own) {
  return [
    ...[...english].filter((one) => !own.has(one)).map((one) => `${one} is missing`),
    ...[...own].filter((one) => !english.has(one)).map((one) => `${one} is not in the English`),
  ]
}

/** No list, file or draw has more of anything. */
const MOST = 100_000

/** The cases that the language tells apart in numbers of this site. @type {Map<string, string>} */
const casesOf = new Map()

/** @param {string} language @param {string[][]} plurals */
function wrongCases(language, plurals) {
  if (!casesOf.has(language)) {
    const rules = new Intl.PluralRules(language)
    const numbers = [...Array(200).keys()].flatMap((one) => [one, MOST - one])
    casesOf.set(
      language,
      [...new Set(['other', ...numbers.map((one) => rules.select(one))])].toSorted().join(),
    )
  }
  const wanted = casesOf.get(language)
  return (
    plurals
      .map((cases) =>
        cases
          .filter((one) => !one.startsWith('='))
          .toSorted()
          .join(),
      )
      // Where the sentence is always the same, one case is enough.
      .filter((cases) => cases !== wanted && cases !== 'other')
      .map((cases) => `plural cases ${cases}, not ${wanted}`)
  )
}

/** @param {readonly string[]} all */
const inOrder = (all) => [...new Set(all)].toSorted().join()

/** @param {string} language @param {string} english @param {string} text */
function isEnglish(language, english, text) {
  const words = english.replaceAll(/\{[^{}]*\}/g, '')
  if (!/\p{L}{5,}/u.test(words)) return false
  if (text === english) return true
  const isLatin = scriptsOf(language).includes('Latin')
  return (
    !isLatin &&
    !new RegExp(
      scriptsOf(language)
        .map((one) => `\\p{Script=${one}}`)
        .join('|'),
      'u',
    ).test(text)
  )
}

/** @param {string} language */
function scriptsOf(language) {
  const { script = 'Latn' } = new Intl.Locale(language).maximize()
  return SCRIPTS[script] ?? [script]
}
/** Those that are more than the one they are named by. @type {Readonly<Record<string, readonly string[]>>} */
const SCRIPTS = {
  Jpan: ['Han', 'Hiragana', 'Katakana'],
  Hans: ['Han'],
  Hant: ['Han'],
  Kore: ['Hangul', 'Han'],
}

/** Letters of a third script, or two scripts in a word where the language sets words apart. @param {string} language @param {string} words */
function wrongLetters(language, words) {
  const scripts = scriptsOf(language)
  const own = scripts.map((one) => `\\p{Script=${one}}`).join('')
  const [strange] =
    new RegExp(`[^${own}\\p{Script=Latin}\\p{Script=Common}\\p{Script=Inherited}]`, 'u').exec(
      words,
    ) ?? []
  const [mixed] = ['Arab', 'Hebr', 'Cyrl', 'Grek'].includes(scripts[0] ?? '')
    ? (new RegExp(`\\p{Script=Latin}[${own}]|[${own}]\\p{Script=Latin}`, 'u').exec(words) ?? [])
    : []
  return [
    ...(strange ? [`“${strange}” is of another script`] : []),
    ...(mixed ? [`two scripts in a word (“${mixed}”)`] : []),
  ]
}

/** @param {string} language @param {string} english @param {string} text @param {string} words */
function wrongPunctuation(language, english, text, words) {
  const own = PUNCTUATION[language]
  if (!own) return []
  const problems = []
  const wrong = [...new Set(words.match(QUOTES) ?? [])].filter((mark) => !own.quotes.includes(mark))
  if (wrong.length > 0) problems.push(`quotation marks ${wrong.join(' ')} are not ${own.quotes}`)
  const endOf = (/** @type {string} */ said, /** @type {string} */ marks) =>
    marks.indexOf(said.replaceAll(/[\s}”»“」』"’)）]+$/g, '').at(-1) ?? '')
  // The contract's three full stops are one mark.
  const [before, after] = [
    endOf(english.replace('...', '…'), ENGLISH.marks),
    endOf(text, own.marks),
  ]
  // “No.” is an abbreviation.
  if (before !== after && english.length > 4)
    problems.push(
      `ends with ${own.marks[after] ?? 'no mark'}, not with ${own.marks[before] ?? 'none'}`,
    )
  if (
    language === 'es' &&
    (/\?/.test(words) !== /¿/.test(words) || /!/.test(words) !== /¡/.test(words))
  ) {
    problems.push('¿ or ¡ is missing')
  }
  if (
    own.before &&
    new RegExp(
      `[^${own.before}?!][?!;]|«[^${own.before}]|[^${own.before}]»|[^${own.before}\\d/]:(?!//)`,
      'u',
    ).test(words)
  ) {
    problems.push('a no-break space is missing before : ; ! ? or inside « »')
  }
  if (language === 'ar' && /[,;?]/.test(words.replaceAll(/\d,\d/g, '')))
    problems.push(', ; ? are ، ؛ ؟')
  if (
    own.marks.startsWith('。') &&
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,.!?;:(]/u.test(words)
  ) {
    problems.push('punctuation of Latin letters')
  }
  return problems
}

/** @param {string} id @param {string} text */
function tooLong(id, text) {
  const most = NARROW.get(id)
  const length = [...text].reduce(
    (sum, letter) => sum + (/[\u2e80-\uffee]/.test(letter) ? 2 : 1),
    0,
  )
  return most !== undefined && length > most ? [`longer than ${most} letters`] : []
}
