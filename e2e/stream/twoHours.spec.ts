// Two hours of a stream in some minutes: a dock, which reads a chat, and two sources. One of these is loaded anew now and
// then; the other one is of a scene that is not seen. Both draw in 2D: what the scene holds, faults/longlife.spec.ts says.

import type { Page } from 'playwright/test'
import { nameKey } from '../../src/lists/duplicates'
import { isFromChat, optionIdOf } from '../../src/share/chatId'
import { CHAT_KEY } from '../../src/store/persistence/schema'
import { shownName } from '../../src/stream/chat/model/crowd'
import { DEFAULT_WORDS, wordOf } from '../../src/stream/chat/model/heard'
import { fromTwitch, readLine } from '../../src/stream/chat/model/irc'
import { CHANNEL, recordedChat, said, viewer } from '../../tests/stream/chat/recordedChat'
import { type ChatServer, chatServer } from '../../tests/support/chatServer'
import { type Holding, holding, WITHOUT_COMPILERS } from '../faults/holding'
import { appState } from '../support/appState'
import { expect, test } from '../support/fixtures'
import { countResults } from '../support/keptResults'
import { distinctOptions, keptWheel, storeWheel } from '../support/savedWheels'
import { answered, WheelPage } from '../support/wheelPage'

const SPINS = 300
/** After so many comes a pause, in which the chat is let in. */
const ROUND = 20
/** Each tenth turns for 1.5 s, or for 4 s where a source is loaded anew meanwhile; the others take no time. */
const TURNING = 10
const WORDS = 5000
/** One in each of the first rounds, half of them in mid-spin. */
const RELOADS = 12
const OWN_OPTIONS = 2
/** As the rules of the chat have it. */
const MOST_PEOPLE = 100
/** After so many everything is loaded, and the wheel is full. */
const FIRST = 60
/** It has been 1.01: the undo history grows to 500 steps. */
const MOST_HEAP = 1.1
/** Nodes and listeners: those of a few people more on the wheel, and not one for each spin. */
const MOST = { times: 1.05, more: 40 }

test.use({ viewport: { width: 400, height: 500 }, launchOptions: [...WITHOUT_COMPILERS] })

let server: ChatServer
test.beforeEach(async () => {
  server = await chatServer()
})
test.afterEach(() => server.end())

interface Line {
  readonly id: string
  readonly name: string
  readonly text: string
}

/** What viewers say: joins and leaves, and in the end so many joins that the wheel is full. */
function wordsOfViewers(): readonly Line[] {
  const last = Array.from({ length: 3 * MOST_PEOPLE }, (_, index) => said(viewer(index), '!join'))
  const lines = [...recordedChat(), ...last].flatMap((line): Line[] => {
    const read = readLine(line)
    const heard = read && fromTwitch(read, CHANNEL)
    if (heard?.kind !== 'message') return []
    const { personId: id, name, text } = heard.message
    const word = wordOf(text, DEFAULT_WORDS)
    return word === 'join' || word === 'leave' ? [{ id, name, text }] : []
  })
  return [...lines.slice(0, WORDS - last.length), ...lines.slice(-last.length)]
}

const joined = async (page: Page) => (await keptWheel(page)).wheel.segments.filter(isFromChat)

