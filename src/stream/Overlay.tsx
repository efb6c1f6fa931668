// The wheel as every tab draws it, without anything to press; the winner's plate; and who has won of late.

import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { WheelView } from '../render/view'
import { app, currentTiming, useApp } from '../store/app'
import type { AppState } from '../store/state'
import { loadPart } from '../ui/kit/loading'
import { keepLibrary } from '../ui/library/keepLibrary'
import { messages as stageMessages } from '../ui/stage/messages'
import { useWheelView } from '../ui/stage/useWheelView'
import type { Look } from '../wheel/look'
import { loadLook } from '../wheel/looks/looks'
import type { SpinResult } from '../wheel/result'
import { activeSegments } from '../wheel/segment'
import { AskedOdds } from './chat/AskedOdds'
import { firstSeen, followNews, seenAfter } from './latestResult'
import { messages } from './messages'
import styles from './Overlay.module.css'
import { isSourceShown, watchSource } from './obsSource'
import { overlaySettings, settingsInAddress, watchOverlaySettings } from './overlaySettings'
import { useDrawing } from './useDrawing'
import { RecentWinners, WinnerPlate } from './Winners'

/** How long a wheel that shows only while it spins stays with its winner. */
const LINGER_MS = 8000

/** A worker's canvas has come out blank in a host's off-screen drawing. */
const loadScene = () => import('../render/gpuHost/PageScene').then((file) => file.PageScene)
const loadSound = () => import('./overlaySound')

const inAddress = settingsInAddress(location.search)
for (const name of inAddress.unreadable) {
  console.warn(`The address says nothing that can be read of “${name}”`)
}

export function Overlay() {
  const chosen = useSyncExternalStore(watchOverlaySettings, overlaySettings)
  const settings = { ...chosen, ...inAddress.settings }
  const { shows, isHidden, hasPlate, hasPrize, recentWinners, size, look, hasSound } = settings
  const isHostShowing = useSyncExternalStore(watchSource, isSourceShown)
  const result = useLatestResult()
  const isTime = useIsTime(result) || shows === 'always'
  const isSeen = isTime && !isHidden
  const isDrawn = useFadedIn(isSeen) && isHostShowing
  useSound(hasSound && !isHidden && isHostShowing)
  // No other tab may be open to file what an event of the program spins for.
  useEffect(keepLibrary, [])
  useEffect(() => followNews(app), [])

  const overlay = useRef<HTMLElement>(null)
  useLayoutEffect(() => overlay.current?.style.setProperty('--size', `${size}`), [size])
  return (
    <main
      ref={overlay}
      className={styles.overlay}
      aria-label={messages.overlayTitle}
      data-seen={isSeen || undefined}
    >
      <div className={styles.place}>
        <Wheel look={useLook(look)} isDrawn={isDrawn} />
        <div className={styles.foot}>
          <AskedOdds />
          {hasPlate && result && result.id !== settings.closedResult && (
            <WinnerPlate key={result.id} result={result} hasPrize={hasPrize} />
          )}
        </div>
      </div>
      {recentWinners > 0 && <RecentWinners most={recentWinners} hasPrize={hasPrize} />}
    </main>
  )
}

interface WheelProps {
  readonly look: Look | null
  readonly isDrawn: boolean
}

function Wheel({ look, isDrawn }: WheelProps) {
  const count = useApp((state) => activeSegments(state.wheel.segments).length)
  const current = useWheelView((state) => (look ? { ...state, look } : state))
  const { drawing, drawn } = useDrawing(useHeld(current, isDrawn), loadScene)
  return (
    <div
      className={styles.wheel}
      role="img"
      aria-label={stageMessages.wheel(count)}
      data-wheel
      data-drawing={drawing}
    >
      {drawn}
    </div>
  )
}

/** What was drawn last, at rest, while nothing is to be drawn: no frame is asked for. */
function useHeld(view: WheelView, isDrawn: boolean): WheelView {
  const [held, setHeld] = useState(view)
  const next = isDrawn ? view : held.spin ? { ...held, spin: null } : held
  if (next !== held) setHeld(next)
  return next
}

/** That of a spin that was followed, or was over before this tab heard of it. */
function useLatestResult(): SpinResult | null {
  const [seen, setSeen] = useState(() => firstSeen(app.store.getState()))
  useEffect(() => {
    const look = (state: AppState) => setSeen((before) => seenAfter(before, state))
    look(app.store.getState())
    return app.store.subscribe(look)
  }, [])
  return seen.result
}

/** From a launch until some seconds after its result. */
function useIsTime(result: SpinResult | null): boolean {
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const [past, setPast] = useState<SpinResult | null>(null)
  useEffect(() => {
    if (!result) return
    const timer = setTimeout(setPast, LINGER_MS, result)
    return () => clearTimeout(timer)
  }, [result])
  return isSpinning || (result !== null && result !== past)
}

/** What fades out is still drawn. */
function useFadedIn(isOn: boolean): boolean {
  const [isLate, setLate] = useState(isOn)
  if (isOn && !isLate) setLate(true)
  useEffect(() => {
    if (isOn) return
    const timer = setTimeout(setLate, currentTiming().transitionMs, false)
    return () => clearTimeout(timer)
  }, [isOn])
  return isOn || isLate
}

/** The wheel's own until it is there, and where there is none of the name. */
function useLook(name: string): Look | null {
  const [loaded, setLoaded] = useState<{ readonly name: string; readonly look: Look | null }>()
  useEffect(() => {
    if (name === '') return
    let isWanted = true
    void loadPart(() => loadLook(name)).then((look) => {
      if (isWanted) setLoaded({ name, look })
    })
    return () => {
      isWanted = false
    }
  }, [name])
  return loaded?.name === name ? loaded.look : null
}

function useSound(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    let stop: (() => void) | undefined
    let isWanted = true
    void loadPart(loadSound).then((sound) => {
      if (isWanted) stop = sound?.startSound()
    })
    return () => {
      isWanted = false
      stop?.()
    }
  }, [isOn])
}
