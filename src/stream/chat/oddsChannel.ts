// How likely the one who asked in the chat is to win: said by the dock, shown by the overlay. Whatever else is open on this
// site could speak here as well.

import type { AppState } from '../../store/state'
import { widthOf } from '../../wheel/geometry'
import { activeSegments } from '../../wheel/segment'
import { arcsOf } from '../../wheel/weights'
import { shownName } from './model/crowd'
import { recordOf } from './model/rules'

export interface AskedOdds {
  readonly name: string
  /** Above 0, at most 1. */
  readonly chance: number
}

const CHANNEL = 'fairwheel-chat-odds'
/** No more often than this is one shown. The dock says one a second, which may come a little early. */
const APART_MS = 500

/** `null` where the option is not on the wheel, or out. */
export function oddsOfOption(
  { wheel, settings }: Pick<AppState, 'wheel' | 'settings'>,
  optionId: string,
): AskedOdds | null {
  const segments = activeSegments(wheel.segments)
  const index = segments.findIndex(({ id }) => id === optionId)
  const segment = segments[index]
  if (!segment) return null
  return { name: segment.text, chance: widthOf(index, arcsOf(wheel, settings, segments)) }
}

/** `null` for anything else. */
export function readAskedOdds(value: unknown): AskedOdds | null {
  const { name, chance } = recordOf(value)
  const shown = typeof name === 'string' ? shownName(name) : undefined
  const isChance = typeof chance === 'number' && chance > 0 && chance <= 1
  return shown !== undefined && isChance ? { name: shown, chance } : null
}

export interface OddsChannel {
  say(odds: AskedOdds): void
  close(): void
}

export function openOddsChannel(): OddsChannel {
  const channel = new BroadcastChannel(CHANNEL)
  return {
    say: (odds) => channel.postMessage(odds),
    close: () => channel.close(),
  }
}

/** Hears at most two a second. Returns the cleanup. @param now on a clock that never jumps */
export function hearAskedOdds(heard: (odds: AskedOdds) => void, now: () => number): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  let lastMs = Number.NEGATIVE_INFINITY
  channel.onmessage = ({ data }) => {
    const odds = readAskedOdds(data)
    if (!odds || now() - lastMs < APART_MS) return
    lastMs = now()
    heard(odds)
  }
  return () => channel.close()
}
