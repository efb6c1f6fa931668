// The chat in a dock: when those who join come on the wheel, which of several docks reads it, and what is stored.

import { describe, expect, it } from 'vitest'
import { wheelFile } from '../../../src/share/file'
import type { App } from '../../../src/store/createApp'
import { CHAT_KEY } from '../../../src/store/persistence/schema'
import { readFile } from '../../../src/store/wheelFile'
import { type Chat, createChat } from '../../../src/stream/chat/chat'
import { readChatSettings } from '../../../src/stream/chat/chatSettings'
import type { Heard, Words } from '../../../src/stream/chat/model/heard'
import type { Source } from '../../../src/stream/chat/model/source'
import {
  type AskedOdds,
  hearAskedOdds,
  oddsOfOption,
  openOddsChannel,
  readAskedOdds,
} from '../../../src/stream/chat/oddsChannel'
import type { Listening } from '../../../src/stream/chat/openChat'
import { type FakeServices, fakeServices, lockManager, openApp } from '../../store/services'

/** Of a first visit. */
const DEFAULT_CHAT = readChatSettings({ read: () => null })

interface Opened {
  readonly source: Source
  readonly listening: Listening
  words: Words
  isStopped: boolean
}

function dockOn(services: FakeServices, app: App = openApp(services)) {
  const opened: Opened[] = []
  const said: AskedOdds[] = []
  const drawn = new Set<string>()
  let stored = () => {}
  const chat: Chat = createChat({
    app,
    storage: services.storage,
    locks: services.locks,
    openChat(source, words, listening) {
      const one: Opened = { source, words, listening, isStopped: false }
      opened.push(one)
      return {
        listenFor(next) {
          one.words = next
        },
        stop() {
          one.isStopped = true
        },
      }
    },
    hasDraw: (wheelId) => drawn.has(wheelId),
    odds: { say: (odds) => said.push(odds) },
    monotonicNow: services.monotonicNow,
    schedule: services.schedule,
    onStored(listener) {
      stored = listener
      return () => {
        stored = () => {}
      }
    },
  })
  const hear = (...heard: Heard[]) => opened.at(-1)?.listening.onHeard(heard)
  return {
    app,
    chat,
    opened,
    said,
    drawn,
    hear,
    see: () => chat.store.getState(),
    texts: () => app.store.getState().wheel.segments.map(({ text }) => text),
    heardOfStored: () => stored(),
  }
}

/** With the chat of a channel, which is read. */
function reading(services = fakeServices()) {
  const dock = dockOn(services)
  const stop = dock.chat.start()
  dock.chat.change({ channel: 'Anna' })
  dock.chat.switchOn(true)
  dock.opened[0]?.listening.onConnection({ phase: 'connected' })
  return { ...dock, services, stop }
}

const person = (name: string, part: Partial<Heard> = {}): Heard => ({
  personId: `twitch_${name}`,
  name,
  isSubscriber: false,
  wants: 'join',
  asksOdds: false,
  ...part,
})
const people = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => person(`Viewer${from + index}`))

/** Counts how often the list has changed. */
function changesOf(app: App) {
  let count = 0
  app.store.subscribe(({ wheel }, before) => {
    if (wheel.segments !== before.wheel.segments) count += 1
  })
  return () => count
}

function settle(app: App): void {
  app.actions.settleSpin(app.store.getState().activeSpin?.outcome.id ?? '')
}

it('is off until it is switched on, and where there is nothing to read', () => {
  const dock = dockOn(fakeServices())
  dock.chat.start()
  dock.chat.switchOn(true)
  dock.chat.change({ channel: 'not a channel' })
  dock.chat.switchOn(true)
  expect(dock.see().settings.isOn).toBe(false)
  expect(dock.opened).toEqual([])
  dock.chat.change({ channel: 'Anna' })
  expect(dock.opened).toEqual([])
  dock.chat.switchOn(true)
  expect(dock.opened.map(({ source }) => source)).toEqual([{ kind: 'twitch', channel: 'anna' }])
})

