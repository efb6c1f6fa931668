// How likely each option is to be the last of the tournament. Loaded on request.

import { useMemo } from 'react'
import type { LastChance } from '../../../spin/lastChances'
import { useApp } from '../../../store/app'
import { activeSegments } from '../../../wheel/segment'
import { drawWeights } from '../../../wheel/weights'
import { Dot } from '../../controls/Dot'
import styles from './LastChances.module.css'
import { lastChancesMessages as messages } from './messages'
import { OutList } from './OutList'
import { useLastChances } from './useLastChances'

/** @param id of its heading, by which the button tells what it has opened */
export function LastChances({ id }: { readonly id: string }) {
  const wheel = useApp((state) => state.wheel)
  const settings = useApp((state) => state.settings)
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const active = activeSegments(wheel.segments)
  // Also what a wheel does after a spin is in the weights.
  const key = (drawWeights(wheel, settings, active) ?? active.map(() => 1)).join()
  const weights = useMemo(() => key.split(',').map(Number), [key])
  const chances = useLastChances(weights, isSpinning)
  const chanceOf = new Map(active.map((segment, index) => [segment.id, chances?.[index]]))
  const isEstimate = chances?.some(({ error }) => error > 0) === true
  return (
    <section className={styles.last} aria-labelledby={id} data-elimination="last">
      <h3 id={id}>{messages.title}</h3>
      <p className={styles.note}>{messages.rule}</p>
      <p className={styles.note} role="status">
        {chances === null ? messages.working : isEstimate ? messages.estimated : messages.computed}
      </p>
      {chances && (
        <OutList options={active} labelledBy={id} isTabStop>
          {({ id: optionId, color, text }) => (
            <>
              <Dot color={color} />
              <bdi>{text}</bdi>
              <span className={styles.chance}>{inWords(chanceOf.get(optionId))}</span>
            </>
          )}
        </OutList>
      )}
    </section>
  )
}

function inWords(found: LastChance | undefined): string {
  return found ? messages.chance(found) : ''
}
