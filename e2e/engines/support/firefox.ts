// Firefox over WebDriver BiDi, the protocol that it speaks by itself: https://www.w3.org/TR/webdriver-bidi/

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Json, JsonObject, Preferences, Tab } from './tab'

/** How long it may take to start, in milliseconds. */
const START_MS = 60_000

/** @param binary the path of Firefox, 126 or newer */
export async function openFirefox(binary: string, preferences: Preferences): Promise<Tab> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  await writeFile(join(profile, 'user.js'), userPreferences(preferences))
  const child = spawn(binary, ['--profile', profile, '--no-remote', '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', MOZ_X11_EGL: '1' },
  })
  const connection = await Connection.to(`${await addressOf(child)}/session`)
  const { capabilities } = await connection.send<{ capabilities: { browserVersion: string } }>(
    'session.new',
    { capabilities: {} },
  )
  // Without a window manager the window's first tab never becomes active, and presses no button by key; a new one does.
  const { context } = await connection.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
  })

  return {
    version: capabilities.browserVersion,
    async goto(url) {
      await connection.send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async reload() {
      await connection.send('browsingContext.reload', { context, wait: 'complete' })
    },
    async run(action, ...args) {
      const { result, exceptionDetails } = await connection.send<Evaluated>('script.callFunction', {
        functionDeclaration: `async (args) => JSON.stringify(await (${action})(...JSON.parse(args)))`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: true,
        target: { context },
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return result?.value === undefined ? undefined : JSON.parse(result.value)
    },
    async perform(actions) {
      await connection.send('input.performActions', { context, actions: actions as never })
    },
    async screenshot() {
      const { data } = await connection.send<{ data: string }>(
        'browsingContext.captureScreenshot',
        { context },
      )
      return Buffer.from(data, 'base64')
    },
    async resize(width, height) {
      await connection.send('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    async close() {
      const ended = once(child, 'exit')
      await connection.send('browser.close')
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

interface Evaluated {
  readonly result?: { readonly value?: string }
  readonly exceptionDetails?: { readonly text: string }
}

function userPreferences({ reducedMotion = false, dark = false }: Preferences): string {
  const values = {
    // It mistrusts WebGL without a GPU.
    'webgl.force-enabled': true,
    'ui.prefersReducedMotion': Number(reducedMotion),
    'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
    // Nothing that asks the network or the visitor.
    'app.normandy.enabled': false,
    'browser.aboutwelcome.enabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'extensions.getAddons.cache.enabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'services.settings.server': '',
    'toolkit.telemetry.enabled': false,
  }
  return Object.entries(values)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('')
}

/** It says where it listens once it does. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new Error(`Firefox did not start: ${said.slice(-500)}`))
    const timer = setTimeout(refuse, START_MS)
    let said = ''
    child.once('error', reject)
    child.once('exit', refuse)
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const address = /BiDi listening on (ws:\S+)/.exec(said)?.[1]
      if (address === undefined) return
      clearTimeout(timer)
      child.removeListener('exit', refuse)
      resolve(address)
    })
  })
}

interface Reply {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly result?: unknown
  readonly message?: string
}

/** Commands and their replies over one socket. */
class Connection {
  private lastId = 0
  private readonly waiting = new Map<number, (reply: Reply) => void>()

  private constructor(private readonly socket: WebSocket) {
    socket.onmessage = ({ data }) => {
      const reply = JSON.parse(data) as Reply
      const { id = 0 } = reply
      this.waiting.get(id)?.(reply)
      this.waiting.delete(id)
    }
    socket.onclose = () => {
      for (const answer of this.waiting.values()) answer({ type: 'error', message: 'It closed' })
    }
  }

  static to(address: string): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(address)
      socket.onopen = () => resolve(new Connection(socket))
      socket.onerror = () => reject(new Error(`No connection to ${address}`))
    })
  }

  send<TResult>(
    method: string,
    params: JsonObject | { [key: string]: Json } = {},
  ): Promise<TResult> {
    this.lastId += 1
    const id = this.lastId
    this.socket.send(JSON.stringify({ id, method, params }))
    return new Promise((resolve, reject) => {
      this.waiting.set(id, ({ type, result, message }) => {
        if (type === 'error') reject(new Error(`${method}: ${message}`))
        else resolve(result as TResult)
      })
    })
  }
}
