// The fonts of the browser tests: from packages, so that letters are as wide on every machine that has fontconfig.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

const FOLDERS = [
  ...[
    'noto-sans',
    'noto-sans-arabic',
    'noto-sans-devanagari',
    'noto-sans-hebrew',
    'noto-sans-thai',
  ].flatMap((name) => [
    `@expo-google-fonts/${name}/400Regular`,
    `@expo-google-fonts/${name}/700Bold`,
  ]),
  '@expo-google-fonts/sawarabi-gothic/400Regular',
  '@expo-google-fonts/noto-color-emoji/400Regular',
  'dejavu-fonts-ttf/ttf',
]

/** Noto Sans is the face of Android and of most Linux systems. No common one is wider than DejaVu Sans and Verdana. */
const FACES = { common: 'Noto Sans', widest: 'DejaVu Sans' }

/**
 * What a browser's environment needs to see these fonts and no others. Without fontconfig it has no effect.
 * @param {keyof typeof FACES} face of the page's text
 * @returns {{ FONTCONFIG_FILE: string }}
 */
export function fontEnvironment(face = 'common') {
  const folder = join(root, 'test-results', 'fonts')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${face}.conf`)
  writeFileSync(file, configuration(FACES[face], join(folder, 'cache')))
  return { FONTCONFIG_FILE: file }
}

function configuration(/** @type {string} */ face, /** @type {string} */ cache) {
  const folders = FOLDERS.map((folder) => `<dir>${join(root, 'node_modules', folder)}</dir>`)
  const families = Object.entries({
    'sans-serif': face,
    'system-ui': face,
    serif: 'DejaVu Serif',
    monospace: 'DejaVu Sans Mono',
  }).map(
    ([generic, family]) =>
      `<match target="pattern"><test name="family"><string>${generic}</string></test><edit name="family" mode="prepend" binding="strong"><string>${family}</string></edit></match>`,
  )
  // Where no family is asked for, as for what the system's menus are in, or none that is here.
  const otherwise = `<match target="pattern"><edit name="family" mode="append_last" binding="strong"><string>${face}</string></edit></match>`
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${[...folders, `<cachedir>${cache}</cachedir>`, ...families, otherwise].join('\n')}
</fontconfig>
`
}
