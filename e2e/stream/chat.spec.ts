// The chat of the dock: through its worker, from a bridge on this machine, and what that worker may reach. Playwright can
// stand in for no server of a worker: tests/stream/chat/ has Twitch's, and the rules.

import { readdirSync } from 'node:fs'
import type { Page, Worker } from 'playwright/test'
import { recordedChat } from '../../tests/stream/chat/recordedChat'
import { type ChatServer, chatServer } from '../../tests/support/chatServer'
import { expect, test } from '../support/fixtures'
import { allowNoAnswer, firstVisit, test as siteTest } from '../support/siteTest'

const REFUSED = /Content Security Policy|Refused to|WebSocket connection to/

let server: ChatServer
test.beforeEach(async () => {
  server = await chatServer()
})
test.afterEach(() => server.end())

/** Opens a dock that reads the bridge. */
async function connect(page: Page): Promise<Worker> {
  await page.goto('/dock')
  await page.locator('summary', { hasText: 'Chat' }).click()
  await page.getByText('Local Bridge').click()
  await page.getByLabel('Address of the bridge').fill(server.address)
  const started = page.waitForEvent('worker')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  const worker = await started
  await expect(page.getByText(`Connected to ${server.address}`)).toBeVisible()
  return worker
}

function write(name: string, text: string, id = name): void {
  server.send(JSON.stringify({ type: 'message', id, name, text }))
}

test('viewers of a bridge join and leave, and the dock goes on when it is loaded anew', async ({
  page,
}) => {
  await connect(page)
  write('Anna', '!join')
  write('Bo', '!join')
  await expect(page.getByText('2 people from the chat are on the wheel')).toBeVisible()
  server.closeAll()
  await expect(page.getByText(`There is no connection to ${server.address}.`)).toBeVisible()
  await expect(page.getByText(`Connected to ${server.address}`)).toBeVisible()
  await page.reload()
  await expect(page.getByText(`Connected to ${server.address}`)).toBeVisible()
  // It knows them: nobody is there twice, and who leaves is off.
  write('Anna', '!join')
  write('Bo', '!leave')
  await expect(page.getByText('1 person from the chat is on the wheel')).toBeVisible()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect.poll(() => server.open.size).toBe(0)
  await page.reload()
  await page.locator('summary', { hasText: 'Chat' }).click()
  await expect(page.getByRole('button', { name: 'Connect', exact: true })).toBeVisible()
  expect(server.received).toEqual([])
})

siteTest.describe('without a network', () => {
  siteTest.use({ hasWorker: true })

  siteTest(
    'a dock goes on reading the bridge on its computer',
    async ({ page, site, messages }) => {
      allowNoAnswer(messages)
      await firstVisit(page, '/dock')
      await connect(page)
      const kept = () =>
        page.evaluate(async () => {
          const found = await (await caches.open('fairwheel-files')).keys()
          return found
            .map(({ url }) => new URL(url).pathname)
            .filter((path) => /dock|chat/.test(path))
        })
      await expect.poll(kept).toContainEqual(expect.stringMatching(/^\/chat\//))
      await expect.poll(kept).toContain('/dock')
      await site.switchOff()
      await page.reload()
      await expect(page.getByText(`Connected to ${server.address}`)).toBeVisible()
      write('Anna', '!join')
      await expect(page.getByText('1 person from the chat is on the wheel')).toBeVisible()
    },
  )
})

test('of two docks one reads the chat, and the main screen never does', async ({
  page,
  context,
  main,
}) => {
  await connect(page)
  const other = await context.newPage()
  await other.goto('/dock')
  await expect(other.getByText('Another dock reads the chat.')).toBeVisible()
  expect(server.connections).toBe(1)
  await page.goto('/')
  await main.isReady()
  await expect(other.getByText(`Connected to ${server.address}`)).toBeVisible()
  expect(page.workers().filter((one) => one.url().includes('/chat/'))).toEqual([])
  expect(server.connections).toBe(2)
})

test('a chat of 20,000 lines leaves the dock at hand, whatever is in it', async ({ page }) => {
  await connect(page)
  for (const [index, line] of recordedChat().entries()) {
    const [, name = ''] = /display-name=([^;]*)/.exec(line) ?? []
    const text = line.slice(line.lastIndexOf(' :') + 2)
    server.send(JSON.stringify({ type: 'message', id: `${index % 900}`, name, text }))
  }
  write('Last', '!join')
  await expect(page.getByText(/^\d{2,3} people from the chat are on the wheel$/)).toBeVisible()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Connect', exact: true })).toBeVisible()
})

test('the worker reaches a chat and nothing else, and pages reach no chat', async ({
  page,
  request,
  messages,
}) => {
  messages.expect(/connect-src/)
  messages.allow(REFUSED)
  const worker = await connect(page)
  const [file = ''] = readdirSync('dist/chat').filter((one) => one.endsWith('.js'))
  expect(new URL(worker.url()).pathname).toBe(`/chat/${file}`)
  const answer = await request.get(`/chat/${file}`)
  expect(answer.headers()['content-security-policy']?.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    'connect-src wss://irc-ws.chat.twitch.tv ws://127.0.0.1:* ws://localhost:*',
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ])
  expect((await request.get('/chat/gone-12345678.js')).status()).toBe(404)

  const site = new URL(page.url()).origin
  const violations = (from: Page | Worker, urls: readonly string[]) =>
    (from as Page).evaluate(async (all: readonly string[]) => {
      const refused: string[] = []
      addEventListener('securitypolicyviolation', (event) => {
        refused.push((event as SecurityPolicyViolationEvent).blockedURI)
      })
      for (const url of all) {
        if (url.startsWith('http')) await fetch(url).catch(() => {})
        else
          try {
            new WebSocket(url).close()
          } catch {}
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
      // A page has its policy twice: in its answer and in itself.
      return new Set(refused).size
    }, urls)
  const others = ['wss://elsewhere.example/', 'wss://eventsub.wss.twitch.tv/', `${site}/sw.js`]
  expect(await violations(worker, [server.address])).toBe(0)
  expect(await violations(worker, others)).toBe(others.length)
  expect(await violations(page, [server.address, 'wss://irc-ws.chat.twitch.tv/'])).toBe(2)
})
