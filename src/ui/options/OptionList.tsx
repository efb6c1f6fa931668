// The list of options. A long list renders only the rows in view and some around them.

import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { app, useApp } from '../../store/app'
import { chances } from '../../wheel/odds'
import { MIN_SEGMENTS, type Segment } from '../../wheel/segment'
import { loadPart, useDeferred, useDeferredParts, type VirtualRows } from '../deferred'
import styles from './Controls.module.css'
import { messages } from './messages'
import { OptionRow } from './OptionRow'

/** Longer lists have virtual rows: beyond this length, rendering all rows takes longer than selecting some. */
export const MAX_ALL_ROWS = 100

const allRows: VirtualRows = { select: (options) => [...options.keys()], layOut() {} }
/** What a long list renders until its virtual rows are loaded. */
const firstRows: VirtualRows = { ...allRows, select: () => [...Array(MAX_ALL_ROWS).keys()] }

interface OptionListProps {
  /** Whether to keep showing the previous options for now. */
  readonly isFrozen: boolean
  readonly options: readonly Segment[]
  readonly isLocked: boolean
  /** All options of the wheel, including eliminated ones. */
  readonly optionCount: number
}

export const OptionList = memo(Options, (_, { isFrozen }) => isFrozen)

function Options({ options, isLocked, optionCount }: OptionListProps) {
  const { virtualRows } = useDeferredParts()
  const hasOdds = useApp((state) => state.settings.showProbabilities)
  const OptionChance = useDeferred((parts) => hasOdds && parts.optionChance)
  // Where odds are not shown, rows get none: another number of options would render them all again.
  const chanceOf = hasOdds ? chances(options) : null
  const list = useRef<HTMLUListElement>(null)
  const [virtual, setVirtual] = useState(firstRows)
  const isLong = options.length > MAX_ALL_ROWS
  const rows = isLong ? virtual : allRows

  useEffect(() => {
    if (!isLong) return
    let isWanted = true
    let stop = () => {}
    loadPart(virtualRows).then((watchVirtualRows) => {
      if (!isWanted || !list.current) return
      if (watchVirtualRows) stop = watchVirtualRows(list.current, setVirtual)
      else setVirtual(allRows)
    })
    return () => {
      isWanted = false
      stop()
      setVirtual(firstRows)
    }
  }, [isLong, virtualRows])

  useLayoutEffect(() => rows.layOut(options))

  return (
    <ul ref={list} data-options className={styles.list} aria-label={messages.list} tabIndex={-1}>
      {rows.select(options).map((index) => {
        const segment = options[index]
        return (
          segment && (
            <OptionRow
              key={segment.id}
              segment={segment}
              position={index + 1}
              chance={chanceOf?.(segment)}
              Chance={OptionChance}
              listLength={isLong ? options.length : undefined}
              isLocked={isLocked}
              canRemove={optionCount > MIN_SEGMENTS}
              onRemove={app.actions.removeOption}
            />
          )
        )
      })}
    </ul>
  )
}
