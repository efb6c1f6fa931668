// Makes a link to the spin that was seen last, for whoever was not there.

import { useEffect, useMemo, useState } from 'react'
import { copyWhenReady } from '../../platform/clipboard'
import { compression } from '../../platform/compression'
import { createPayload, withCountedWeights } from '../../share/payload'
import { replayOf, spunWheel } from '../../share/replay'
import { createLink, LONG_URL } from '../../share/writeLink'
import { strengthOf } from '../../spin/swipe'
import { useApp } from '../../store/app'
import type { AppState, LastSpin } from '../../store/state'
import { lazy } from '../../text/lazy'
import { DEFAULT_SETTINGS, type Settings } from '../../wheel/settings/settings'
import { arcsOf, isSameArcs } from '../../wheel/weights'
import { Button } from '../kit/Button'
import { Section } from '../kit/Card'
import { Note } from '../kit/text'
import { messages } from './messages'
import styles from './ShareDialog.module.css'

interface ReplayLinkProps {
  /** In the link; blank for none. */
  readonly name: string
  onCopy(write: () => Promise<void>): void
}

export function ReplayLink({ name, onCopy }: ReplayLinkProps) {
  const spin = useApp(turnedLast)
  const settings = useApp((state) => state.settings)
  const isSeenAlike = useMemo(
    () => spin !== null && hasLinkedArcs(spin, settings),
    [spin, settings],
  )
  if (!spin || !isSeenAlike) return null
  return <SpinLink spin={spin} settings={settings} name={name} onCopy={onCopy} />
}

interface SpinLinkProps extends ReplayLinkProps {
  readonly spin: LastSpin
  readonly settings: Settings
}

/** The next key of a name comes sooner. */
const PAUSE_MS = 300

function SpinLink({ spin, settings, name, onCopy }: SpinLinkProps) {
  const link = useMemo(() => lazy(() => replayLink(spin, settings, name)), [spin, settings, name])
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      link().then(
        ({ length }) => isCurrent && setLong(length > LONG_URL),
        // Whoever copies it is told.
        () => {},
      )
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [link])
  return (
    <Section className={styles.replay}>
      <div>
        <h3>{messages.replay}</h3>
        <Note>{messages.replayNote(spin.outcome.winner.text)}</Note>
        {isLong && <strong>{messages.urlTooLong}</strong>}
      </div>
      <Button onClick={() => onCopy(() => copyWhenReady(link()))}>{messages.copyReplay}</Button>
    </Section>
  )
}

/** The spin of this wheel's newest result, if this tab has shown it and it turned. */
function turnedLast({ lastSpin, wheel }: AppState): LastSpin | null {
  const isNewest = lastSpin?.outcome.id === wheel.history[0]?.id
  return isNewest && lastSpin?.launch.durationMs ? lastSpin : null
}

/** As a link carries the wheel, which is without results. */
function linkedWheel(spin: LastSpin, settings: Settings) {
  const { isEliminationMode, isNoRepeats = false } = spin.outcome
  // The mode may be another one by now.
  const then = { ...settings, eliminationMode: isEliminationMode, noRepeats: isNoRepeats }
  return { wheel: withCountedWeights(spunWheel(spin), then), then }
}

/** False where a win or a switch has changed the chances: the wheel would not be the one that was seen. */
function hasLinkedArcs(spin: LastSpin, settings: Settings): boolean {
  const { wheel, then } = linkedWheel(spin, settings)
  return isSameArcs(spin.launch.arcs, arcsOf({ history: [] }, then, wheel.segments))
}

function replayLink(spin: LastSpin, settings: Settings, name: string): Promise<string> {
  const { wheel, then } = linkedWheel(spin, settings)
  const payload = {
    ...createPayload(wheel, then, DEFAULT_SETTINGS, Date.now(), name),
    replay: replayOf(spin, strengthOf(spin.launch)),
  }
  return createLink({ base: `${location.origin}/`, payload, compression })
}
