// Waits for a draw's round, here and on the wheel.

import { useEffect, useRef, useState } from 'react'
import { cryptoWords } from '../../../platform/entropy'
import { type Awaited, type Awaiting, awaitRound } from '../../beacon/awaitRound'
import { fetchRound } from '../../beacon/beacon'
import type { Announcement } from '../../proof/announcement'
import { chainOf } from '../../proof/chain'
import { countdown } from './countdown'

interface AwaitedRound {
  /** `null` where nothing is awaited. */
  readonly awaited: Awaited | null
  retry(): void
  take(signature: string): void
}

/** @param announcement `null` to wait for nothing; the same object as long as it is the same draw */
export function useRound(announcement: Announcement | null): AwaitedRound {
  const [awaited, setAwaited] = useState<Awaited | null>(null)
  const awaiting = useRef<Awaiting | null>(null)
  useEffect(() => {
    const chain = announcement && chainOf(announcement.chain)
    if (!chain) return
    const services = {
      fetchRound,
      now: () => Date.now(),
      schedule(task: () => void, delayMs: number) {
        const timer = setTimeout(task, delayMs)
        return () => clearTimeout(timer)
      },
      random: cryptoWords,
    }
    awaiting.current = awaitRound(chain, announcement.round, services, (state) => {
      setAwaited(state)
      countdown.setState({ awaited: state.phase === 'found' ? null : state })
    })
    const look = () => awaiting.current?.look()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      awaiting.current?.stop()
      awaiting.current = null
      setAwaited(null)
      countdown.setState({ awaited: null })
    }
  }, [announcement])
  return {
    awaited,
    retry: () => awaiting.current?.retry(),
    take: (signature) => awaiting.current?.take(signature),
  }
}
