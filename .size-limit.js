// A tripwire for a heavy import, on the gzipped files in dist/. What visitors feel is measured: `npm run lighthouse` and
// `npm run bench:threads`.

import { readFileSync } from 'node:fs'

/**
 * Read from the page, so that a chunk that the bundler splits off the entry still counts.
 * @param {string} name @param {string} limit @param {string} file
 */
function page(name, limit, file) {
  const html = readFileSync(new URL(`dist/${file}`, import.meta.url), 'utf8')
  const referenced = [...html.matchAll(/(?:src|href)="\/?([^"]+\.(?:js|css))"/g)]
  const path = [`dist/${file}`, ...new Set(referenced.map(([, one]) => `dist/${one}`))]
  return { name, path, limit, gzip: true }
}

/** @param {string} name @param {string} limit @param {string[]} files the beginnings of their names */
const scripts = (name, limit, ...files) => ({
  name,
  path: files.map((file) => `dist/assets/${file}-*`).concat(files.map(() => '!**/*.map')),
  limit,
  gzip: true,
})

export default [
  page('main screen', '232 kB', 'index.html'),
  page('overlay', '140 kB', 'overlay.html'),
  scripts('dialogs', '45 kB', 'Dialogs', 'en-Dialogs'),
  scripts('raffle', '55 kB', 'RaffleDesk', 'RaffleRoom', 'spokenRaffle'),
  scripts('library', '15 kB', 'browserLibrary'),
  scripts('look-alikes', '40 kB', 'lookAlikes'),
  scripts('spreadsheets', '25 kB', 'readSpreadsheet'),
  scripts('import, in its worker', '20 kB', 'reader.worker'),
  scripts('signatures', '35 kB', 'verifySignature'),
  scripts('confetti', '8 kB', 'confetti'),
  scripts('scene, in its worker', '230 kB', 'scene.worker'),
  scripts('scene, on the page', '230 kB', 'scene', '[sS]cene'),
]
