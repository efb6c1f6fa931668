// The layout of the repository: which folder may import which, which packages belong where, and how folders are named.
// Biome reports circular imports; everything else about imports is here, because Biome compares them as written:
// `../settings/…` is one folder in src/ui and another one in src/store.

import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { expect, it } from 'vitest'
import { type Import, importsIn, importsOf } from './importGraph'

/**
 * What each room may import besides itself and `text`. Each line names only lines above it, so no arrow runs back up.
 * A path belongs to the longest line that it begins with. To add a room, add its line.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  text: [],
  languages: [],
  wheel: [],
  spin: ['wheel'],
  share: ['wheel'],
  lists: ['wheel', 'share'],
  platform: [],
  store: ['wheel', 'spin', 'share', 'lists', 'platform'],
  // A renderer is given a view and knows nothing of the state behind it.
  render: ['wheel', 'spin', 'platform'],
  raffle: ['wheel', 'spin', 'share', 'lists', 'platform', 'store'],
  'ui/kit': ['wheel', 'store'],
  ui: ['wheel', 'spin', 'share', 'lists', 'platform', 'store', 'render', 'raffle', 'ui/kit'],
  'raffle/ui': ['wheel', 'spin', 'share', 'lists', 'platform', 'store', 'raffle', 'ui/kit', 'ui'],
  feedback: ['wheel', 'spin', 'platform', 'store'],
  film: ['wheel', 'spin', 'lists', 'platform', 'store', 'render', 'ui/kit', 'ui', 'feedback'],
  pages: ['wheel', 'share', 'lists', 'platform', 'raffle', 'ui/kit', 'ui'],
  app: [
    ...['wheel', 'share', 'platform', 'store', 'render', 'raffle'],
    ...['ui/kit', 'ui', 'raffle/ui', 'feedback', 'film'],
  ],
  // The dialogs of the app, for the dock.
  stream: [
    ...['wheel', 'spin', 'share', 'lists', 'platform', 'store', 'render', 'raffle'],
    ...['ui/kit', 'ui', 'raffle/ui', 'feedback', 'app'],
  ],
}

/** No React, no store, no browser, and nothing that is not pure. Biome keeps the browser's globals out: see biome.jsonc. */
const IS_PURE =
  /^src\/(text|wheel|spin|share|lists|raffle\/(model|proof)|stream\/chat\/model)\/|^src\/render\/[^/]+$/

const IS_FRAMEWORK = /^(react|react-dom|zustand)(\/|$)/
const IS_GPU_PACKAGE = /^(three|three-stdlib|@react-three|@react-spring)(\/|$)/

const IS_LIST_PACKAGE = /^(papaparse|read-excel-file|unhomoglyph)(\/|$)/
const IS_PROOF_PACKAGE = /^@noble(\/|$)/
const IS_FILM_PACKAGE = /^(mediabunny|gifenc)(\/|$)/
const IS_FILM = /^src\/render\/gpu\/(film|transparentFrames|gif)\.ts$/
const IS_TEXT_PACKAGE = /^icu-minify(\/|$)/

/** Whose text a page shows, for whoever wants to check a proof without it. */
const PROGRAM = 'docs/proof-check.mjs'

/** Rooms, the longest names first. */
const ROOMS = Object.keys(MAY_IMPORT).toSorted((one, other) => other.length - one.length)
/** The room that a path belongs to. */
const roomOf = (path: string) => ROOMS.find((room) => path.startsWith(`src/${room}/`))
const isIn = (folder: string, path: string) => path.startsWith(`src/${folder}/`)