test('Two hours of a stream by script: 300 spins, 5,000 joins, 12 reloads of the source: memory flat, every result recorded once', {
  tag: '@soak',
}, async ({ page, context }) => {
  test.setTimeout(600_000)
  const dock = new WheelPage(page)
  await storeWheel(page, distinctOptions(OWN_OPTIONS), { preset: 'instant' })
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    CHAT_KEY,
    JSON.stringify({
      version: 1,
      isOn: true,
      kind: 'bridge',
      address: server.address,
      rules: { most: MOST_PEOPLE },
    }),
  ] as const)
  await page.goto('/dock')
  await expect(page.getByText(`Connected to ${server.address}`)).toBeVisible()
  const unseen = await openOverlay(await context.newPage())
  const overlay = await openOverlay(await context.newPage())
  const pages = { dock: page, unseen, overlay }
  const sessions = await Promise.all(
    Object.entries(pages).map(
      async ([name, one]) => [name, await context.newCDPSession(one)] as const,
    ),
  )
  const held = async () => {
    expect(page.workers().map((one) => new URL(one.url()).pathname)).toEqual([
      expect.stringMatching(/^\/chat\//),
    ])
    for (const one of [unseen, overlay]) expect(one.workers()).toEqual([])
    const all: [string, Holding][] = []
    for (const [name, session] of sessions) all.push([name, await holding(session)])
    return Object.fromEntries(all)
  }

  const words = wordsOfViewers()
  expect(words).toHaveLength(WORDS)
  /** What everybody has said last, by the id of their option. */
  const wishes = new Map<string, Line>()
  const say = (line: Line) => {
    server.send(JSON.stringify({ type: 'message', ...line }))
    wishes.set(optionIdOf(`bridge_${line.id}`), line)
  }
  const wish = (optionId: string): Line => {
    const line = wishes.get(optionId)
    if (!line) throw new Error(`Nobody has asked for ${optionId}`)
    return line
  }
  const ids: string[] = []
  let reloads = 0
  let first: Awaited<ReturnType<typeof held>> | null = null

  for (let count = 1; count <= SPINS; count += 1) {
    const isTurning = count % TURNING === 0
    const isLastOfRound = count % ROUND === 0
    const isReloaded = isTurning && !isLastOfRound && reloads < RELOADS
    const from = Math.floor(((count - 1) * WORDS) / SPINS)
    for (const line of words.slice(from, Math.floor((count * WORDS) / SPINS))) say(line)
    // Who leaves last tells that all before were heard.
    const [leaver] = isLastOfRound && count < SPINS ? await joined(page) : []
    if (leaver) say({ ...wish(leaver.id), text: '!leave' })

    const isInMidSpin = isReloaded && reloads % 2 === 0
    if (isTurning) await choosePreset(dock, isInMidSpin ? 'Normal' : 'Fast')
    await press(dock)
    if (isInMidSpin) {
      await expect.poll(async () => (await appState(overlay)).phase).toBe('spinning')
      await overlay.reload()
      await expect.poll(async () => (await appState(overlay)).phase).toBe('spinning')
    }
    await expect
      .poll(async () => (await keptWheel(page)).wheel.statistics.totalSpins, { timeout: 20_000 })
      .toBe(count)
    if (isReloaded && !isInMidSpin) await overlay.reload()
    if (isReloaded) reloads += 1
    const { wheel } = await keptWheel(page)
    ids.push(wheel.history[0]?.id ?? '')
    expect(wheel.segments.filter(isFromChat).length).toBeLessThanOrEqual(MOST_PEOPLE)
    if (isTurning) await choosePreset(dock, 'Instant')
    if (!isLastOfRound) continue

    const winner = wheel.history[0]?.winner.text ?? ''
    await expect(dock.moment).toContainText(winner)
    for (const one of [overlay, unseen]) await expect(nameOn(one)).toHaveText(winner)
    await expect.poll(() => page.evaluate(countResults), { timeout: 20_000 }).toBe(count)
    const isAsWished = async () => {
      const people = await joined(page)
      return (
        people.length > 0 &&
        people.every(({ id }) => wordOf(wish(id).text, DEFAULT_WORDS) === 'join')
      )
    }
    await expect.poll(isAsWished, { timeout: 20_000 }).toBe(true)
    if (count === FIRST) first = await held()
  }

  await test.step('every result is recorded once', async () => {
    const { wheel, pendingSpins } = await keptWheel(page)
    expect(wheel.statistics.totalSpins).toBe(SPINS)
    expect(pendingSpins).toEqual([])
    expect(new Set(ids).size).toBe(SPINS)
    expect(wheel.history.map(({ id }) => id)).toEqual(ids.slice(-wheel.history.length).toReversed())
    expect(reloads).toBe(RELOADS)
  })
  await test.step('who wants to is on the wheel, as many as the rules let in', async () => {
    await expect
      .poll(async () => (await joined(page)).length, { timeout: 20_000 })
      .toBe(MOST_PEOPLE)
    const { segments } = (await keptWheel(page)).wheel
    expect(segments).toHaveLength(OWN_OPTIONS + MOST_PEOPLE)
    expect(new Set(segments.map(({ text }) => nameKey(text))).size).toBe(segments.length)
    for (const { id, text } of segments.filter(isFromChat)) {
      expect(text).toBe(shownName(wish(id).name))
    }
    await expect(
      page.getByText(`${MOST_PEOPLE} people from the chat are on the wheel`),
    ).toBeVisible()
    for (const one of [overlay, unseen]) {
      await expect(wheelOn(one)).toHaveAccessibleName(`Wheel with ${segments.length} options`)
    }
  })
  await test.step('nothing holds more', async () => {
    const last = await held()
    const grown = Object.entries(last).flatMap(([name, now]) =>
      Object.entries(now).flatMap(([what, amount]) => {
        const before = first?.[name]?.[what] ?? 0
        const most = what === 'heapBytes' ? MOST_HEAP * before : MOST.times * before + MOST.more
        return amount > most ? [`${what} of the ${name}: ${before}, then ${amount}`] : []
      }),
    )
    expect(grown).toEqual([])
    expect(server.connections).toBe(1)
    expect(server.received).toEqual([])
  })
})

const wheelOn = (overlay: Page) => overlay.locator('[data-wheel]')
const nameOn = (overlay: Page) =>
  overlay.getByRole('region', { name: 'Result', exact: true }).locator('[data-part="name"]')

async function openOverlay(page: Page): Promise<Page> {
  await page.goto('/overlay')
  await expect(wheelOn(page)).toHaveAttribute('data-drawing', 'flat')
  return page
}

/** The dock is behind the overlay, where a mouse does not reach it. */
async function press(dock: WheelPage): Promise<void> {
  await dock.spinButton.dispatchEvent('click')
  await answered(dock.page)
}

async function choosePreset(dock: WheelPage, name: 'Instant' | 'Fast' | 'Normal'): Promise<void> {
  const radio = dock.page.getByRole('radio', { name, exact: true, includeHidden: true })
  await radio.dispatchEvent('click')
  await expect(radio).toBeChecked()
}
