// The layout of the repository: which folder may import which, which packages belong where, and how folders are named.
// Biome reports circular imports; everything else about imports is here, because Biome compares them as written:
// `../settings/…` is one folder in src/ui and another one in src/store.

import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { expect, it } from 'vitest'
import { type Import, importsIn, importsOf } from './importGraph'

const MODEL = ['wheel', 'spin', 'share', 'settings']
/** A renderer is given a picture and knows nothing of the state behind it. */
const RENDERER = ['wheel', 'spin', 'settings', 'picture', 'platform']
const SCREEN = [
  ...[...MODEL, 'lists', 'proof', 'draw', 'picture'],
  ...['platform', 'beacon', 'store', 'library', 'draws'],
]

/**
 * What each folder and file at the top of src/ may import besides itself, `site.ts` and `language`. Each line names
 * only lines above it, so no arrow runs back up. To add a folder, add its line.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'site.ts': [],
  language: [],
  wheel: [],
  spin: ['wheel'],
  share: ['wheel'],
  lists: ['wheel', 'share'],
  proof: ['wheel', 'spin', 'share'],
  draw: ['wheel', 'spin', 'share', 'lists', 'proof'],
  settings: [],
  picture: ['wheel', 'spin', 'settings'],
  platform: [],
  beacon: ['spin', 'proof', 'platform'],
  store: [...MODEL, 'lists', 'platform'],
  library: ['wheel', 'share', 'settings', 'platform', 'store'],
  draws: [...MODEL, 'lists', 'proof', 'draw', 'platform', 'beacon', 'store', 'library'],
  scene: RENDERER,
  // The page's side of the scene: it may load it, here or in a worker.
  sceneHost: [...RENDERER, 'scene'],
  wheel2d: RENDERER,
  ui: [...SCREEN, 'draw'],
  feedback: SCREEN,
  pages: [...SCREEN, 'ui'],
  worker: [],
  'App.tsx': ['picture', 'wheel2d', 'ui', 'feedback'],
  'main.tsx': ['platform', 'store', 'sceneHost', 'ui', 'App.tsx'],
  'prerender.tsx': ['platform', 'store', 'wheel2d', 'ui', 'App.tsx'],
}

/** What each room, a folder of src/ui, may import of the others. The files beside the rooms put them together. */
const ROOM_MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  controls: [],
  presentation: ['controls'],
  share: ['controls'],
  import: ['controls'],
  commands: ['controls', 'import', 'presentation', 'share'],
  page: ['commands', 'controls', 'presentation'],
  export: ['controls', 'page'],
  panels: ['commands', 'controls'],
  proof: ['commands', 'controls', 'page', 'panels', 'share'],
  address: ['page', 'proof'],
  results: ['commands', 'controls', 'export', 'page', 'panels'],
  settings: ['commands', 'controls', 'panels'],
  draw: ['commands', 'controls', 'export', 'panels', 'proof'],
  wheel: ['commands', 'controls', 'draw', 'page', 'panels', 'presentation', 'proof', 'results'],
  listTools: ['commands', 'controls', 'export', 'page'],
  groups: ['controls', 'export', 'listTools', 'presentation'],
  options: ['commands', 'controls', 'draw', 'import', 'listTools', 'panels', 'settings', 'share'],
  library: ['commands', 'controls', 'export', 'options', 'results'],
}

/** These import nothing of src/. */
const FOR_ALL = ['site.ts', 'language']
/** No React, no store, no browser. Biome keeps the browser's globals out of them: see biome.jsonc. */
const PURE = ['site.ts', 'language', 'picture', 'lists', 'proof', 'draw', ...MODEL]

const IS_FRAMEWORK = /^(react|react-dom|zustand)(\/|$)/
const IS_GPU_PACKAGE = /^(three|three-stdlib|@react-three|@react-spring)(\/|$)/

const IS_LIST_PACKAGE = /^(papaparse|read-excel-file|unhomoglyph)(\/|$)/
const IS_PROOF_PACKAGE = /^@noble(\/|$)/

/** Whose text a page shows, for whoever wants to check a proof without it. */
const PROGRAM = 'docs/proof-check.mjs'