it('lets people on the wheel within a second, and they can be taken back in one step', () => {
  const { services, hear, texts, app } = reading()
  hear(person('Bo'), person('Cleo'))
  services.pass(1000)
  expect(texts()).toEqual(['Yes', 'No', 'Maybe', 'Bo', 'Cleo'])
  // Several in quick succession are one step.
  hear(person('Dan'))
  services.pass(1000)
  expect(texts()).toHaveLength(6)
  expect(app.store.getState().undoHistory.done).toHaveLength(1)
  expect(app.store.getState().toasts).toEqual([])
  app.actions.undoStep()
  expect(texts()).toEqual(['Yes', 'No', 'Maybe'])
  // Whoever was taken back may join again.
  hear(person('Dan'))
  services.pass(1000)
  expect(texts()).toEqual(['Yes', 'No', 'Maybe', 'Dan'])
})

it('weighs subscribers anew within a second of another rule, not in a spin, and in a step of its own', () => {
  const { services, hear, app, chat } = reading()
  const weight = () => app.store.getState().wheel.segments.at(-1)?.weight
  hear(person('Bo', { isSubscriber: true }))
  services.pass(11_000)
  app.actions.requestSpin()
  chat.change({ rules: { ...DEFAULT_CHAT.rules, subscriberWeight: 4 } })
  services.pass(2000)
  expect(weight()).toBe(1)
  settle(app)
  services.pass(4000)
  services.pass(1000)
  expect(weight()).toBe(4)
  app.actions.undoStep()
  services.pass(2000)
  expect(weight()).toBe(1)
})

it('knows its viewers on a wheel that was saved to a file and opened again', () => {
  const { services, hear, texts, app } = reading()
  hear(person('Bo'), person('Cleo'), person('Dan'))
  services.pass(1000)
  const { wheel, settings } = app.store.getState()
  app.actions.openFile(readFile(wheelFile(wheel, settings, 0), services.newId, 0))
  hear(person('Bo'), person('Cleo', { wants: 'leave' }), person('Dan', { wants: 'removed' }))
  services.pass(1000)
  expect(texts()).toEqual(['Yes', 'No', 'Maybe', 'Bo'])
})

it('a thousand who join in ten seconds of a spin change nothing until it is over, and then the list once', () => {
  const { services, hear, texts, app } = reading()
  app.actions.requestSpin()
  const changes = changesOf(app)
  let told = 0
  app.store.subscribe(() => {
    told += 1
  })
  for (let second = 0; second < 10; second += 1) {
    for (let quarter = 0; quarter < 4; quarter += 1) {
      hear(...people(25, second * 100 + quarter * 25))
      services.pass(249)
    }
    expect(app.store.getState().phase).toBe('spinning')
  }
  expect(changes()).toBe(0)
  expect(told).toBe(0)
  settle(app)
  // The winner is shown, and stays so.
  const { lastResult } = app.store.getState()
  services.pass(2000)
  expect(app.store.getState().isRevealing).toBe(true)
  expect(changes()).toBe(0)
  services.pass(2000)
  expect(changes()).toBe(1)
  expect(texts()).toHaveLength(1003)
  expect(app.store.getState()).toMatchObject({ lastResult, phase: 'finished' })
  expect(app.store.getState().undoHistory.done.at(-1)?.size).toBeGreaterThanOrEqual(1000)
})

it('a thousand who join in ten seconds otherwise change the list once a second', () => {
  const { services, hear, texts, app } = reading()
  const changes = changesOf(app)
  for (let tenth = 0; tenth < 100; tenth += 1) {
    hear(...people(10, tenth * 10))
    services.pass(100)
  }
  services.pass(1000)
  expect(texts()).toHaveLength(1003)
  expect(changes()).toBeLessThanOrEqual(11)
})

it.each(['in this tab', 'in another tab'])('the list is frozen while a draw runs %s', (where) => {
  const { services, hear, texts, app, see, drawn } = reading()
  const { wheel, raffle } = app.store.getState()
  const isHere = where === 'in this tab'
  if (isHere) app.actions.holdForRaffle({ ...raffle, hasList: true })
  else drawn.add(wheel.id)
  hear(person('Bo'), person('Cleo'))
  services.pass(5000)
  expect(texts()).toEqual(['Yes', 'No', 'Maybe'])
  expect(see().waitingForDraw).toBe(2)
  if (isHere) app.actions.holdForRaffle({ ...raffle, hasList: false })
  else drawn.clear()
  services.pass(1000)
  expect(texts()).toEqual(['Yes', 'No', 'Maybe', 'Bo', 'Cleo'])
  expect(see().waitingForDraw).toBe(0)
})

