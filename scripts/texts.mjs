// The texts of the site. English stands in the code, in calls of say(), toSay() and rich(), and in the files of
// pageTexts.mjs; any other language in a PO file beside src/languages/languages.ts, with the same ids. `npm run texts`
// brings those files up to date with the code, and says what is wrong in them: new texts come in, and a translation of
// what is no longer the same English becomes fuzzy. `npm run texts de` begins a language.

import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { po } from 'gettext-parser'
import compile from 'icu-minify/compile'
import { parseSync, Visitor } from 'vite'
import { pageWith, startWith } from './pageTexts.mjs'
import { problemsOf, shareTranslated } from './translations.mjs'

/**
 * @typedef {import('icu-minify/format').CompiledMessage} Compiled
 * @typedef {{ readonly id: string, readonly english: string, readonly comment: string, readonly start: number, readonly end: number, readonly isMarkdown?: boolean }} Text
 * @typedef {{ readonly english: string, readonly text: string, readonly isFuzzy: boolean, readonly note: string }} Translation
 */

export const SOURCES = fileURLToPath(new URL('../src', import.meta.url))
const FOLDER = join(SOURCES, 'languages')
/** Texts without a translation: more are not listed. */
const FEW = 50
const SAYING = new Set(['say', 'toSay', 'rich'])

/** What is in a file that says something. */
export const SAYS = /\/(?:say|rich)'/
/** What stands between a comment and what it is of. */
const ABOVE = /^\s*(?:export )?(?:default )?(?:const )?$/

/**
 * The texts of a file, in its order. An id is the room and the name of the property, such as `ui/results:markAs`; the
 * comment is the one above that. From `start` to `end` the English stands in the source.
 * @param {string} file in src/
 * @param {string} source
 * @returns {Text[]}
 */
export function textsOf(file, source) {
  if (!SAYS.test(source)) return []
  const { program, comments, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const room = relative(SOURCES, file)
    .replaceAll('\\', '/')
    .replace(/\/?(messages)?\.tsx?$/, '')
  /** The properties and constants around a place, the innermost last. @type {{ name: string, start: number }[]} */
  const around = []
  /** @type {Text[]} */
  const texts = []
  const enter = (/** @type {any} */ { key, id, start }) => {
    around.push({ name: key?.name ?? key?.value ?? id?.name, start })
  }
  const leave = () => void around.pop()
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    ClassDeclaration: enter,
    'ClassDeclaration:exit': leave,
    MethodDefinition: enter,
    'MethodDefinition:exit': leave,
    PropertyDefinition: enter,
    'PropertyDefinition:exit': leave,
    Property: enter,
    'Property:exit': leave,
    VariableDeclarator: enter,
    'VariableDeclarator:exit': leave,
    CallExpression({ callee, arguments: [text] }) {
      if (callee.type !== 'Identifier' || !SAYING.has(callee.name)) return
      const names = around.map(({ name }) => name).filter((name) => name !== 'messages')
      const id = `${room}:${names.join('.')}`
      if (text?.type !== 'Literal' || typeof text.value !== 'string') {
        throw new Error(`${id}: the English must stand in the call of ${callee.name}()`)
      }
      if (texts.some((one) => one.id === id))
        throw new Error(`${id}: one property, or constant, has one text`)
      const above = around.at(-1)?.start ?? 0
      const comment = comments.find(
        ({ end }) => end < above && ABOVE.test(source.slice(end, above)),
      )
      texts.push({
        id,
        english: text.value,
        comment: comment?.value.replaceAll(/^[\s*]+|\s+$/gm, '') ?? '',
        start: text.start,
        end: text.end,
      })
    },
  }).visit(program)
  return texts
}

/** The texts of the code, always in the same order. */
export function saidTexts() {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .toSorted()
    .map((path) => join(SOURCES, path))
    .flatMap((file) => textsOf(file, readFileSync(file, 'utf8')))
}

