// Finds, or installs, Chromium and the fonts for the wheel's labels. Only the functions whose names say so install
// anything.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from 'playwright'

/** In the folder of Debian's Chromium, and a package of its own. */
const HEADLESS_SHELL = 'chromium-headless-shell'

/** WebGL 2 without a GPU. */
export const SOFTWARE_GL = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

/** Compositing without the GPU costs half as much, and gives the same pixels on every machine. */
export const SOFTWARE_PAGE = [
  '--disable-gpu-compositing',
  '--disable-gpu-rasterization',
  '--force-color-profile=srgb',
]

/** One process for a page, without a second one in reserve: a tenth of the price of a short test. */
export const ONE_PROCESS = '--disable-site-isolation-trials'

/**
 * Chromium obeys only the last --disable-features, so this names again what Playwright switches off and tests could
 * notice. The rest are pages of the omnibox, for which every new window would start a process: a fifth of the price of
 * a short test.
 */
export const WITHOUT_FEATURES = `--disable-features=${[
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
].join()}`

/**
 * The path of a Chromium that starts: CHROMIUM_PATH, one on PATH, or the one Playwright has
 * downloaded; undefined when there is none.
 * @returns {string | undefined}
 */
export function findChromium() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [
    process.env.CHROMIUM_PATH,
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    chromium.executablePath(),
  ].find((path) => path && existsSync(path) && starts(path))
}

/**
 * As findChromium, but installs one where there is none: Playwright's, else Debian's when root.
 * @returns {string}
 * @throws when there is none and none can be installed
 */
export function findOrInstallChromium() {
  const found = findChromium()
  if (found) return found

  console.log("No Chromium found: trying Playwright's download …")
  run('npx', ['playwright', 'install', 'chromium'], 300)
  const downloaded = findChromium()
  if (downloaded) return downloaded

  if (canUseApt()) {
    console.log("Trying Debian's Chromium through apt …")
    aptInstall(['chromium', HEADLESS_SHELL]) || aptInstall(['chromium'])
    const packaged = findChromium()
    if (packaged) return packaged
  }
  throw new Error('No Chromium found and none could be installed. Set CHROMIUM_PATH to one.')
}

/**
 * The same Chromium without a window, where it is installed beside it: tests take five sixths of the time in it. It
 * cannot install sites, nor change its size while a page fills the screen.
 * @param {string | undefined} path of a Chromium
 */
export function withoutWindow(path) {
  const shell = path && join(dirname(path), HEADLESS_SHELL)
  return shell && existsSync(shell) ? shell : path
}

/** Some executables are only stubs that ask for another package, or lack shared libraries. */
function starts(/** @type {string} */ path) {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

function canUseApt() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

function aptInstall(/** @type {string[]} */ packages) {
  return (
    run('apt-get', ['update'], 300) &&
    run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], 600)
  )
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {number} timeoutSeconds
 */
function run(command, args, timeoutSeconds) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    timeout: timeoutSeconds * 1000,
    shell: process.platform === 'win32',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}