it('tells how many found no room, or have a name that is there', () => {
  const { services, hear, chat, see, app } = reading()
  chat.change({ rules: { ...DEFAULT_CHAT.rules, most: 2 } })
  hear(...people(3), person('other', { name: 'Yes' }))
  services.pass(1000)
  hear(person('another', { name: 'No' }))
  services.pass(1000)
  expect(see().turnedAway).toEqual({ full: 1, sameName: 2 })
  hear(...people(3), person('other', { name: 'Yes' }))
  services.pass(1000)
  expect(see().turnedAway).toEqual({ full: 1, sameName: 2 })
  chat.change({ rules: DEFAULT_CHAT.rules })
  app.actions.removeOption('id0')
  services.pass(1000)
  expect(see().turnedAway).toEqual({ full: 0, sameName: 1 })
})

describe('who is silent for too long', () => {
  /** Ticks as often as a page that is hidden. */
  function inMinutes() {
    const dock = reading()
    dock.chat.change({ rules: { ...DEFAULT_CHAT.rules, minutes: 5 } })
    dock.hear(person('Bo'), person('Cleo'))
    const passMinutes = (count: number) => {
      for (let minute = 0; minute < count; minute += 1) dock.services.pass(60_000)
    }
    passMinutes(1)
    const say = (name: string) => dock.hear(person(name, { wants: null }))
    return { ...dock, passMinutes, say, listening: dock.opened[0]?.listening }
  }

  it('leaves the wheel', () => {
    const { passMinutes, say, texts } = inMinutes()
    passMinutes(4)
    say('Bo')
    passMinutes(3)
    expect(texts()).toEqual(['Yes', 'No', 'Maybe', 'Bo'])
  })

  it('stays while there is no connection, and has as long again after it', () => {
    const { passMinutes, say, listening, texts } = inMinutes()
    listening?.onConnection({ phase: 'waiting', why: 'closed', retryMs: 1000 })
    passMinutes(10)
    listening?.onConnection({ phase: 'connecting' })
    passMinutes(1)
    listening?.onConnection({ phase: 'connected' })
    passMinutes(4)
    expect(texts()).toEqual(['Yes', 'No', 'Maybe', 'Bo', 'Cleo'])
    say('Bo')
    passMinutes(2)
    expect(texts()).toEqual(['Yes', 'No', 'Maybe', 'Bo'])
  })

  it('stays where the machine slept', () => {
    const { services, passMinutes, texts } = inMinutes()
    passMinutes(1)
    services.pass(60 * 60_000)
    passMinutes(4)
    expect(texts()).toContain('Bo')
    passMinutes(2)
    expect(texts()).toEqual(['Yes', 'No', 'Maybe'])
  })
})

describe('a step of the chat', () => {
  it('ends after ten seconds, though people join all the time', () => {
    const { services, hear, texts, app } = reading()
    for (let second = 0; second < 25; second += 1) {
      hear(person(`Viewer${second}`))
      services.pass(1000)
    }
    expect(texts()).toHaveLength(28)
    expect(app.store.getState().undoHistory.done).toHaveLength(3)
    app.actions.undoStep()
    expect(texts()).toHaveLength(23)
  })

  it('leaves what was taken back, which can be made again', () => {
    const { services, hear, texts, app } = reading()
    app.actions.addOption('Four')
    app.actions.removeOption('id0')
    app.actions.undoStep()
    app.actions.undoStep()
    hear(person('Bo'))
    services.pass(1000)
    expect(texts()).toEqual(['Yes', 'No', 'Maybe', 'Bo'])
    expect(app.actions.redoStep()).toBe(true)
    expect(app.actions.redoStep()).toBe(true)
    expect(texts().toSorted()).toEqual(['Bo', 'Four', 'Maybe', 'No'])
    for (let count = 0; count < 3; count += 1) app.actions.undoStep()
    expect(texts()).toEqual(['Yes', 'No', 'Maybe'])
    // Whoever comes by themselves is there once.
    hear(person('Bo'))
    services.pass(1000)
    while (app.store.getState().undoHistory.undone.length > 0) app.actions.redoStep()
    expect(texts().toSorted()).toEqual(['Bo', 'Four', 'Maybe', 'No'])
    // A step of the streamer's own clears them.
    app.actions.undoStep()
    app.actions.addOption('Five')
    expect(app.store.getState().undoHistory.undone).toEqual([])
  })
})

