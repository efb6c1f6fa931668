// Texts by language. In the code of the pages a text becomes its number, and each language has files of its own: one that
// a page runs before all else, with what its scripts say, and one for each part that is loaded later. Which script needs
// which text follows from the modules that are in it. In development, in tests and where the build renders pages, a
// module brings its texts along in every language.

import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { normalizePath, type Plugin, parseSync, Visitor } from 'vite'
import { LANGUAGES, MADE_UP } from '../../src/languages/languages.ts'
import { addressIn, type Language } from '../../src/text/locale.ts'
import { compiled, SOURCES, saidTexts, startIn, type Text, textsOf } from '../texts.mjs'
import { inLanguage, namedLanguages, SERVED, splitPath } from './languages.ts'
import { alternates } from './pageHead.ts'

interface Script {
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  /** Those of its modules that an `import()` asks for. */
  readonly parts: readonly string[]
  /** By their numbers. */
  readonly texts: readonly number[]
}

/** The scripts of the pages, by file. */
const scripts = new Map<string, Script>()
/** The number of each text, by id. */
let numbers: ReadonlyMap<string, number> = new Map()

/** `app/Dialogs` */
const partOf = (file: string) => normalizePath(relative(SOURCES, file)).replace(/\.tsx?$/, '')
const localeModule = JSON.stringify(normalizePath(join(SOURCES, 'text/locale')))

/** A piece of code in place of that from `start` to `end`. */
interface Change {
  readonly start: number
  readonly end: number
  readonly code: string
}

