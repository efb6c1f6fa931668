// What weight means in elimination mode, where it counts, and what it comes to.

import { useId, useState } from 'react'
import { useApp } from '../../../store/app'
import { MIN_SEGMENTS } from '../../../wheel/segment'
import { countLeft } from '../../../wheel/turns/tournament'
import { useRequested } from '../../loading'
import styles from './Elimination.module.css'
import { messages } from './messages'
import wayBack from './wayBack.module.css'

const loadLastChances = () => import('./LastChances').then((file) => file.LastChances)

export function WeightNote({ activeCount }: { readonly activeCount: number }) {
  const id = useId()
  const isShown = useApp(
    ({ settings, wheel, lastResult }) =>
      settings.weightsCount &&
      settings.eliminationMode &&
      countLeft(wheel, settings, lastResult) >= MIN_SEGMENTS,
  )
  const [isOpen, setOpen] = useState(false)
  const LastChances = useRequested(isShown && isOpen && loadLastChances, () => setOpen(false))
  if (!isShown) return null
  const isFinal = activeCount <= MIN_SEGMENTS
  return (
    <>
      <p className={styles.note}>{isFinal ? messages.weightToWin : messages.weightToGoOut}</p>
      {!isFinal && (
        <button
          type="button"
          className={wayBack.back}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {messages.chanceToBeLast}
        </button>
      )}
      {!isFinal && isOpen && LastChances && <LastChances id={id} />}
    </>
  )
}