it('goes by what another tab has left: the mode of the wheel, and its draw', () => {
  const services = fakeServices()
  const { hear, texts, app, drawn } = reading(services)
  const other = openApp(services)
  other.actions.resetToNumbers()
  const { wheel } = other.store.getState()
  drawn.add(wheel.id)
  hear(person('Bo'))
  // The first look opens the other wheel, the second one meets it.
  services.pass(1000)
  services.pass(1000)
  expect(app.store.getState().wheel.id).toBe(wheel.id)
  expect(texts()).not.toContain('Bo')
  drawn.clear()
  other.actions.toggleElimination()
  services.pass(1000)
  expect(texts()).toContain('Bo')
  const { segments, originalSegments } = app.store.getState().wheel
  expect(app.store.getState().settings.eliminationMode).toBe(true)
  expect(segments.length - originalSegments.length).toBe(1)
})

it('goes on in a page that is hidden, whose timers come late', () => {
  const { services, hear, texts } = reading()
  services.pass(1000)
  hear(person('Bo'))
  expect(texts()).toHaveLength(3)
  // No timer, and the worker speaks again.
  const late = fakeServices()
  const dock = reading({ ...services, schedule: () => () => {}, pass: late.pass })
  dock.hear(person('Bo'))
  services.pass(1000)
  dock.hear(person('Cleo'))
  expect(dock.texts()).toContain('Cleo')
})

