// Lets those who say so in the chat on the wheel, a batch a second at most: never while it spins or shows who has won, and
// not while a draw has its list. Of several docks one reads the chat.

import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SafeStorage } from '../../platform/storage'
import type { Release, TabLocks } from '../../platform/tabLocks'
import { optionIdOf } from '../../share/chatId'
import type { App } from '../../store/createApp'
import type { AppState } from '../../store/state'
import { currentSeries } from '../../store/steps'
import { type ChatSettings, readChatSettings, sourceOf, storeChatSettings } from './chatSettings'
import { messages } from './messages'
import { Crowd, type TurnedAway } from './model/crowd'
import type { Heard } from './model/heard'
import type { Rules } from './model/rules'
import type { Source } from './model/source'
import type { OddsChannel } from './oddsChannel'
import { oddsOfOption } from './oddsChannel'
import type { Listening, OpenChat } from './openChat'
import type { Connection } from './protocol'

export interface ChatState {
  readonly settings: ChatSettings
  /** Of the chat that is read here, or by another dock. `null` where none is. */
  readonly source: Source | null
  /** Another dock of this browser reads the chat. */
  readonly isElsewhere: boolean
  readonly connection: Connection | 'broken'
  /** When the next try is due, on the clock that never jumps. */
  readonly retryAtMs: number
  /** Who waits for the end of a draw. */
  readonly waitingForDraw: number
  readonly turnedAway: TurnedAway
}

export interface ChatServices {
  readonly app: Pick<App, 'store' | 'actions'>
  readonly storage: Pick<SafeStorage, 'read' | 'write'>
  readonly locks: TabLocks
  openChat(source: Source, words: ChatSettings['rules']['words'], listening: Listening): OpenChat
  /** Whether a draw of prizes has the list of the wheel, in whatever tab. */
  hasDraw(wheelId: string): boolean
  readonly odds: Pick<OddsChannel, 'say'>
  /** Milliseconds on a clock that never jumps. */
  monotonicNow(): number
  schedule(task: () => void, delayMs: number): () => void
  /** Calls it when another tab has stored other settings. Returns the cleanup. */
  onStored(listener: () => void): () => void
}

export interface Chat {
  readonly store: Pick<StoreApi<ChatState>, 'getState' | 'getInitialState' | 'subscribe'>
  /** No effect where there is no chat to read. */
  switchOn(isOn: boolean): void
  change(part: Partial<Omit<ChatSettings, 'isOn'>>): void
  /** Goes on where it was on. Returns what stops it without switching it off. */
  start(): () => void
}

const LOCK = 'chat'
const SERIES = 'chat'
const TICK_MS = 1000
/** Hidden pages tick once a minute: whoever has not for longer has slept. */
const SLEPT_MS = 90_000
/** People join all the time: a step that never ends would be all that Undo can take back. */
const LONGEST_SERIES_MS = 10_000
const NOBODY: TurnedAway = { full: 0, sameName: 0 }
const CONNECTING: Connection = { phase: 'connecting' }