const PAGES = join(SOURCES, 'pages')
const START = fileURLToPath(new URL('../index.html', import.meta.url))

/** All texts of the site. */
export function allTexts() {
  const said = saidTexts()
  /** @type {Map<string, Omit<Text, 'start' | 'end'>>} */
  const texts = new Map(said.map((text) => [text.id, text]))
  const collect = (/** @type {Omit<Text, 'start' | 'end'>} */ text) => {
    if (!texts.has(text.id)) texts.set(text.id, text)
    return text.english
  }
  for (const file of readdirSync(PAGES).toSorted()) {
    if (!file.endsWith('.md')) continue
    pageWith(`pages/${file}`, readFileSync(join(PAGES, file), 'utf8'), collect, idsIn(PAGE_NAMES))
  }
  startWith(readFileSync(START, 'utf8'), collect, idsIn(RESCUE))
  return [...texts.values()]
}

/** Pages are called what links to them are. */
const PAGE_NAMES = join(SOURCES, 'ui/messages.ts')
/** The start screen says some of what the rescue page says. */
const RESCUE = join(SOURCES, 'ui/rescue/messages.ts')
const OF_OTHERS = /^ui:pageNames\.|^ui\/rescue:/

/** By their English. @param {string} file */
const idsIn = (file) =>
  new Map(
    textsOf(file, readFileSync(file, 'utf8'))
      .filter(({ id }) => OF_OTHERS.test(id))
      .map(({ id, english }) => [english, id]),
  )

/**
 * A page in a language. What has no translation, or a fuzzy one, is English.
 * @param {string} language
 * @param {string} file in src/pages/
 */
export function pageIn(language, file, folder = FOLDER) {
  const source = readFileSync(join(PAGES, file), 'utf8')
  if (language === 'en') return source
  return pageWith(`pages/${file}`, source, sayingIn(language, folder), idsIn(PAGE_NAMES))
}

/**
 * The start screen in a language, with what public/start.js says.
 * @param {string} language
 * @param {string} html of index.html
 */
export function startIn(language, html, folder = FOLDER) {
  if (language === 'en') return html
  const say = sayingIn(language, folder)
  const messages = [...idsIn(RESCUE)].flatMap(([english, id]) => {
    const key = id.replace(/.*:/, '')
    return SAID.includes(key) ? [[key, say({ id, english, comment: '' })]] : []
  })
  return startWith(html, say, idsIn(RESCUE))
    .replace(
      'id="start-said"',
      `$& data-messages="${attribute(JSON.stringify(Object.fromEntries(messages)))}"`,
    )
    .replace('id="start-again" href="/"', `id="start-again" href="/${language}/"`)
}
/** By public/start.js. */
const SAID = ['savedWheel', 'savedRemains', 'nothingToSave', 'saveFailed']
const attribute = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('$', '$$$$')

/** What is no ICU message, in a language. @param {string} language @returns {import('./pageTexts.mjs').Say} */
function sayingIn(language, folder = FOLDER) {
  const makeUp = MADE_UP[language]
  if (makeUp) return ({ english }) => madeUpMarkdown(makeUp, english)
  const translations = translationsIn(language, folder)
  return ({ id, english }) => {
    const { text, isFuzzy } = translations.get(id) ?? {}
    return text && !isFuzzy ? text : english
  }
}

/**
 * All texts of the code in a language, by id. What has no translation, or a fuzzy one, is English.
 * @param {string} language
 * @param {readonly Pick<Text, 'id' | 'english'>[]} texts
 * @returns {Map<string, Compiled>}
 * @throws where a text is no ICU message
 */