describe('the odds', () => {
  it('are said of the last one of a second who has asked, and only of who is on the wheel', () => {
    const { services, hear, said } = reading()
    hear(person('Bo'), person('Cleo'))
    services.pass(1000)
    const ask = (name: string) => hear(person(name, { wants: null, asksOdds: true }))
    ask('Bo')
    ask('Cleo')
    ask('Bo')
    expect(said).toEqual([])
    services.pass(1000)
    expect(said).toEqual([{ name: 'Bo', chance: 0.2 }])
    ask('Nobody')
    services.pass(1000)
    expect(said).toHaveLength(1)
  })

  it('wait for the end of a spin', () => {
    const { services, hear, said, app } = reading()
    hear(person('Bo'))
    services.pass(1000)
    app.actions.requestSpin()
    hear(person('Bo', { wants: null, asksOdds: true }))
    services.pass(3000)
    expect(said).toEqual([])
    settle(app)
    services.pass(4000)
    services.pass(1000)
    expect(said).toHaveLength(1)
  })

  it('are shown though one comes a little early, and of many in a moment one', async () => {
    let nowMs = 0
    const heard: string[] = []
    const stop = hearAskedOdds(
      ({ name }) => heard.push(name),
      () => nowMs,
    )
    const channel = openOddsChannel()
    const say = async (...names: string[]) => {
      for (const name of names) channel.say({ name, chance: 0.5 })
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    await say('Anna', 'Bo')
    await expect.poll(() => heard).toEqual(['Anna'])
    nowMs = 980
    await say('Cleo')
    await expect.poll(() => heard).toEqual(['Anna', 'Cleo'])
    channel.close()
    stop()
  })

  it('are those of a wheel on which weights count', () => {
    const { services, hear, app, chat } = reading()
    chat.change({ rules: { ...DEFAULT_CHAT.rules, subscriberWeight: 5 } })
    hear(person('Bo', { isSubscriber: true }))
    services.pass(1000)
    expect(oddsOfOption(app.store.getState(), 'chat_twitch_Bo')?.chance).toBe(0.25)
    app.actions.letWeightsCount(true)
    expect(oddsOfOption(app.store.getState(), 'chat_twitch_Bo')?.chance).toBe(5 / 8)
  })

  it.each([
    [
      { name: 'An\u202Ena', chance: 0.5 },
      { name: 'Anna', chance: 0.5 },
    ],
    [
      { name: 'x'.repeat(500), chance: 1 },
      { name: 'x'.repeat(30), chance: 1 },
    ],
    [{ name: 'Anna', chance: 0 }, null],
    [{ name: 'Anna', chance: 1.1 }, null],
    [{ name: 'Anna', chance: Number.NaN }, null],
    [{ name: 'Anna', chance: '1' }, null],
    [{ name: '\u200b', chance: 1 }, null],
    [{ name: 7, chance: 1 }, null],
    [null, null],
    ['Anna', null],
  ])('that another tab says may be forged: %j is %j', (value, odds) => {
    expect(readAskedOdds(value)).toEqual(odds)
  })
})

describe('what is stored', () => {
  it('goes on in a dock that is loaded anew, and stays off where it was stopped', () => {
    const locks = lockManager()
    const first = {}
    const services = fakeServices({ locks: locks.of(first) })
    const { chat, stop, opened } = reading(services)
    stop()
    expect(opened[0]?.isStopped).toBe(true)
    locks.leave(first)
    const again = dockOn({ ...services, locks: locks.of({}) })
    again.chat.start()
    expect(again.opened).toHaveLength(1)
    again.chat.switchOn(false)
    expect(again.opened[0]?.isStopped).toBe(true)
    expect(dockOn(services).see().settings).toMatchObject({ isOn: false, channel: 'Anna' })
    expect(chat.store.getState().source).toBeNull()
  })

  it('is gone with the saved data, which ends the connection, and comes back with it', () => {
    const { app, opened, see, services } = reading()
    expect(services.texts.get(CHAT_KEY)).toContain('Anna')
    app.actions.clearSavedData()
    services.pass(0)
    expect(services.texts.has(CHAT_KEY)).toBe(false)
    expect(opened[0]?.isStopped).toBe(true)
    expect(see().settings).toEqual(DEFAULT_CHAT)
    app.actions.putBackSavedData()
    services.pass(0)
    expect(services.texts.get(CHAT_KEY)).toContain('Anna')
    expect(see().settings).toMatchObject({ isOn: true, channel: 'Anna' })
    expect(opened).toHaveLength(2)
  })

  it('need not be: where the storage is forbidden the chat is read as well', () => {
    const services = fakeServices({
      storage: { read: () => undefined, write: () => false, remove: () => false },
    })
    const { hear, texts } = reading(services)
    hear(person('Bo'))
    services.pass(1000)
    expect(texts()).toContain('Bo')
  })
})

describe('of two docks', () => {
  it('one reads the chat, and the other one goes on when that is closed', () => {
    const locks = lockManager()
    const [tab, otherTab] = [{}, {}]
    const services = fakeServices({ locks: locks.of(tab) })
    const { opened, stop } = reading(services)
    const other = dockOn({ ...services, locks: locks.of(otherTab) })
    other.chat.start()
    expect(other.see().isElsewhere).toBe(true)
    expect(other.opened).toEqual([])
    stop()
    expect(opened[0]?.isStopped).toBe(true)
    expect(other.see().isElsewhere).toBe(false)
    expect(other.opened).toHaveLength(1)
  })

  it('each switches it off for both, and changes the rules', () => {
    const locks = lockManager()
    const services = fakeServices({ locks: locks.of({}) })
    const dock = reading(services)
    const other = dockOn({ ...services, locks: locks.of({}) })
    other.chat.start()
    const { rules } = DEFAULT_CHAT
    other.chat.change({ rules: { ...rules, words: { ...rules.words, join: '!in' } } })
    dock.heardOfStored()
    expect(dock.opened[0]?.words.join).toBe('!in')
    expect(dock.opened).toHaveLength(1)
    other.chat.switchOn(false)
    dock.heardOfStored()
    expect(dock.opened[0]?.isStopped).toBe(true)
    expect(dock.see().source).toBeNull()
    expect(other.opened).toEqual([])
  })
})

it('reads another chat when it is told to, and forgets who waited in the first', () => {
  const { chat, opened, hear, services, texts } = reading()
  hear(person('Bo'))
  chat.change({ channel: 'Cleo' })
  expect(opened.map(({ isStopped }) => isStopped)).toEqual([true, false])
  services.pass(1000)
  expect(texts()).toEqual(['Yes', 'No', 'Maybe'])
})

it('leaves the chat to another dock where its worker has failed', () => {
  const locks = lockManager()
  const services = fakeServices({ locks: locks.of({}) })
  const dock = reading(services)
  const other = dockOn({ ...services, locks: locks.of({}) })
  other.chat.start()
  expect(other.opened).toEqual([])
  dock.opened[0]?.listening.onBroken()
  expect(other.opened).toHaveLength(1)
  expect(other.see().isElsewhere).toBe(false)
  dock.stop()
})

it('says that there is no worker', () => {
  const { opened, see } = reading()
  opened[0]?.listening.onBroken()
  expect(see().connection).toBe('broken')
})
