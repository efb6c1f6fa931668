// A screen in memory for browsers that have WebGL only on a screen.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { onPath } from './installed.mjs'

/** Room for the largest window of a journey, in pixels. */
const SCREEN = '1920x1200x24'

/**
 * Starts Xvfb; where it is not installed, browsers open on the screen that there is.
 * @returns {Promise<{ env: Record<string, string>, close(): void }>} the environment for programs on it
 * @throws when there is no screen at all
 */
export async function openDisplay() {
  const xvfb = onPath('Xvfb')
  if (xvfb === undefined) {
    if (process.env.DISPLAY || process.env.WAYLAND_DISPLAY) return { env: {}, close() {} }
    throw new Error('There is no screen. On Debian: apt-get install xvfb')
  }
  // It looks for a free number by itself, and writes it to the descriptor named.
  const child = spawn(xvfb, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error('Xvfb did not start')
  })
  ended.catch(() => {})
  const [, , , numbers] = child.stdio
  if (!numbers) throw new Error('Xvfb has nowhere to write to')
  const [number] = await Promise.race([once(numbers, 'data'), ended])
  return {
    env: { DISPLAY: `:${String(number).trim()}`, WAYLAND_DISPLAY: '' },
    close() {
      child.kill()
    },
  }
}
