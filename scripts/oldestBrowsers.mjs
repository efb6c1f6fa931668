// Checks that the sources use only APIs that the oldest browsers have (`browserslist` in package.json): TypeScript
// checks them against its own libraries, without the APIs that MDN's compatibility data says are missing. Linters know
// only interfaces or years, and miss `URL.parse`, for example.

import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import bcd from '@mdn/browser-compat-data/forLegacyNode'
import { parseAst } from 'vite'

/** @typedef {{ readonly name: string, readonly version: string }} Browser */
/** @typedef {import('@mdn/browser-compat-data').CompatStatement} Compat */
/** The data's tree. @typedef {Readonly<Record<string, any>>} Data */
/** A node of a syntax tree. @typedef {Readonly<Record<string, any>>} Node */

/** APIs that the sources check for before they use them. */
export const ASKED_FOR = [
  'AudioContext.outputLatency',
  'DataTransferItem.webkitGetAsEntry',
  'Location.ancestorOrigins',
  'Navigator.canShare',
  'Navigator.share',
  'Navigator.vibrate',
  'requestIdleCallback',
]

/** The data's names; Android's browsers have the same versions. @type {Readonly<Record<string, string[]>>} */
const NAMES = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios: ['safari_ios'],
}
const SCOPES = ['Window', 'WorkerGlobalScope', 'ServiceWorkerGlobalScope']

/** @type {Data} */
const api = bcd.api
/** @type {Data} */
const builtins = bcd.javascript.builtins ?? {}

/**
 * Whether the sources pass, and TypeScript's output.
 * @param {readonly string[]} names such as `firefox 126`
 */
export function checkSources(names, askedFor = ASKED_FOR) {
  const folder = 'test-results/oldest-browsers'
  mkdirSync(folder, { recursive: true })
  const browsers = browsersOf(names)
  const libraries = tsc('--listFilesOnly')
    .stdout.split('\n')
    .filter((file) => /[\\/]lib\.[\w.]+\.d\.ts$/.test(file))
  for (const file of libraries) {
    const source = readFileSync(file, 'utf8')
    writeFileSync(join(folder, basename(file)), withoutMissing(source, browsers, askedFor))
  }
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: { noLib: true, lib: null },
    include: ['*.d.ts', '../../src'],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const { status, stdout } = tsc('--pretty', 'false', '--project', folder)
  return { isFine: status === 0, says: stdout }
}

/** @param {string[]} args */
function tsc(...args) {
  return spawnSync('node_modules/.bin/tsc', args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  })
}

/** @param {readonly string[]} names @returns {Browser[]} */
export function browsersOf(names) {
  return names.flatMap((one) => {
    const [name = '', version = ''] = one.split(' ')
    const found = NAMES[name]
    if (!found || !/^\d+(\.\d+)*$/.test(version)) throw new Error(`There is no browser ${one}`)
    return found.map((name) => ({ name, version }))
  })
}

/**
 * A TypeScript library without the APIs that one of the browsers lacks.
 * @param {string} source of a lib.*.d.ts
 * @param {readonly Browser[]} browsers
 * @param {readonly string[]} kept such as `Navigator.vibrate`
 */