/** The folder or file at the top of src/ that a path belongs to; nothing for a package. */
const placeOf = (path: string) => /^src\/([^/]+)/.exec(path)?.[1]
const roomOf = (path: string) => /^src\/ui\/([^/]+)\//.exec(path)?.[1]

/** Why an import breaks a rule, or nothing. */
function objection({ from, to, isDynamic }: Import): string | undefined {
  const [place, target] = [placeOf(from) ?? '', placeOf(to)]
  const line = MAY_IMPORT[place]
  if (!line) return `src/${place} has no line in MAY_IMPORT, in tests/house.test.ts`
  if (target && target !== place) {
    const allowed = FOR_ALL.includes(place) ? [] : [...line, ...FOR_ALL]
    if (!allowed.includes(target)) {
      return `from src/, ${place} may import only ${allowed.join(', ') || 'itself'}`
    }
    if ((target === 'scene' || target === 'sceneHost') && !isDynamic) {
      return 'the page is usable before the GPU code arrives: load the scene with import(), without its types'
    }
    return undefined
  }
  if (target) {
    const [room, other] = [roomOf(from), roomOf(to)]
    if (!room || !other || other === room) return undefined
    const rooms = ROOM_MAY_IMPORT[room]
    if (!rooms) return `src/ui/${room} has no line in ROOM_MAY_IMPORT, in tests/house.test.ts`
    if (rooms.includes(other)) return undefined
    return `of the rooms of src/ui, ${room} may import ${rooms.join(', ') || 'none'}`
  }
  if (to.startsWith('shaders/')) {
    return place === 'scene' ? undefined : 'only the scene imports shaders'
  }
  if (to === PROGRAM) {
    return isDynamic ? undefined : 'load the text of the program on request'
  }
  if (to.startsWith('..') || /^(src|tests|e2e|scripts|docs)(\/|$)/.test(to)) {
    return 'src/ imports nothing outside itself but shaders and packages'
  }
  if (isBuiltin(to)) return 'src/ runs in browsers, which have no modules of Node'
  if (IS_GPU_PACKAGE.test(to) && place !== 'scene') {
    return 'only the scene, which is loaded later, uses three'
  }
  if (IS_LIST_PACKAGE.test(to) && place !== 'lists') {
    return 'only lists, which is loaded on request, uses the parsers of tables and the table of look-alikes'
  }
  if (IS_PROOF_PACKAGE.test(to) && place !== 'proof') {
    return 'only proof, which is loaded on request, uses the curves'
  }
  if (IS_FRAMEWORK.test(to) && PURE.includes(place)) {
    return `${place} is pure: it returns values, and React and the store use them`
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
  expect(imports.length).toBeGreaterThan(500)
  expect(objections(imports)).toEqual([])
})

it.each([
  ['MAY_IMPORT', MAY_IMPORT],
  ['ROOM_MAY_IMPORT', ROOM_MAY_IMPORT],
])('each line of %s names only lines above it', (_, table) => {
  const places = Object.keys(table)
  for (const [place, allowed] of Object.entries(table)) {
    const above = places.slice(0, places.indexOf(place))
    expect(above, `what ${place} may import`).toEqual(expect.arrayContaining([...allowed]))
  }
})

it('info pages do not reach the app: they are rendered at build time, without a browser to make it from', () => {
  const imports = importsIn('src')
  const isApp = /^src\/store\/(app|browserApp)\.ts$/
  const pages = imports.filter(({ from }) => placeOf(from) === 'pages').map(({ from }) => from)
  expect(pages.length).toBeGreaterThan(10)
  expect(reachable(imports, pages).filter((file) => isApp.test(file))).toEqual([])
  expect(reachable(imports, ['src/main.tsx'])).toContain('src/store/browserApp.ts')
})

