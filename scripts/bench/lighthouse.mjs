// Runs Lighthouse, which is fetched on demand rather than being a dependency.

import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findOrInstallChromium } from '../chromium.mjs'

const PACKAGE = 'lighthouse@13'

/**
 * One visit in Lighthouse's phone setting. Where there is no GPU, Chromium draws WebGL in software by itself. In a
 * process of its own, so that a server in this one can answer it.
 * @param {string} url
 * @param {string} report the path that the report is written to
 * @param {readonly string[]} categories such as `performance`
 * @returns {Promise<any>} the report
 * @throws when it cannot be fetched or fails
 */
export async function runLighthouse(url, report, categories) {
  const flags = '--headless=new --no-sandbox'
  const output = ['--output=json', `--output-path=${report}`]
  const args = ['--yes', PACKAGE, url, '--quiet', `--only-categories=${categories}`, ...output]
  const child = spawn('npx', [...args, `--chrome-flags=${flags}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: findOrInstallChromium() },
  })
  await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve(undefined) : reject(new Error(`Lighthouse ended with ${code}`)),
    )
  })
  return JSON.parse(readFileSync(report, 'utf8'))
}
