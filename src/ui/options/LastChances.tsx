import { useEffect, useMemo, useState } from 'react'
import { type LastChance, lastChances } from '../../spin/lastChances'
import { useApp } from '../../store/app'
import { activeSegments } from '../../wheel/segment'
import { drawWeights } from '../../wheel/weights'
import { Section } from '../kit/Card'
import { Dot } from '../kit/icons'
import { Note } from '../kit/text'
import { OutList } from './Excluded'
import styles from './Excluded.module.css'
import { lastChancesMessages as messages } from './messages'

/** @param id of its heading, for the button that opens it */
export function LastChances({ id }: { readonly id: string }) {
  const wheel = useApp((state) => state.wheel)
  const settings = useApp((state) => state.settings)
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const active = activeSegments(wheel.segments)
  // The weights include what wins do to later chances.
  const key = (drawWeights(wheel, settings, active) ?? active.map(() => 1)).join()
  const weights = useMemo(() => key.split(',').map(Number), [key])
  const chances = useLastChances(weights, isSpinning)
  const chanceOf = new Map(active.map((segment, index) => [segment.id, chances?.[index]]))
  const isEstimate = chances?.some(({ error }) => error > 0) === true
  return (
    <Section className={styles.line} aria-labelledby={id} data-elimination="last">
      <h3 id={id}>{messages.title}</h3>
      <Note>{messages.rule}</Note>
      <Note role="status">
        {chances === null ? messages.working : isEstimate ? messages.estimated : messages.computed}
      </Note>
      {chances && (
        <OutList options={active} labelledBy={id} isTabStop>
          {({ id: optionId, color, text }) => (
            <>
              <Dot color={color} />
              <bdi>{text}</bdi>
              <span className={styles.figure}>{inWords(chanceOf.get(optionId))}</span>
            </>
          )}
        </OutList>
      )}
    </Section>
  )
}

function inWords(found: LastChance | undefined): string {
  return found ? messages.chance(found) : ''
}

/** Less than a frame. */
const SLICE_MS = 8
/** Any fixed number: the same wheel has the same estimates. */
const SEED = 20

interface Found {
  readonly weights: readonly number[]
  readonly chances: readonly LastChance[]
}

/**
 * Worked out in slices, so that the page stays responsive; `null` until known.
 * @param weights the same array for the same wheel
 * @param isWaiting while the wheel turns, which needs the time
 */
function useLastChances(
  weights: readonly number[],
  isWaiting: boolean,
): readonly LastChance[] | null {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    if (isWaiting) return
    let isWanted = true
    void inSlices(weights, () => isWanted).then((chances) => {
      if (isWanted && chances) setFound({ weights, chances })
    })
    return () => {
      isWanted = false
    }
  }, [weights, isWaiting])
  return found?.weights === weights ? found.chances : null
}

async function inSlices(
  weights: readonly number[],
  isWanted: () => boolean,
): Promise<readonly LastChance[] | null> {
  const work = lastChances(weights, SEED)
  while (isWanted()) {
    const until = performance.now() + SLICE_MS
    while (performance.now() < until) {
      const step = work.next()
      if (step.done) return step.value
    }
    await new Promise((resolve) => setTimeout(resolve))
  }
  return null
}
