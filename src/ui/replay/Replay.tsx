// The spin that came with a link: played once, labeled as a replay, and never recorded.

import { useEffect } from 'react'
import type { SharedReplay } from '../../share/payload'
import { readReplay } from '../../share/replay'
import { EDGE_MARGIN } from '../../spin/launch'
import { app, currentTiming, useApp } from '../../store/app'
import { momentOf } from '../../store/sharedState'
import type { AppState, LinkedReplay } from '../../store/state'
import { whenSeen } from '../../store/whenIdle'
import { said } from '../../text/say'
import { activeSegments, MIN_SEGMENTS, type Segment } from '../../wheel/segment'
import { modeOf } from '../../wheel/settings/settings'
import type { Wheel } from '../../wheel/wheel'
import { Button } from '../kit/Button'
import { findWheel } from '../kit/findWheel'
import { messages } from './messages'
import styles from './Replay.module.css'

/** So that whoever opens the link sees the wheel before it turns. */
const BEFORE_MS = 800
/** `restAt` takes less than 1. */
const LAST = 1 - Number.EPSILON

export function Replay() {
  const linked = useApp((state) => state.replay)
  const isThere = useApp(isWatchable)
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const shownAt = useApp(shownReplay)
  useEffect(() => {
    if (linked) void begin(linked)
  }, [linked])
  const isSeen = useApp(wasSeen)
  const replay = linked && isThere ? read(linked) : null
  const isWinnerThere = useApp(({ wheel }) => replay !== null && winnerIn(wheel, replay) !== null)
  const watchable = isWinnerThere ? replay : null
  const at = shownAt ?? watchable?.timestamp
  if (at === undefined) return null
  return (
    <p className={styles.replay} data-part="replay">
      {said(messages.label(at))}
      {watchable && isSeen && !isSpinning && (
        <Button
          kind="text"
          isSmall
          onClick={() => {
            // The button goes while the wheel turns.
            findWheel()?.focus({ preventScroll: true })
            play(watchable)
          }}
        >
          {messages.again}
        </Button>
      )}
      {/* Told as the replay begins. */}
      <small aria-hidden="true">{said(messages.noProof)}</small>
    </p>
  )
}

/** What has been seen stays a replay, whatever becomes of its link. */
function shownReplay(state: AppState): number | undefined {
  return (state.activeSpin?.outcome ?? momentOf(state))?.replayOf
}

/** Until the visitor spins this wheel, changes it, draws from it or opens another. */
function isWatchable({ replay, link, wheel, raffle, activeSpin, pendingSpins }: AppState): boolean {
  const isOwn = ({ wheelId }: { readonly wheelId: string }) => wheelId === wheel.id
  return (
    replay !== null &&
    replay.hash === link?.hash &&
    replay.wheelId === wheel.id &&
    !raffle.hasList &&
    wheel.statistics.totalSpins === 0 &&
    !pendingSpins.some(isOwn) &&
    !(activeSpin && !activeSpin.outcome.isShow && isOwn(activeSpin.outcome))
  )
}

/** It has come to rest once, since its link was opened. */
function wasSeen({ replay, lastSpin }: AppState): boolean {
  return lastSpin?.outcome.replayOf !== undefined && lastSpin.outcome.wheelId === replay?.wheelId
}

interface Watched extends SharedReplay {
  readonly segmentId: string
  /** Other settings, chosen later, do not change what was drawn. */
  readonly mode: ReturnType<typeof modeOf>
}

const known = new WeakMap<LinkedReplay, Watched | null>()

/** From the wheel as it was opened, whoever is absent by now. `null` where the link's replay is not whole. */
function read(linked: LinkedReplay): Watched | null {
  const found = known.get(linked)
  if (found !== undefined) return found
  const { wheel, settings } = app.store.getState()
  const { segments } = wheel
  const replay = readReplay(linked.data, segments.length)
  const winner = replay && segments[replay.winner]
  const watched = winner ? { ...replay, segmentId: winner.id, mode: modeOf(settings) } : null
  known.set(linked, watched)
  return watched
}

/** `null` where they are not on the wheel now. */
function winnerIn({ segments }: Wheel, { segmentId }: Watched): Segment | null {
  return activeSegments(segments).find(({ id }) => id === segmentId) ?? null
}

const begun = new WeakSet<LinkedReplay>()

/** Once for each time that a link is opened, as soon as the page is seen. */
async function begin(linked: LinkedReplay): Promise<void> {
  const { store, actions } = app
  if (begun.has(linked) || !isWatchable(store.getState())) return
  begun.add(linked)
  const replay = read(linked)
  if (!replay) {
    console.warn('The replay of a link could not be read')
    return actions.showToast(messages.notReadable, 'warning')
  }
  // A hidden page has no frames.
  await new Promise(requestAnimationFrame)
  if (currentTiming().spinMs > 0) await new Promise((go) => setTimeout(go, BEFORE_MS))
  await whenSeen(store)
  const state = store.getState()
  if (state.replay === linked && isWatchable(state)) play(replay)
}

function play(replay: Watched): void {
  const { segmentId, mode, at, from, spinDuration, strength = 0, timestamp } = replay
  const { store, actions } = app
  const { wheel } = store.getState()
  const active = activeSegments(wheel.segments)
  const winner = winnerIn(wheel, replay)
  if (!winner) return
  const isElimination = mode === 'elimination'
  actions.tellDraw(messages.label(timestamp), messages.noProof)
  const inside = (at - EDGE_MARGIN) / (1 - 2 * EDGE_MARGIN)
  const isShown = actions.showSpin(
    segmentId,
    '',
    {
      fraction: Math.min(LAST, Math.max(0, inside)),
      from,
      durationMs: currentTiming().spinMs > 0 ? spinDuration : 0,
      strength,
    },
    {
      isShow: true,
      replayOf: timestamp,
      text: winner.text,
      isEliminationMode: isElimination,
      isFinalWinner: isElimination && active.length === MIN_SEGMENTS,
      ...(mode === 'noRepeats' && { isNoRepeats: true }),
      remainingSegments: mode === 'everySpin' ? active.length : active.length - 1,
    },
  )
  if (isShown) tellResult()
}

function tellResult(): void {
  const { store, actions } = app
  const spin = store.getState().activeSpin?.outcome
  const tell = () => {
    const { lastResult } = store.getState()
    if (lastResult?.isShow) actions.tellDraw(messages.ended(lastResult))
  }
  // Without animation it is at rest already.
  if (!spin) {
    tell()
    return
  }
  const stop = store.subscribe(({ activeSpin, lastResult }) => {
    if (activeSpin?.outcome.id === spin.id) return
    stop()
    if (lastResult?.id === spin.id) tell()
  })
}