/** Why an import breaks a rule, or nothing. */
function objection({ from, to, isDynamic }: Import): string | undefined {
  const [room, target] = [roomOf(from), roomOf(to)]
  if (!room) return `${from} belongs to no room of MAY_IMPORT, in tests/house.test.ts`
  if (target) {
    const allowed = room === 'text' ? [] : [...(MAY_IMPORT[room] ?? []), 'text']
    if (target !== room && !allowed.includes(target)) {
      return `from src/, ${room} may import only ${allowed.join(', ') || 'itself'}`
    }
    if (IS_PURE.test(from) && !IS_PURE.test(to)) {
      return `${from} is pure, and ${to} is not`
    }
    const isLoaded = ['render/gpu', 'render/gpuHost'].find((one) => isIn(one, to))
    if (isLoaded && !isIn(isLoaded, from) && !isDynamic) {
      return 'the page is usable before the GPU code arrives: load the scene with import(), without its types'
    }
    return undefined
  }
  if (to.startsWith('shaders/')) {
    return isIn('render/gpu', from) ? undefined : 'only the scene imports shaders'
  }
  if (to === PROGRAM) {
    return isDynamic ? undefined : 'load the text of the program on request'
  }
  if (to.startsWith('..') || /^(src|tests|e2e|scripts|docs)(\/|$)/.test(to)) {
    return 'src/ imports nothing outside itself but shaders and packages'
  }
  if (isBuiltin(to)) return 'src/ runs in browsers, which have no modules of Node'
  if (IS_GPU_PACKAGE.test(to) && !isIn('render/gpu', from)) {
    return 'only the scene, which is loaded later, uses three'
  }
  if (IS_FILM_PACKAGE.test(to) && !IS_FILM.test(from)) {
    return 'only the film, which is loaded on request, writes videos'
  }
  if (IS_LIST_PACKAGE.test(to) && room !== 'lists') {
    return 'only lists, which is loaded on request, uses the parsers of tables and the table of look-alikes'
  }
  if (IS_PROOF_PACKAGE.test(to) && !isIn('raffle/proof', from)) {
    return 'only proof, which is loaded on request, uses the curves'
  }
  if (IS_TEXT_PACKAGE.test(to) && room !== 'text') {
    return 'only text knows what formats texts: call say()'
  }
  if (IS_FRAMEWORK.test(to) && IS_PURE.test(from)) {
    return `${from} is pure: it returns values, and React and the store use them`
  }
  return undefined
}

function objections(imports: readonly Import[]): string[] {
  return imports.flatMap((one) => {
    const why = objection(one)
    return why ? [`${one.from} imports ${one.to}: ${why}.`] : []
  })
}

/** The files, and all that they import, directly or through others. */
function reachable(imports: readonly Import[], files: readonly string[]): string[] {
  const found = new Set(files)
  for (const file of found) {
    for (const { from, to } of imports) if (from === file) found.add(to)
  }
  return [...found]
}

it('every folder imports only what it may', () => {
  const imports = importsIn('src')
  expect(imports.length).toBeGreaterThan(300)
  expect(objections(imports)).toEqual([])
})

it('each line of MAY_IMPORT names only lines above it', () => {
  const rooms = Object.keys(MAY_IMPORT)
  for (const [room, allowed] of Object.entries(MAY_IMPORT)) {
    const above = rooms.slice(0, rooms.indexOf(room))
    expect(above, `what ${room} may import`).toEqual(expect.arrayContaining([...allowed]))
  }
})

it('info pages do not reach the app: they are rendered at build time, without a browser to make it from', () => {
  const imports = importsIn('src')
  const isApp = /^src\/store\/(app|browserApp)\.ts$/
  const pages = imports.filter(({ from }) => roomOf(from) === 'pages').map(({ from }) => from)
  expect(pages.length).toBeGreaterThan(10)
  expect(reachable(imports, pages).filter((file) => isApp.test(file))).toEqual([])
  expect(reachable(imports, ['src/app/main.tsx'])).toContain('src/store/browserApp.ts')
})