/** @param isForWorkers they say nothing: the page does it */
export function texts({ isForWorkers = false } = {}): Plugin {
  let isForPages = false
  const saidBy = new Map<string, readonly number[]>()
  return {
    name: 'texts',
    enforce: 'pre',
    configResolved({ command, build }) {
      isForPages = command === 'build' && !build.ssr && !isForWorkers
    },
    buildStart() {
      if (!isForPages) return
      compiledOf.clear()
      numbers = new Map(saidTexts().map(({ id }, number) => [id, number]))
    },
    transform: {
      filter: { id: /\.tsx?$/, code: /\/(?:say|rich)'|import\(/ },
      handler(code, id) {
        if (!id.startsWith(`${normalizePath(SOURCES)}/`)) return undefined
        const found = textsOf(id, code)
        if (isForWorkers && found.length > 0) this.error(`${id} says something in a worker`)
        const changes = found.map(({ id: key, start, end }) => ({
          start,
          end,
          code: isForPages ? `${numbers.get(key)}` : JSON.stringify(key),
        }))
        if (isForPages) {
          saidBy.set(
            id,
            found.flatMap(({ id: key }) => numbers.get(key) ?? []),
          )
          changes.push(...loadingOfTexts(id, code))
        } else if (found.length > 0) {
          changes.push({ start: 0, end: 0, code: bringing(found) })
        }
        return changes.length > 0 ? { code: changed(code, changes), map: null } : undefined
      },
    },
    hotUpdate({ file }) {
      if (!file.endsWith('.po')) return undefined
      // Modules have brought the texts along.
      this.environment.moduleGraph.invalidateAll()
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
    generateBundle(_, bundle) {
      if (!isForPages) return
      for (const one of Object.values(bundle)) {
        if (one.type !== 'chunk') continue
        const { fileName, imports, dynamicImports, moduleIds } = one
        const parts = moduleIds
          .filter((id) => this.getModuleInfo(id)?.dynamicImporters.length)
          .map(partOf)
        const said = moduleIds.flatMap((id) => saidBy.get(id) ?? [])
        scripts.set(fileName, { imports, dynamicImports, parts, texts: said })
      }
    },
    transformIndexHtml(html, { server, originalUrl = '/' }) {
      if (!server) return html
      const [language, path] = splitPath(originalUrl.split(/[?#]/)[0] ?? '/')
      const pageTexts = { language, languages: namedLanguages(SERVED), messages: {} }
      const children = `globalThis.pageTexts=${JSON.stringify(pageTexts)}`
      const others = alternates(path, '', SERVED).map(({ language: hreflang, href }) => ({
        tag: 'link',
        attrs: { rel: 'alternate', hreflang, href },
      }))
      const tags = [{ tag: 'script', children, injectTo: 'head-prepend' as const }, ...others]
      return { html: inLanguage(startIn(language, html), language), tags }
    },
  }
}

function changed(code: string, changes: readonly Change[]): string {
  const pieces: string[] = []
  let at = 0
  for (const one of changes.toSorted((a, b) => a.start - b.start)) {
    pieces.push(code.slice(at, one.start), one.code)
    at = one.end
  }
  return pieces.join('') + code.slice(at)
}

/** Makes a module's texts known in the language of whoever runs it. */
function bringing(found: readonly Pick<Text, 'id' | 'english'>[]): string {
  const all = [...LANGUAGES, ...MADE_UP].map(
    (language) => [language, Object.fromEntries(compiled(language, found))] as const,
  )
  const ofLanguage = `${JSON.stringify(Object.fromEntries(all))}[ownTexts.language]`
  return `import { texts as ownTexts } from ${localeModule};Object.assign(ownTexts.messages, ${ofLanguage});`
}

/** Has the texts of a part loaded before it, wherever it is imported. */
function loadingOfTexts(file: string, code: string): Change[] {
  const { program } = parseSync(file, code)
  const changes: Change[] = []
  new Visitor({
    ImportExpression({ start, end, source }) {
      if (source.type !== 'Literal' || !/^\.[^?]*$/.test(String(source.value))) return
      const part = JSON.stringify(partOf(join(file, '..', String(source.value))))
      changes.push({ start, end: start, code: `loadTexts(${part}).then(() => ` })
      changes.push({ start: end, end, code: ')' })
    },
  }).visit(program)
  if (changes.length === 0) return []
  return [{ start: 0, end: 0, code: `import { loadTexts } from ${localeModule};` }, ...changes]
}

/** Of each language that was built, in the order of their numbers. */
const compiledOf = new Map<string, readonly unknown[]>()

function builtMessages(language: string): readonly unknown[] {
  const messages = compiledOf.get(language) ?? [...compiled(language).values()]
  compiledOf.set(language, messages)
  return messages
}

/** What src/platform/language.ts shows to who reads another language than the page's, by language. */
export function languageLines(languages: readonly string[]) {
  const ids = ['app/siteMessages:alsoHere', 'ui/kit:dismiss']
  const said = saidTexts().filter(({ id }) => ids.includes(id))
  if (said.length !== ids.length) throw new Error(`No text has one of the ids ${ids}`)
  const lines = languages.map((language) => {
    const messages = compiled(language, said)
    return [language, ids.map((id) => messages.get(id))] as const
  })
  return JSON.stringify(Object.fromEntries(lines))
}

/**
 * The files of texts for a built page: for the scripts that it names and, by part, for those that they load. A page
 * whose scripts say nothing needs none in English.
 * @param listed languages that its scripts list
 * @param folder of the files
 */
export function textFiles(
  html: string,
  language: string,
  listed: readonly Language[],
  folder = 'assets',
) {
  const messages = builtMessages(language)
  const files: { readonly path: string; readonly source: string }[] = []
  const add = (name: string, source: string) => {
    // Parts that say the same share a file.
    const same = files.find((file) => file.source === source)
    if (same) return same.path
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
    const path = `/${folder}/${language}-${name}-${hash}.js`
    files.push({ path, source })
    return path
  }
  // A place for every text, of which those of other files stay empty.
  const listOf = (texts: ReadonlySet<number>) =>
    `[${messages.slice(0, Math.max(-1, ...texts) + 1).map((text, number) => (texts.has(number) ? JSON.stringify(text) : ''))}]`
  const named = [...html.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file)
  const start = reached(named, ({ imports }) => imports)
  const first = textsIn(start)
  const parts: string[] = []
  const all = reached(named, (one) => [...one.imports, ...one.dynamicImports])
  const later = new Set([...all].flatMap((file) => scripts.get(file)?.dynamicImports ?? []))
  for (const file of later) {
    const more = textsIn(reached([file], ({ imports }) => imports))
    for (const text of first) more.delete(text)
    if (more.size === 0) continue
    const asked = scripts.get(file)?.parts ?? []
    if (asked.length === 0) throw new Error(`${file} would be loaded without its texts`)
    for (const part of asked) {
      const path = add(part.replace(/^.*\//, ''), `export default${listOf(more)}`)
      parts.push(`${JSON.stringify(part)}:()=>import(${JSON.stringify(path)})`)
    }
  }
  if (language === 'en' && first.size === 0 && files.length === 0) return { files, path: undefined }
  const languages = listed.length > 0 ? `languages:${JSON.stringify(listed)},` : ''
  const own = `language:${JSON.stringify(language)},${languages}messages:${listOf(first)}`
  const path = add('texts', `globalThis.pageTexts={${own},parts:{${parts}}}`)
  return { files, path }
}

/** Writes a built page, and its texts. @param outDir of the build @param file such as `about.html` */
export async function writePage(
  outDir: string,
  file: string,
  html: string,
  {
    language,
    listed = [],
    folder,
  }: { language: string; listed?: readonly Language[]; folder?: string },
): Promise<void> {
  const { path, files } = textFiles(html, language, listed, folder)
  for (const one of files) await writeFile(join(outDir, one.path), one.source)
  // Module scripts run in the order of the page.
  const script = `$& crossorigin src="${path}"></script>\n    $&`
  const said = path ? html.replace(/<script type="module"( fetchpriority="low")?/, script) : html
  const page = join(outDir, addressIn(language, `/${file}`))
  await mkdir(dirname(page), { recursive: true })
  await writeFile(page, inLanguage(said, language))
}

function reached(files: readonly string[], next: (script: Script) => readonly string[]) {
  const found = new Set(files.filter((file) => scripts.has(file)))
  for (const file of found) {
    const script = scripts.get(file)
    if (script) for (const one of next(script)) if (scripts.has(one)) found.add(one)
  }
  return found
}

const textsIn = (files: ReadonlySet<string>) =>
  new Set([...files].flatMap((file) => scripts.get(file)?.texts ?? []))
