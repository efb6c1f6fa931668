// WebKitGTK, the engine of Safari without Apple's parts, over WebDriver: https://www.w3.org/TR/webdriver2/
// WebKitWebDriver opens the small browser that comes with the library.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { JsonObject, Preferences, Tab } from './tab'

/** How long the driver may take to start, in milliseconds. */
const START_MS = 20_000

/** @param binary the path of WebKitWebDriver */
export async function openWebKit(binary: string, preferences: Preferences): Promise<Tab> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'))
  await mkdir(join(home, 'gtk-3.0'))
  await writeFile(join(home, 'gtk-3.0/settings.ini'), gtkSettings(preferences))
  const port = await freePort()
  const child = spawn(binary, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...(preferences.dark && { GTK_THEME: 'Adwaita:dark' }),
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Its sandbox needs namespaces that containers often deny. It opens only our own pages.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const driver = `http://127.0.0.1:${port}`
  await answers(`${driver}/status`)
  const { sessionId, capabilities } = await send<NewSession>('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: {} },
  })
  const session = `${driver}/session/${sessionId}`

  const run: Tab['run'] = async (action, ...args) => {
    const script = `return (async () => JSON.stringify(await (${action})(...JSON.parse(arguments[0]))))()`
    const result = await send<string | null>('POST', `${session}/execute/sync`, {
      script,
      args: [JSON.stringify(args)],
    })
    return result === null ? undefined : JSON.parse(result)
  }

  return {
    version: capabilities.browserVersion,
    async goto(url) {
      await send('POST', `${session}/url`, { url })
    },
    async reload() {
      await send('POST', `${session}/refresh`, {})
    },
    run,
    async perform(actions) {
      await send('POST', `${session}/actions`, { actions: actions as never })
    },
    async screenshot() {
      return Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64')
    },
    async resize(width, height) {
      const setRect = (height: number) => send('POST', `${session}/window/rect`, { width, height })
      await setRect(height)
      // The window has a toolbar too.
      const inner = await run(() => innerHeight)
      await setRect(2 * height - inner)
    },
    async close() {
      await send('DELETE', session).catch(() => {})
      const ended = once(child, 'exit')
      child.kill()
      await ended
      await rm(home, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

interface NewSession {
  readonly sessionId: string
  readonly capabilities: { readonly browserVersion: string }
}

/** WebKitGTK takes the system's preferences from GTK. */
function gtkSettings({ reducedMotion = false }: Preferences): string {
  return `[Settings]\ngtk-enable-animations=${!reducedMotion}\n`
}

async function send<TResult>(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  body?: JsonObject,
): Promise<TResult> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: TResult & { message?: string } }
  if (!response.ok) throw new Error(`${new URL(url).pathname}: ${value?.message}`)
  return value
}

async function answers(url: string): Promise<void> {
  const endMs = Date.now() + START_MS
  for (;;) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    if (Date.now() > endMs) throw new Error(`WebKitWebDriver did not start at ${url}`)
    await wait(100)
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}