export function compiled(language, texts = saidTexts(), folder = FOLDER) {
  const makeUp = MADE_UP[language]
  const translations = language === 'en' || makeUp ? new Map() : translationsIn(language, folder)
  return new Map(
    texts.map(({ id, english }) => {
      const { text, isFuzzy } = translations.get(id) ?? {}
      const message = text && !isFuzzy ? text : english
      try {
        return [id, makeUp ? makeUp(compile(message)) : compile(message)]
      } catch (cause) {
        throw new Error(`${id} cannot be read in ${language}: ${message}`, { cause })
      }
    }),
  )
}

/**
 * By file: for each module of the site the translations of its texts are asked for anew.
 * @type {Map<string, { changedAt: number, translations: Map<string, Translation> }>}
 */
const readFiles = new Map()

/** @param {string} language of which there is a file @returns {Map<string, Translation>} by id */
function translationsIn(language, folder = FOLDER) {
  const file = join(folder, `${language}.po`)
  const changedAt = statSync(file).mtimeMs
  const known = readFiles.get(file)
  if (known?.changedAt === changedAt) return known.translations
  const translations = readTranslations(readFileSync(file))
  readFiles.set(file, { changedAt, translations })
  return translations
}

/** @param {Uint8Array} source of a PO file @returns {Map<string, Translation>} by id */
export function readTranslations(source) {
  const contexts = Object.entries(po.parse(Buffer.from(source)).translations)
  return new Map(
    contexts.flatMap(([id, texts]) => {
      const [one] = Object.values(texts)
      if (!id || !one) return []
      const { flag = '', previous, translator = '' } = one.comments ?? {}
      const english = previous ? JSON.parse(previous.replace(/^msgid /, '')) : one.msgid
      return [
        [
          id,
          { english, text: one.msgstr[0] ?? '', isFuzzy: flag.includes('fuzzy'), note: translator },
        ],
      ]
    }),
  )
}

/**
 * A PO file with all texts of the site, and the translations that there were.
 * @param {string} language
 * @param {ReadonlyMap<string, Translation>} before
 * @param {readonly Omit<Text, 'start' | 'end'>[]} texts
 */
export function writeTranslations(language, before, texts = allTexts()) {
  const now = new Map(texts.map(({ id, english }) => [id, english]))
  // A property that was renamed, a paragraph that has moved.
  const free = new Map(
    [...before]
      .filter(([id, { english }]) => now.get(id) !== english)
      .map(([, one]) => [one.english, one]),
  )
  const isNew = (/** @type {Pick<Text, 'id' | 'english'>} */ { id, english }) =>
    before.get(id)?.english !== english
  const moved = new Set(texts.filter(isNew).map(({ english }) => english))
  /** @type {import('gettext-parser').GetTextTranslations['translations']} */
  const translations = {}
  for (const { id, english, comment, isMarkdown } of texts) {
    const about = isMarkdown ? `Markdown. ${comment}`.trimEnd() : comment
    const same = before.get(id)
    const old =
      (same?.english === english ? same : free.get(english)) ??
      (same && !moved.has(same.english) ? same : undefined)
    const isChanged = old !== undefined && old.text !== '' && old.english !== english
    translations[id] = {
      [english]: {
        msgctxt: id,
        msgid: english,
        msgstr: [old?.text ?? ''],
        comments: {
          ...(old?.note && { translator: old.note }),
          ...(about && { extracted: about }),
          ...((isChanged || old?.isFuzzy) && { flag: 'fuzzy' }),
          ...(isChanged && { previous: `msgid ${JSON.stringify(old.english)}` }),
        },
      },
    }
  }
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', Language: language }
  return `${po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 })}`
}

/** The languages that have a file. */
export function translated(folder = FOLDER) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.po'))
    .map((name) => name.slice(0, -3))
}

/** The languages whose files are behind the code, each with what its file should be. */
export function outdated(folder = FOLDER) {
  const texts = allTexts()
  return translated(folder).flatMap((language) => {
    const file = join(folder, `${language}.po`)
    const source = readFileSync(file)
    const upToDate = writeTranslations(language, readTranslations(source), texts)
    return `${source}` === upToDate ? [] : [{ file, upToDate }]
  })
}