export function withoutMissing(source, browsers, kept = []) {
  /** @type {Node[]} */
  const body = parseAst(source, { lang: 'dts' }).body
  /** @type {Node[]} */
  const cuts = []
  /** Which interfaces have the members of another too. @type {Map<string, string[]>} */
  const heirs = new Map()
  for (const { type, id, extends: parents } of body) {
    if (type !== 'TSInterfaceDeclaration') continue
    for (const { expression } of parents) {
      heirs.set(expression.name, [...(heirs.get(expression.name) ?? []), id.name])
    }
  }
  for (const node of body) visit(node, null)
  return withoutSpans(source, cuts)

  /** @param {Node} node @param {string | null} namespace */
  function visit(node, namespace) {
    const { type, id } = node
    if (type === 'TSModuleDeclaration') {
      for (const one of node.body?.body ?? []) visit(one.declaration ?? one, id.name)
    } else if (type === 'TSInterfaceDeclaration') {
      for (const member of node.body.body) {
        const name = member.key?.name
        if (name) cutIfMissing(member, `${id.name}.${name}`, ofMember(id.name, name, namespace))
      }
    } else if (type === 'TSDeclareFunction') {
      cutIfMissing(node, id.name, ofGlobal(id.name, namespace))
    } else if (type === 'VariableDeclaration') {
      visitVariable(node, namespace)
    }
  }

  /** An interface's constructor and what it has itself, or any other global. @param {Node} node @param {string | null} namespace */
  function visitVariable(node, namespace) {
    const { name, typeAnnotation } = node.declarations[0].id
    if (cutIfMissing(node, name, ofGlobal(name, namespace))) return
    for (const member of typeAnnotation?.typeAnnotation.members ?? []) {
      const isConstructor = member.type === 'TSConstructSignatureDeclaration'
      const own = isConstructor ? name : member.key?.name
      if (own) cutIfMissing(member, `${name}.${own}`, ofStatic(name, own, namespace))
    }
  }

  /** @param {Node} node @param {string} name @param {Compat[]} found what the data has on it, if anything */
  function cutIfMissing(node, name, found) {
    const isMissing =
      found.length > 0 &&
      !kept.includes(name) &&
      found.every((compat) => browsers.some((browser) => lacks(browser, compat)))
    if (isMissing) cuts.push(node)
    return isMissing
  }

  /** @param {string} owner @param {string} name @param {string | null} namespace @returns {Compat[]} */
  function ofMember(owner, name, namespace) {
    // `ReadonlySet` and `SetConstructor` describe what the data calls `Set`.
    const language = languageOf(namespace)[owner.replace(/^Readonly|Constructor$/g, '')]
    if (language) return compats(language[name])
    if (api[owner]) return compats(api[owner][name])
    // The data lists the members of mixins under each interface that includes them.
    return (heirs.get(owner) ?? []).flatMap((heir) => ofMember(heir, name, namespace))
  }
}

/** @param {string} text @param {readonly Node[]} spans in order */
function withoutSpans(text, spans) {
  const starts = [0, ...spans.map(({ end }) => end)]
  const ends = [...spans.map(({ start }) => start), text.length]
  return starts.map((start, index) => text.slice(start, ends[index])).join('')
}

/** @param {string} owner @param {string} name @param {string | null} namespace */
function ofStatic(owner, name, namespace) {
  const language = languageOf(namespace)[owner]
  if (language) return compats(language[name])
  return compats(api[owner]?.[owner === name ? name : `${name}_static`])
}

/** @param {string} name @param {string | null} namespace */
function ofGlobal(name, namespace) {
  if (namespace === 'Intl') return compats(builtins.Intl[name])
  if (namespace) return compats(api[namespace]?.[`${name}_static`])
  return compats(builtins[name], api[name], ...SCOPES.map((scope) => api[scope]?.[name]))
}

/** @param {string | null} namespace @returns {Data} */
function languageOf(namespace) {
  return namespace === 'Intl' ? builtins.Intl : builtins
}

/** @param {(Data | undefined)[]} found @returns {Compat[]} */
function compats(...found) {
  return found.flatMap((data) => data?.__compat ?? [])
}

/** @param {Browser} browser @param {Compat} compat */
function lacks({ name, version }, compat) {
  const support = /** @type {Data} */ (compat.support)[name]
  // Support is unknown.
  if (support === undefined) return false
  return ![support].flat().some(
    (one) =>
      hasCome(one.version_added, version) &&
      !hasCome(one.version_removed, version) &&
      // Behind a flag or under another name.
      !(one.flags || one.prefix || one.alternative_name),
  )
}

/** @param {unknown} since @param {string} version */
function hasCome(since, version) {
  if (typeof since !== 'string' || since === 'preview') return false
  const wanted = since.replace('≤', '').split('.').map(Number)
  const given = version.split('.').map(Number)
  const [more] = wanted.map((part, index) => part - (given[index] ?? 0)).filter((one) => one !== 0)
  return (more ?? 0) <= 0
}