it.each([
  ['src/wheel/wheel.ts', 'src/store/app.ts', /wheel may import/],
  ['src/text/list.ts', 'src/wheel/wheel.ts', /text may import only itself/],
  ['src/render/gpu/WheelScene.tsx', 'src/store/app.ts', /render may import/],
  ['src/render/gpu/WheelScene.tsx', 'src/render/gpuHost/Scene.tsx', /with import\(\)/],
  ['src/render/gpuHost/Scene.tsx', 'src/render/gpu/openScene.tsx', /with import\(\)/],
  ['src/render/gpuHost/Scene.tsx', 'three', /only the scene/],
  ['src/render/flat/Wheel2D.tsx', 'src/store/app.ts', /render may import/],
  ['src/render/view.ts', 'src/render/flat/Wheel2D.tsx', /is pure/],
  ['src/render/view.ts', 'react', /is pure/],
  ['src/ui/Header.tsx', 'src/feedback/sound.ts', /ui may import/],
  ['src/ui/Header.tsx', 'src/app/main.tsx', /ui may import/],
  ['src/ui/Header.tsx', 'src/raffle/ui/RaffleDesk.tsx', /ui may import/],
  ['src/ui/Header.tsx', 'src/film/film.ts', /ui may import/],
  ['src/ui/kit/fields/Slider.tsx', 'src/ui/share/QrCode.tsx', /ui\/kit may import/],
  ['src/pages/Layout.tsx', 'src/app/App.tsx', /pages may import/],
  ['src/extra/thing.ts', 'src/text/site.ts', /no room/],
  ['src/thing.ts', 'src/text/site.ts', /no room/],
  ['src/app/main.tsx', 'src/render/gpuHost/Scene.tsx', /with import\(\)/],
  ['src/ui/Header.tsx', 'shaders/disc.frag', /only the scene imports shaders/],
  ['src/ui/Header.tsx', 'tests/timing.ts', /nothing outside itself/],
  ['src/share/link.ts', 'node:zlib', /browsers/],
  ['src/ui/Header.tsx', '@react-three/fiber', /only the scene/],
  ['src/film/film.ts', 'mediabunny', /only the film/],
  ['src/render/gpu/openScene.tsx', 'gifenc', /only the film/],
  ['src/ui/Header.tsx', 'papaparse', /only lists/],
  ['src/ui/Header.tsx', '@noble/curves/bls12-381.js', /only proof/],
  ['src/ui/Header.tsx', 'icu-minify/format', /call say/],
  ['src/raffle/proof/proof.ts', 'src/raffle/desk/desk.ts', /is pure/],
  ['src/raffle/proof/proof.ts', 'react', /is pure/],
  ['src/raffle/model/raffle.ts', 'src/platform/entropy.ts', /is pure/],
  ['src/raffle/desk/desk.ts', 'src/ui/kit/fields/Slider.tsx', /raffle may import/],
  ['src/lists/source.ts', 'src/store/app.ts', /lists may import/],
  ['src/lists/source.ts', 'react', /is pure/],
  ['src/spin/launch.ts', 'zustand/vanilla', /is pure/],
])('%s may not import %s', (from, to, why) => {
  expect(objections([{ from, to, isDynamic: false }])).toEqual([expect.stringMatching(why)])
})

it.each([
  ['src/app/main.tsx', 'src/render/gpuHost/Scene.tsx'],
  ['src/render/gpuHost/Scene.tsx', 'src/render/gpu/openScene.tsx'],
])('%s may load %s', (from, to) => {
  expect(objections([{ from, to, isDynamic: true }])).toEqual([])
})

it('what runs in the worker of the scene asks for nothing that only a page has', () => {
  const imports = importsIn('src').filter(({ isDynamic }) => !isDynamic)
  const inWorker = reachable(imports, ['src/render/gpu/scene.worker.ts']).filter(roomOf)
  expect(inWorker).toContain('src/render/gpu/WheelScene.tsx')
  const ofPage = /\b(window|document|localStorage|sessionStorage)\b/
  const asking = inWorker.filter((file) => {
    // Comments, and the question whether there is one.
    const code = readFileSync(file, 'utf8').replace(/\/\/.*|\/\*[\s\S]*?\*\/|typeof document/g, '')
    return ofPage.test(code)
  })
  // It makes its canvases without a document where there is none.
  expect(asking).toEqual(['src/platform/labelText.ts'])
})

/**
 * What makes a format of the platform, by file, and why it may. All others are in src/text, in the language of the page,
 * and made when they are first asked for.
 */
const OWN_FORMATS: Readonly<Record<string, readonly string[]>> = {
  // A direction follows from the code of a language.
  'src/languages/languages.ts': ['Intl.Locale'],
  // For programs: ISO 8601, in no language.
  'src/lists/listOut.ts': ['Intl.DateTimeFormat'],
  // The zone of the device alone.
  'src/raffle/ui/browserDesk.ts': ['Intl.DateTimeFormat'],
  // Where characters and words end is the same in all languages.
  'src/wheel/text.ts': ['Intl.Segmenter', 'Intl.Segmenter'],
}