/**
 * Languages made from English: one with accents, longer by 40 % and in brackets, so that what is cut shows; one that is
 * written from right to left, its letters in that order too.
 * @type {Readonly<Record<string, (message: Compiled) => Compiled>>}
 */
const MADE_UP = {
  'en-XA'(message) {
    let length = 0
    const accented = changed(message, (text) => {
      length += text.length
      return text.replaceAll(/[a-z]/gi, (letter) => {
        const accent = ACCENTS[letter.toLowerCase()]
        return accent ? `${letter}${accent}`.normalize('NFC') : letter
      })
    })
    const more = FILLER.slice(0, Math.ceil(length * 0.4)).trimEnd()
    if (typeof accented === 'string') return `[${accented} ${more}]`
    return ['[', ...accented, ` ${more}]`]
  },
  'en-XB': (message) => changed(message, (text) => `\u202e${text}\u202c`),
}

/** What is not said in a text with Markdown. */
export const MARKS = /\{\{.+?\}\}|\]\([^)]*\)|\[|<[^>]*>|\*\*|`[^`]*`|\n/g

/** @param {(message: Compiled) => Compiled} makeUp @param {string} text */
function madeUpMarkdown(makeUp, text) {
  const words = text.split(MARKS)
  const marks = text.match(MARKS) ?? []
  // As values of a message, marks stay as they are.
  const message = words.flatMap((said, at) => [said, [marks[at] ?? '']]).filter((one) => one !== '')
  const made = makeUp(/** @type {Compiled} */ (message))
  return [made].flat(2).join('')
}

/** @type {Readonly<Record<string, string>>} */
const ACCENTS = {
  a: '\u0301',
  c: '\u0327',
  e: '\u0302',
  i: '\u0308',
  n: '\u0303',
  o: '\u0308',
  s: '\u030c',
  u: '\u0302',
  y: '\u0301',
  z: '\u030c',
}
const FILLER = 'öñê ţŵö ţĥŕêê ƒöûŕ ƒïvê šïx šêvêñ êïğĥţ ñïñê ţêñ '.repeat(20)

/**
 * A message with each of its strings changed.
 * @param {Compiled} message
 * @param {(text: string) => string} change
 * @returns {Compiled}
 */
function changed(message, change) {
  if (typeof message === 'string') return change(message)
  // `#` is a number.
  const inside = (/** @type {any} */ nodes) => (nodes === 0 ? nodes : changed(nodes, change))
  return message.map((node) => {
    if (!Array.isArray(node)) return inside(node)
    const [name, type, cases] = node
    if (node.length === 1) return node
    // The children of a tag.
    if (typeof type !== 'number' || type === 0) return [name, ...inside(node.slice(1))]
    // Numbers and dates have nothing to change; the cases of plurals and selects have.
    if (type > 3) return node
    const entries = Object.entries(cases ?? {}).map(([key, nodes]) => [key, inside(nodes)])
    return [name, type, Object.fromEntries(entries)]
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const language of process.argv.slice(2)) {
    const file = join(FOLDER, `${language}.po`)
    if (!existsSync(file)) writeFileSync(file, writeTranslations(language, new Map()))
  }
  for (const { file, upToDate } of outdated()) writeFileSync(file, upToDate)
  const texts = allTexts()
  for (const language of translated()) {
    const translations = translationsIn(language)
    const share = (100 * shareTranslated(translations, texts)).toFixed(1)
    console.log(`${language}: ${share} % of ${texts.length} texts are translated.`)
    for (const problem of problemsOf(language, translations, texts)) console.log(`  ${problem}`)
    const left = texts.filter(
      ({ id }) => !translations.get(id)?.text || translations.get(id)?.isFuzzy,
    )
    if (left.length < FEW) for (const { id } of left) console.log(`  ${id} is empty or fuzzy`)
  }
}
