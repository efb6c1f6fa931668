// The chat in the dock, with no chat to connect to: the test is the worker. tests/stream/chat/ has its rules.

import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { safeStorage } from '../../../src/platform/storage'
import { app } from '../../../src/store/app'
import { CHAT_KEY } from '../../../src/store/persistence/schema'
import { AskedOdds } from '../../../src/stream/chat/AskedOdds'
import { ChatOfDock } from '../../../src/stream/chat/ChatPanel'
import { createChat } from '../../../src/stream/chat/chat'
import type { Heard } from '../../../src/stream/chat/model/heard'
import type { Source } from '../../../src/stream/chat/model/source'
import { openOddsChannel } from '../../../src/stream/chat/oddsChannel'
import type { Listening } from '../../../src/stream/chat/openChat'
import { COMMANDS } from '../../../src/ui/commands/commands'
import { useShortcuts } from '../../../src/ui/commands/useShortcuts'
import { NO_LOCKS } from '../../store/services'
import { axeFaults } from '../support/axe'
import { answered } from '../support/clock'
import { themeColor } from '../support/colors'
import { beginVisit, endWith } from '../support/screen'

let opened: { readonly source: Source; readonly listening: Listening; isStopped: boolean }[] = []
let drawn = false

beforeEach(() => {
  opened = []
  drawn = false
})

async function show(): Promise<void> {
  const root = createRoot(beginVisit(''))
  endWith(root)
  app.persistence.rehydrate()
  const chat = createChat({
    app,
    storage: safeStorage(() => localStorage),
    locks: NO_LOCKS,
    openChat(source, _, listening) {
      const one = { source, listening, isStopped: false }
      opened.push(one)
      return {
        listenFor() {},
        stop() {
          one.isStopped = true
        },
      }
    },
    hasDraw: () => drawn,
    odds: { say() {} },
    monotonicNow: () => performance.now(),
    schedule(task, delayMs) {
      const timer = setTimeout(task, delayMs)
      return () => clearTimeout(timer)
    },
    onStored: () => () => {},
  })
  root.render(
    <main>
      <Keys />
      <h1>Dock</h1>
      <ChatOfDock chat={chat} />
    </main>,
  )
  await answered()
}

/** Those of the dock, which spin where nothing has the focus. */
function Keys() {
  useShortcuts(KEYS)
  return null
}

const KEYS = [COMMANDS.spin]

const button = (name: string) => page.getByRole('button', { name, exact: true })
const channel = page.getByLabelText('Channel')

async function connect(): Promise<void> {
  await channel.fill('twitch.tv/Anna')
  await userEvent.keyboard('{Enter}')
}

const person = (name: string): Heard => ({
  personId: `twitch_${name}`,
  name,
  isSubscriber: false,
  wants: 'join',
  asksOdds: false,
})
const hear = (...names: string[]) => opened.at(-1)?.listening.onHeard(names.map(person))
const stored = () => JSON.parse(localStorage.getItem(CHAT_KEY) ?? 'null')

test('it asks for a channel, says what Twitch sees, and connects to nothing before', async () => {
  await show()
  await expect.element(page.getByText('Twitch sees your IP address')).toBeVisible()
  await button('Connect').click()
  const problem = page.getByText('Type the name of a channel')
  await expect.element(problem).toBeVisible()
  await expect.element(problem).toHaveStyle({ color: themeColor('error') })
  await expect.element(channel).toHaveAttribute('aria-invalid', 'true')
  expect(opened).toEqual([])
  await connect()
  expect(opened.map(({ source }) => source)).toEqual([{ kind: 'twitch', channel: 'anna' }])
  expect(stored()).toMatchObject({ isOn: true, channel: 'twitch.tv/Anna' })
})

test('a bridge has an address on this computer', async () => {
  await show()
  await page.getByText('Local Bridge').click()
  const address = page.getByLabelText('Address of the bridge')
  await address.fill('ws://example.org')
  await button('Connect').click()
  await expect.element(page.getByText('Type an address on this computer')).toBeVisible()
  await address.fill('ws://127.0.0.1:8080')
  await button('Connect').click()
  expect(opened.map(({ source }) => source)).toEqual([
    { kind: 'bridge', address: 'ws://127.0.0.1:8080/' },
  ])
})

test('it says how the connection is, and until when it waits', async () => {
  await show()
  const status = page.getByRole('status').first()
  await expect.element(status).toHaveTextContent(/^$/)
  const element = status.element()
  await connect()
  await expect.element(status).toHaveTextContent('Connecting to anna')
  // A region that comes with its text is not spoken.
  expect(status.element()).toBe(element)
  const { listening } = opened[0] ?? {}
  listening?.onConnection({ phase: 'connected' })
  await expect.element(status).toHaveTextContent('Connected to anna')
  listening?.onConnection({ phase: 'waiting', why: 'closed', retryMs: 20_000 })
  await expect.element(status).toHaveTextContent('There is no connection to anna.')
  await expect.element(page.getByText('Trying again in 20 seconds')).toBeVisible()
  await expect.element(page.getByText('Trying again in 19 seconds')).toBeVisible()
  listening?.onBroken()
  await expect.element(status).toHaveTextContent('The chat cannot be read.')
  await button('Stop').click()
  expect(opened[0]?.isStopped).toBe(true)
  await expect.element(channel).toHaveValue('twitch.tv/Anna')
  expect(status.element()).toBe(element)
  expect(element).toHaveTextContent(/^$/)
})

