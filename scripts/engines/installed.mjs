// Finds Firefox and WebKitGTK as a system's packages install them; Playwright's own are in browsers.mjs.

import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** @typedef {keyof typeof ENGINES} EngineName */
/** @typedef {{ name: EngineName, title: string, binary: string }} Engine */

/** What Debian calls its packages, and the programs in them that are started. */
const ENGINES = {
  firefox: { title: 'Firefox', programs: ['firefox-esr', 'firefox'], packages: ['firefox-esr'] },
  webkit: {
    title: 'WebKitGTK',
    programs: ['WebKitWebDriver'],
    packages: ['webkit2gtk-driver'],
  },
}
/** A screen in memory, without which neither has WebGL, and the drawing in software. */
const DISPLAY_PACKAGES = ['xvfb', 'libgl1-mesa-dri', 'libegl1', 'libgles2']

export const ENGINE_NAMES = /** @type {EngineName[]} */ (Object.keys(ENGINES))

/** @returns {name is EngineName} */
export function isEngine(/** @type {string} */ name) {
  return Object.hasOwn(ENGINES, name)
}

/** @returns {Engine | null} null when it is not installed */
export function findEngine(/** @type {EngineName} */ name) {
  const { title, programs } = ENGINES[name]
  const binary = programs.map(onPath).find((path) => path !== undefined)
  return binary === undefined ? null : { name, title, binary }
}

/** How to install one on Debian. */
export function installation(/** @type {EngineName} */ name) {
  return `apt-get install ${[...ENGINES[name].packages, ...DISPLAY_PACKAGES].join(' ')}`
}

/** @returns {string | undefined} the path of a program */
export function onPath(/** @type {string} */ program) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path))
}