it.each([
  ['src/wheel/wheel.ts', 'src/store/app.ts', /wheel may import/],
  ['src/site.ts', 'src/wheel/wheel.ts', /site\.ts may import/],
  ['src/language/plural.ts', 'src/wheel/wheel.ts', /language may import/],
  ['src/scene/WheelScene.tsx', 'src/store/app.ts', /scene may import/],
  ['src/scene/WheelScene.tsx', 'src/sceneHost/Scene.tsx', /scene may import/],
  ['src/sceneHost/Scene.tsx', 'src/scene/openScene.tsx', /with import\(\)/],
  ['src/sceneHost/Scene.tsx', 'src/store/app.ts', /sceneHost may import/],
  ['src/sceneHost/Scene.tsx', 'three', /only the scene/],
  ['src/wheel2d/Wheel2D.tsx', 'src/store/app.ts', /wheel2d may import/],
  ['src/ui/Header.tsx', 'src/feedback/sound.ts', /ui may import/],
  ['src/ui/Header.tsx', 'src/main.tsx', /ui may import/],
  ['src/pages/Site.tsx', 'src/App.tsx', /pages may import/],
  ['src/worker/sw.ts', 'src/platform/storage.ts', /worker may import/],
  ['src/extra/thing.ts', 'src/site.ts', /extra has no line/],
  ['src/main.tsx', 'src/sceneHost/Scene.tsx', /with import\(\)/],
  ['src/App.tsx', 'src/sceneHost/Scene.tsx', /App\.tsx may import/],
  ['src/ui/controls/Slider.tsx', 'src/ui/share/QrCode.tsx', /controls may import none/],
  ['src/ui/share/QrCode.tsx', 'src/ui/options/Controls.tsx', /share may import controls/],
  ['src/ui/extra/Thing.tsx', 'src/ui/share/QrCode.tsx', /extra has no line/],
  ['src/ui/Header.tsx', 'shaders/disc.frag', /only the scene imports shaders/],
  ['src/ui/Header.tsx', 'tests/timing.ts', /nothing outside itself/],
  ['src/share/link.ts', 'node:zlib', /browsers/],
  ['src/ui/Header.tsx', '@react-three/fiber', /only the scene/],
  ['src/ui/Header.tsx', 'papaparse', /only lists/],
  ['src/ui/Header.tsx', '@noble/curves/bls12-381.js', /only proof/],
  ['src/proof/proof.ts', 'src/draw/record.ts', /proof may import/],
  ['src/proof/proof.ts', 'react', /proof is pure/],
  ['src/lists/source.ts', 'src/store/app.ts', /lists may import/],
  ['src/lists/source.ts', 'react', /lists is pure/],
  ['src/draw/draw.ts', 'src/platform/entropy.ts', /draw may import/],
  ['src/draw/draw.ts', 'react', /draw is pure/],
  ['src/picture/picture.ts', 'react', /picture is pure/],
  ['src/spin/launch.ts', 'zustand/vanilla', /spin is pure/],
])('%s may not import %s', (from, to, why) => {
  expect(objections([{ from, to, isDynamic: false }])).toEqual([expect.stringMatching(why)])
})

it.each([
  ['src/main.tsx', 'src/sceneHost/Scene.tsx'],
  ['src/sceneHost/openOnPage.ts', 'src/scene/openScene.tsx'],
])('%s alone loads %s', (from, to) => {
  expect(objections([{ from, to, isDynamic: true }])).toEqual([])
  expect(objections([{ from: 'src/App.tsx', to, isDynamic: true }])).toHaveLength(1)
})

it('what runs in the worker of the scene asks for nothing that only a page has', () => {
  const imports = importsIn('src').filter(({ isDynamic }) => !isDynamic)
  const inWorker = reachable(imports, ['src/scene/scene.worker.ts']).filter(placeOf)
  expect(inWorker).toContain('src/scene/WheelScene.tsx')
  const ofPage = /\b(window|document|localStorage|sessionStorage)\b/
  const asking = inWorker.filter((file) => {
    // Comments, and the question whether there is one.
    const code = readFileSync(file, 'utf8').replace(/\/\/.*|\/\*[\s\S]*?\*\/|typeof document/g, '')
    return ofPage.test(code)
  })
  // It makes its canvases without a document where there is none.
  expect(asking).toEqual(['src/platform/labelText.ts'])
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
  const found = statements.flatMap((source) => importsOf('src/main.tsx', source))
  expect(found.map(({ to }) => to)).toEqual(statements.map(() => 'src/App.tsx'))
  expect(found.map(({ isDynamic }) => isDynamic)).toEqual([...Array(6).fill(false), true, true])
  expect(() => importsOf('src/main.tsx', 'import(name)')).toThrow('write the path as a string')
  expect(() => importsOf('src/main.tsx', `import './none'`)).toThrow('no file')
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
