// Checks that Node is new enough and that the installed packages match the lockfile.
// Runs on a fresh clone, so it may import only Node's own modules.

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The repository's root folder, with a trailing slash. */
export const root = fileURLToPath(new URL('..', import.meta.url))

const oldestNode = [20, 19]

/** Ends the process with a message when Node is too old; runs `npm ci` when packages are missing. */
export function installIfNeeded() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    console.error(
      `Fairwheel needs Node ${oldestNode.join('.')} or newer; this is ${process.version}.`,
    )
    process.exit(1)
  }
  if (isInstalled()) return

  console.log('Installing packages (npm ci) …')
  // Build tools are development packages: include them even under NODE_ENV=production.
  const { status } = spawnSync('npm', ['ci', '--include=dev'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('npm ci failed; its messages are above.')
    process.exit(1)
  }
}

/**
 * npm records what it installed in node_modules/.package-lock.json, as its last step. Versions are
 * compared rather than file dates, because a checkout or a copy changes dates.
 */
function isInstalled() {
  const wanted = packagesOf('package-lock.json')
  const installed = packagesOf('node_modules/.package-lock.json')
  if (!wanted || !installed) return false
  // Optional packages are for other systems; npm leaves them out on this one.
  const isComplete = Object.entries(wanted).every(([path, { version, optional }]) =>
    installed[path] ? installed[path].version === version : optional,
  )
  return isComplete && Object.keys(installed).every((path) => wanted[path])
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }> | undefined}
 */
function packagesOf(file) {
  try {
    const { packages } = JSON.parse(readFileSync(root + file, 'utf8'))
    // The entry '' is the project itself, which only one of the two files lists.
    delete packages['']
    return packages
  } catch {
    return undefined
  }
}