test('it says who has joined and who waits, and takes them off', async () => {
  await show()
  await connect()
  opened[0]?.listening.onConnection({ phase: 'connected' })
  await expect.element(page.getByText('Nobody from the chat is on the wheel')).toBeVisible()
  hear('Bo', 'Cleo')
  await expect.element(page.getByText('2 people from the chat are on the wheel')).toBeVisible()
  drawn = true
  hear('Dan')
  await expect.element(page.getByText('1 person waits for the draw to end')).toBeVisible()
  drawn = false
  await expect.element(page.getByText('3 people from the chat are on the wheel')).toBeVisible()
  const texts = () => app.store.getState().wheel.segments.map(({ text }) => text)
  await button('Remove Everyone From Chat').click()
  expect(texts()).toEqual(['Yes', 'No', 'Maybe'])
  hear('Bo', 'Cleo')
  await expect.element(page.getByText('2 people from the chat are on the wheel')).toBeVisible()
  await button('Remove Other Options').click()
  expect(texts()).toEqual(['Bo', 'Cleo'])
})

describe('the next key after a press does not spin:', () => {
  const spins = () => {
    const { phase, wheel } = app.store.getState()
    return phase === 'idle' ? wheel.statistics.totalSpins : phase
  }

  async function pressed(name: string): Promise<void> {
    button(name).element().focus()
    await userEvent.keyboard('{Enter}')
  }

  test('the focus goes to what stops the chat, and back to its field', async () => {
    await show()
    await channel.fill('anna')
    await pressed('Connect')
    await expect.element(button('Stop')).toHaveFocus()
    await pressed('Stop')
    await expect.element(channel).toHaveFocus()
    await userEvent.keyboard(' {Enter}')
    await expect.element(button('Stop')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.element(channel).toHaveFocus()
    expect(spins()).toBe(0)
  })

  test.each(['Remove Everyone From Chat', 'Remove Other Options'])(
    'it stays beside “%s”',
    async (name) => {
      await show()
      await connect()
      hear('Bo', 'Cleo')
      await expect.element(button(name)).toBeVisible()
      await pressed(name)
      await expect.element(button('Stop')).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect.element(channel).toHaveFocus()
      expect(spins()).toBe(0)
    },
  )

  test('it goes to the slider that “Let Weights Count” is about', async () => {
    await show()
    await page.getByText('Rules').click()
    const slider = page.getByLabelText('A subscriber counts as')
    await slider.fill('3')
    await pressed('Let Weights Count')
    await expect.element(slider).toHaveFocus()
  })
})

test('rules are kept as they are changed, and words as they are compared', async () => {
  await show()
  await page.getByText('Rules').click()
  const word = page.getByLabelText('Word to join')
  await word.fill(' !Mitmachen bitte')
  await userEvent.tab()
  await expect.element(word).toHaveValue('!mitmachen')
  await page.getByText('Subscribers').click()
  await page.getByLabelText('Most people at a time').selectOptions('50')
  await page.getByLabelText('Remove after silence').fill('15')
  await expect.element(page.getByText('15 minutes')).toBeVisible()
  await page.getByLabelText('A subscriber counts as').fill('3')
  expect(stored().rules).toEqual({
    words: { join: '!mitmachen', leave: '!leave', odds: '!odds' },
    who: 'subscribers',
    most: 50,
    minutes: 15,
    subscriberWeight: 3,
  })
  await button('Let Weights Count').click()
  expect(app.store.getState().settings.weightsCount).toBe(true)
  await expect.element(button('Let Weights Count')).not.toBeInTheDocument()
})

test('it can be used by everyone', async () => {
  await show()
  await page.getByText('Rules').click()
  expect(await axeFaults()).toEqual([])
  await connect()
  expect(await axeFaults()).toEqual([])
})

test('the overlay shows the odds of whoever asked, for some seconds, and nothing that is forged', async () => {
  const root = createRoot(beginVisit(''))
  endWith(root)
  root.render(<AskedOdds />)
  await answered()
  const channel = openOddsChannel()
  const odds = page.getByText('An evil name')
  channel.say({ name: '<b>', chance: 7 })
  channel.say({ name: 'An evil\u202E name', chance: 1 / 24 })
  // Within the same second.
  channel.say({ name: 'Another', chance: 0.5 })
  await expect.element(odds).toHaveTextContent('An evil name: 1 in 24, 4.2%')
  await expect.element(page.getByText('Another')).not.toBeInTheDocument()
  await expect.element(odds).not.toBeInTheDocument()
  channel.close()
})