it('formats and orders of a language are those of the page', () => {
  const made = /\bIntl\.[A-Z]\w+(?=\()|\.(?:toLocale\w+|localeCompare)(?=\()/g
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/text/'))
    .flatMap((file) => {
      const all = readFileSync(file, 'utf8').match(made)
      return all ? [[file, [...all]] as const] : []
    })
  expect(Object.fromEntries(found)).toEqual(OWN_FORMATS)
  for (const code of ['new Intl.Collator()', "a.localeCompare(b, 'en')", 'n.toLocaleString()']) {
    expect(code).toMatch(made)
  }
})

it('sees every way to import', () => {
  const statements = [
    `import './App'`,
    `import type { A } from './App'`,
    `export * from './App'`,
    `export { App } from './App'`,
    `type A = import('./App').A`,
    `import app = require('./App')`,
    `const load = async () => <div>{await import('./App')}</div>`,
    // Of a worker's script only the address is imported.
    `import url from './App?worker&url'`,
  ]
  const found = statements.flatMap((source) => importsOf('src/app/main.tsx', source))
  expect(found.map(({ to }) => to)).toEqual(statements.map(() => 'src/app/App.tsx'))
  expect(found.map(({ isDynamic }) => isDynamic)).toEqual([...Array(6).fill(false), true, true])
  expect(() => importsOf('src/app/main.tsx', 'import(name)')).toThrow('write the path as a string')
  expect(() => importsOf('src/app/main.tsx', `import './none'`)).toThrow('no file')
})

const CODE_FOLDERS = ['src', 'tests', 'e2e', 'scripts', 'shaders']
const entries = CODE_FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }),
)
const folders = entries.filter((entry) => entry.isDirectory())
const files = entries.filter((entry) => entry.isFile())
const pathOf = (entry: (typeof entries)[number]) =>
  `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/')

it('src/ holds what MAY_IMPORT names', () => {
  const unknown = readdirSync('src').filter((name) => !Object.hasOwn(MAY_IMPORT, name))
  expect(unknown).toEqual([])
})

it('no folder is a drawer: a function lives with the noun it serves', () => {
  const isDrawer = /^(utils?|helpers?|hooks?|common|types?)$/
  expect(folders.filter(({ name }) => isDrawer.test(name)).map(pathOf)).toEqual([])
})

it('no file re-exports a folder: import from the file itself', () => {
  const isBarrel = /^index\.[cm]?[jt]sx?$/
  expect(files.filter(({ name }) => isBarrel.test(name)).map(pathOf)).toEqual([])
})

it('no folder has more than 30 files', () => {
  const counts = new Map<string, number>()
  for (const { parentPath } of files) counts.set(parentPath, (counts.get(parentPath) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > 30)).toEqual([])
})

/** What has to stay on one side: where the pointer is, a list beside a name's own direction. */
const PHYSICAL = [
  'src/ui/options/OptionRow.module.css: text-align: left',
  'src/ui/options/OptionRow.module.css: text-align: right',
  'src/ui/stage/WheelMenu.module.css: left:',
]

/** Those of a shorthand: a blank within brackets parts none. */
function valuesOf(shorthand: string): string[] {
  const flat = shorthand.replace(/\(([^()]*)\)/g, (_, inside) => `[${inside.replaceAll(' ', '')}]`)
  return flat === shorthand ? shorthand.split(' ') : valuesOf(flat)
}

it('styles are mirrored with the text: no left and right', () => {
  const styles = files.filter(({ name }) => name.endsWith('.css')).map(pathOf)
  const found = styles.flatMap((file) => {
    const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
    const named = css.match(
      /(?<![\w-])(?:(?:(?:scroll-)?(?:margin|padding)|border(?:-top|-bottom)?)-)?(?:left|right)(?:-\w+)?:|(?<![\w-])(?:text-align|float|clear): (?:left|right)/g,
    )
    // Of four values the second is that of the right, the last that of the left.
    const sides = css.match(/(?<![\w-])(?:(?:scroll-)?(?:margin|padding)|inset):(?: [^;]+){4};/g)
    const uneven = (sides ?? []).filter((one) => {
      const values = valuesOf(one.slice(one.indexOf(':') + 1, -1).trim())
      return values.length === 4 && values[1] !== values[3]
    })
    return [...(named ?? []), ...uneven].map((one) => `${file}: ${one}`)
  })
  expect(found.toSorted()).toEqual(PHYSICAL)
})
