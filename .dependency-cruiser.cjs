// The import rules: who in src/ may import whom, and which packages. CONTRIBUTING draws the same map; change both.

const swc = require('@swc/core')

// dependency-cruiser's swc parser reads every file as plain TypeScript and fails on JSX.
const parseFileSync = swc.parseFileSync
swc.parseFileSync = (file, options) =>
  parseFileSync(file, { ...options, syntax: 'typescript', tsx: file.endsWith('.tsx') })

const model = ['wheel', 'spin', 'share', 'settings']
const pure = [...model, 'picture', 'language']
/** A renderer is given a picture and knows nothing of the state behind it. */
const belowRenderer = ['picture', 'wheel', 'spin', 'settings', 'platform']
const belowScreen = [...pure, 'platform', 'store']

/** What each folder of src/ may import besides itself, language/ and site.ts. */
const mayImport = {
  language: [],
  wheel: [],
  spin: ['wheel'],
  share: ['wheel'],
  settings: [],
  picture: ['wheel', 'spin', 'settings'],
  platform: [],
  store: [...model, 'platform'],
  scene: belowRenderer,
  wheel2d: belowRenderer,
  ui: belowScreen,
  feedback: belowScreen,
  pages: ['ui', ...belowScreen],
  worker: [],
}
const folders = Object.keys(mayImport)
const vagueNames = [
  'util',
  'utils',
  'helper',
  'helpers',
  'hook',
  'hooks',
  'common',
  'type',
  'types',
]
const allowed = (names) => [...new Set([...names, 'language'])]

/** What each room of src/ui/ may import of the others. The files beside the rooms put them together. */
const roomMayImport = {
  address: [],
  controls: [],
  presentation: ['controls'],
  share: ['controls'],
  commands: ['controls', 'presentation', 'share'],
  page: ['commands', 'controls', 'presentation'],
  results: ['commands', 'controls'],
  settings: ['commands', 'controls'],
  wheel: ['commands', 'controls', 'presentation', 'results'],
  options: ['commands', 'controls', 'settings', 'share'],
}
const oneOf = (names) => `(${names.join('|')})`
const packages = (names) => `(^|node_modules/)${oneOf(names)}(/|$)`

const folderRules = Object.entries(mayImport).map(([folder, others]) => ({
  name: `${folder}-imports`,
  comment: `src/${folder} may import ${allowed([folder, ...others]).join(', ')} and site.ts, and nothing else of src/.`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: {
    path: '^src/',
    pathNot: [`^src/${oneOf(allowed([folder, ...others]))}/`, '^src/site\\.ts$'],
  },
}))

const roomRules = Object.entries(roomMayImport).map(([room, others]) => ({
  name: `ui-${room}-imports`,
  comment: `Of the rooms of src/ui, ${room} may import ${others.join(', ') || 'none'}.`,
  severity: 'error',
  from: { path: `^src/ui/${room}/` },
  to: { path: '^src/ui/[^/]+/', pathNot: `^src/ui/${oneOf([room, ...others])}/` },
}))

module.exports = {
  forbidden: [
    ...folderRules,
    ...roomRules,
    {
      name: 'pages-without-the-app',
      comment:
        'The info pages are rendered at build time, where there is no browser to make the app from.',
      severity: 'error',
      from: { path: '^src/pages/' },
      to: { path: '^src/store/(app|browserApp)\\.ts$', reachable: true },
    },
    {
      name: 'site-imports-nothing',
      comment: 'Anyone may import site.ts, so it imports nothing of src/.',
      severity: 'error',
      from: { path: '^src/site\\.ts$' },
      to: { path: '^src/' },
    },
    {
      name: 'nobody-imports-main',
      comment: 'main.tsx is where the page starts.',
      severity: 'error',
      from: {},
      to: { path: '^src/main\\.tsx$' },
    },
    {
      name: 'only-main-imports-app',
      comment: 'App is where the renderers, ui and feedback meet; only main.tsx mounts it.',
      severity: 'error',
      from: { pathNot: '^src/main\\.tsx$' },
      to: { path: '^src/App\\.tsx$' },
    },
    {
      name: 'scene-is-lazy',
      comment:
        'The page is usable before the GPU code arrives, so import() it; even type imports count.',
      severity: 'error',
      from: { pathNot: '^src/scene/' },
      to: { path: '^src/scene/', dynamic: false },
    },
    {
      name: 'scene-only-from-app',
      comment: 'Only deferred.ts loads the scene.',
      severity: 'error',
      from: { pathNot: ['^src/scene/', '^src/deferred\\.ts$'] },
      to: { path: '^src/scene/' },
    },
    {
      name: 'three-only-in-scene',
      comment: 'three and what builds on it load lazily, with the scene.',
      severity: 'error',
      from: { pathNot: '^src/scene/' },
      to: { path: packages(['three', 'three-stdlib', '@react-three', '@react-spring']) },
    },
    {
      name: 'shaders-only-in-scene',
      comment: 'GLSL belongs to the scene.',
      severity: 'error',
      from: { pathNot: '^src/scene/' },
      to: { path: '(^|/)shaders/' },
    },
    {
      name: 'pure-without-react',
      comment: 'The pure folders compute values; React and the store use them, never the reverse.',
      severity: 'error',
      from: { path: `^src/${oneOf(pure)}/` },
      to: { path: packages(['react', 'react-dom', 'zustand']) },
    },
    {
      name: 'no-node-in-src',
      comment: 'src/ runs in browsers.',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-circles',
      comment: 'No file in a circle can be understood or tested before the others.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    // Rules see only imports, so a forbidden name is reported where such a file imports or is imported. A file
    // with neither is dead code, which knip reports.
    ...['from', 'to'].flatMap((side) => {
      const other = side === 'from' ? 'to' : 'from'
      return [
        {
          name: 'no-vague-folders',
          comment:
            'A function lives beside what it works on, not in utils, helpers, hooks, common or types.',
          severity: 'error',
          [side]: { path: vagueNames.flatMap((name) => [`^src/${name}/`, `^src/.+/${name}/`]) },
          [other]: {},
        },
        {
          name: 'no-barrels',
          comment: 'Import from the file that defines the name.',
          severity: 'error',
          [side]: { path: ['^src/index\\.[jt]sx?$', '^src/.+/index\\.[jt]sx?$'] },
          [other]: {},
        },
        {
          name: 'known-folders',
          comment: `src/ holds main.tsx, App.tsx, deferred.ts, afterFirstPaint.ts, site.ts and ${folders.join(', ')}.`,
          severity: 'error',
          [side]: {
            path: '^src/',
            pathNot: [
              `^src/${oneOf(folders)}/`,
              '^src/(main|App)\\.tsx$',
              '^src/(afterFirstPaint|deferred|site)\\.ts$',
            ],
          },
          [other]: {},
        },
      ]
    }),
  ],
  options: {
    // TypeScript 7 has no API that dependency-cruiser can use.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default'],
    },
  },
}
