// `npm run icons`: draws the app's icons from public/icon.svg. The build only copies them.

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { findOrInstallChromium } from './chromium.mjs'
import { root } from './install.mjs'

const GROUND = '#2b2540'
/** The safe zone of maskable icons: systems may crop them to a circle of four fifths of the width. */
const SAFE = 0.8

const FILES = [
  { file: 'icon-192', side: 192, ground: 'transparent', scale: 1 },
  { file: 'icon-512', side: 512, ground: 'transparent', scale: 1 },
  { file: 'maskable-512', side: 512, ground: GROUND, scale: SAFE },
  // iOS rounds the corners and does not support transparency.
  { file: 'apple-touch-180', side: 180, ground: GROUND, scale: 0.92 },
]

process.chdir(root)
const svg = await readFile('public/icon.svg', 'utf8')
const browser = await chromium.launch({ executablePath: findOrInstallChromium() })
try {
  await mkdir('public/icons', { recursive: true })
  for (const { file, side, ground, scale } of FILES) {
    const page = await browser.newPage({ viewport: { width: side, height: side } })
    await page.setContent(
      `<style>
        body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground} }
        svg { width: ${100 * scale}vmin; height: ${100 * scale}vmin }
      </style>${svg}`,
    )
    const isTransparent = ground === 'transparent'
    const icon = await page.screenshot({ omitBackground: isTransparent })
    await writeFile(`public/icons/${file}.png`, icon)
    await page.close()
  }
} finally {
  await browser.close()
}
