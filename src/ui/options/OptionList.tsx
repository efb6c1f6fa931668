// The list of options. Of a long one only the rows near what is seen are on the page.

import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { app } from '../../store/app'
import { MIN_SEGMENTS, type Segment } from '../../wheel/segment'
import { loadPart, useDeferredParts } from '../deferred'
import styles from './Controls.module.css'
import { messages } from './messages'
import { OptionRow } from './OptionRow'
import type { DrawnRows } from './virtualRows'

/** Longer lists draw only the rows in view: beyond this many, rows cost more than choosing them. */
export const SHORT_LIST = 100

const everyRow: DrawnRows = { choose: (options) => [...options.keys()], place() {} }
const firstRows: DrawnRows = { ...everyRow, choose: () => [...Array(SHORT_LIST).keys()] }

interface OptionListProps {
  /** Whether it stays unchanged for now. */
  readonly isHeld: boolean
  readonly options: readonly Segment[]
  readonly isLocked: boolean
  /** On the whole wheel, including eliminated options. */
  readonly optionCount: number
}

export const OptionList = memo(Options, (_, { isHeld }) => isHeld)

function Options({ options, isLocked, optionCount }: OptionListProps) {
  const { virtualRows } = useDeferredParts()
  const list = useRef<HTMLUListElement>(null)
  const [drawn, setDrawn] = useState(firstRows)
  const isLong = options.length > SHORT_LIST
  const rows = isLong ? drawn : everyRow

  useEffect(() => {
    if (!isLong) return
    let isWanted = true
    let stop = () => {}
    loadPart(virtualRows).then((followLongList) => {
      if (!isWanted || !list.current) return
      if (followLongList) stop = followLongList(list.current, setDrawn)
      else setDrawn(everyRow)
    })
    return () => {
      isWanted = false
      stop()
      setDrawn(firstRows)
    }
  }, [isLong, virtualRows])

  useLayoutEffect(() => rows.place(options))

  return (
    <ul ref={list} data-options className={styles.list} aria-label={messages.list} tabIndex={-1}>
      {rows.choose(options).map((index) => {
        const segment = options[index]
        return (
          segment && (
            <OptionRow
              key={segment.id}
              segment={segment}
              position={index + 1}
              count={isLong ? options.length : undefined}
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