export function createChat(services: ChatServices): Chat {
  const { app, storage, locks, monotonicNow, schedule } = services
  const store = createStore<ChatState>(() => ({
    settings: readChatSettings(storage),
    source: null,
    isElsewhere: false,
    connection: CONNECTING,
    retryAtMs: 0,
    waitingForDraw: 0,
    turnedAway: NOBODY,
  }))
  const { getState: get, setState: set } = store
  let crowd = new Crowd()
  /** Whose odds are to be said: the last one who asked. */
  let asked: string | null = null
  let seriesBeganMs = Number.NEGATIVE_INFINITY
  /** Stops reading, or waiting for the dock that does; `null` while the chat is off. */
  let leave: (() => void) | null = null

  /** Reads what it should, or nothing. */
  function follow(): void {
    const { settings, source } = get()
    const wanted = settings.isOn ? sourceOf(settings) : null
    if (JSON.stringify(wanted) === JSON.stringify(source)) return
    leave?.()
    leave = null
    crowd = new Crowd()
    asked = null
    set({
      source: wanted,
      isElsewhere: false,
      connection: CONNECTING,
      waitingForDraw: 0,
      turnedAway: NOBODY,
    })
    if (wanted) leave = lead(wanted)
  }

  /** Reads the chat as soon as no other dock does. */
  function lead(source: Source): () => void {
    let isLeft = false
    let end = () => {}
    const claim = () =>
      locks.claim(
        LOCK,
        (release: Release) => {
          if (isLeft) {
            release(true)
            return
          }
          set({ isElsewhere: false })
          // Another dock may have a worker.
          const stopReading = read(source, () => release(true))
          end = () => {
            stopReading()
            release(true)
          }
        },
        () => {
          if (isLeft) return
          set({ isElsewhere: true })
          end = locks.whenFree(LOCK, claim)
        },
      )
    claim()
    return () => {
      isLeft = true
      end()
    }
  }

  function read(source: Source, broke: () => void): () => void {
    let cancel = () => {}
    let lastTickMs = Number.NEGATIVE_INFINITY
    const tick = () => {
      cancel()
      cancel = schedule(tick, TICK_MS)
      const nowMs = monotonicNow()
      if (nowMs - lastTickMs > SLEPT_MS) crowd.hearEverybody(nowMs)
      lastTickMs = nowMs
      letIn()
      sayOdds()
    }
    const open = services.openChat(source, get().settings.rules.words, {
      onConnection(connection) {
        if (connection.phase === 'connected') crowd.hearEverybody(monotonicNow())
        set({
          connection,
          retryAtMs:
            connection.phase === 'waiting' ? monotonicNow() + connection.retryMs : get().retryAtMs,
        })
      },
      onHeard(heard) {
        hear(heard)
        // Browsers hold back the timers of pages that are hidden, and not what a worker says.
        if (monotonicNow() - lastTickMs >= TICK_MS) tick()
      },
      onBroken() {
        set({ connection: 'broken' })
        broke()
      },
    })
    const stopListening = store.subscribe(({ settings }, before) => {
      const { words } = settings.rules
      if (words !== before.settings.rules.words) open.listenFor(words)
    })
    tick()
    return () => {
      cancel()
      stopListening()
      open.stop()
    }
  }

  function hear(heard: readonly Heard[]): void {
    crowd.hear(heard, monotonicNow())
    asked = heard.findLast(({ asksOdds }) => asksOdds)?.personId ?? asked
  }

  /** No frame of a spin is lost to the chat, and nothing takes the winner off the screen. */
  const isShowing = () => {
    const { phase, isRevealing } = app.store.getState()
    return phase === 'spinning' || isRevealing
  }

  function rulesNow(): Rules {
    const { settings, connection } = get()
    const isHearing = connection !== 'broken' && connection.phase === 'connected'
    // Who cannot be heard is not silent.
    return isHearing ? settings.rules : { ...settings.rules, minutes: 0 }
  }

  const isDrawn = ({ wheel, raffle }: AppState) => raffle.hasList || services.hasDraw(wheel.id)

  function letIn(): void {
    const atMs = monotonicNow()
    const rules = rulesNow()
    const state = app.store.getState()
    const { eliminationMode } = state.settings
    crowd.watch(state.wheel)
    if (isShowing()) return
    if (crowd.hasNews(state.wheel, rules, eliminationMode, atMs)) {
      // Several in quick succession are one step.
      const isJoined =
        currentSeries(state, SERIES, atMs) !== undefined && atMs - seriesBeganMs < LONGEST_SERIES_MS
      const isChanged = app.actions.editQuietly(
        (wheel) => {
          // As another tab has left it.
          const now = app.store.getState()
          if (isShowing() || isDrawn(now)) return wheel
          return crowd.letIn(wheel, rules, now.settings.eliminationMode, atMs)
        },
        undefined,
        { name: messages.listFromChat, series: { key: SERIES, atMs }, isJoined, isQuiet: true },
      )
      if (isChanged && !isJoined) seriesBeganMs = atMs
    }
    count(rules)
  }

  function count(rules: Rules): void {
    const state = app.store.getState()
    const { waitingForDraw, turnedAway } = get()
    const counts = {
      waitingForDraw: isDrawn(state) ? crowd.countWaiting(state.wheel, rules) : 0,
      turnedAway: crowd.countTurnedAway(state.wheel, rules),
    }
    if (JSON.stringify(counts) !== JSON.stringify({ waitingForDraw, turnedAway })) set(counts)
  }

  function sayOdds(): void {
    if (asked === null || isShowing()) return
    const odds = oddsOfOption(app.store.getState(), optionIdOf(asked))
    asked = null
    if (odds) services.odds.say(odds)
  }

  function choose(settings: ChatSettings): void {
    set({ settings })
    storeChatSettings(storage, settings)
    follow()
  }

  function readAgain(): void {
    const settings = readChatSettings(storage)
    if (JSON.stringify(settings) !== JSON.stringify(get().settings)) set({ settings })
    follow()
  }

  return {
    store,
    switchOn(isOn) {
      const { settings } = get()
      if (!isOn || sourceOf(settings)) choose({ ...settings, isOn })
    },
    change(part) {
      const settings = { ...get().settings, ...part }
      choose({ ...settings, isOn: settings.isOn && sourceOf(settings) !== null })
    },
    start() {
      let cancelReading = () => {}
      readAgain()
      const stops = [
        services.onStored(readAgain),
        // This tab has cleared what is saved, or is about to put it back.
        app.store.subscribe(({ clearedData }, before) => {
          if (clearedData === before.clearedData) return
          cancelReading()
          cancelReading = schedule(readAgain, 0)
        }),
      ]
      return () => {
        cancelReading()
        for (const stop of stops) stop()
        leave?.()
        leave = null
        set({ source: null })
      }
    },
  }
}
