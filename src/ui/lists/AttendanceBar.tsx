// Who is here today: a tick in each row of the list, and this row of tools above it.

import { app, useApp } from '../../store/app'
import type { Segment } from '../../wheel/segment'
import styles from './ListTools.module.css'
import type { Ticking } from './listToolsProps'
import { attendanceMessages as messages } from './messages'

const attendees = (segments: readonly Segment[]) => segments.filter(({ eliminated }) => !eliminated)

export const ATTENDANCE: Ticking = {
  options: attendees,
  ticked: (options) => new Set(options.flatMap(({ id, absent }) => (absent ? [] : [id]))),
  tick(ids, shown) {
    const changed = shown.filter(({ id, absent }) => ids.has(id) === (absent === true))
    const isAll = shown.every(({ id }) => ids.has(id))
    // A range of rows is selected in place of others. Nobody is absent by that.
    if (changed.length !== 1 && !isAll) return
    const isAbsent = changed.some(({ absent }) => !absent)
    app.actions.setAbsent(
      changed.map(({ id }) => id),
      isAbsent,
    )
  },
  label: messages.isHere,
}

interface AttendanceBarProps {
  readonly isLocked: boolean
  onDone(): void
}

export function AttendanceBar({ isLocked, onDone }: AttendanceBarProps) {
  const options = attendees(useApp((state) => state.wheel.segments))
  const absent = options.filter((one) => one.absent)
  const isIdle = isLocked || absent.length === 0
  return (
    <fieldset className={`${styles.tools} ${styles.selection}`} aria-label={messages.title}>
      <output>{messages.here(options.length - absent.length, options.length)}</output>
      <button
        type="button"
        aria-disabled={isIdle}
        onClick={() =>
          isIdle ||
          app.actions.setAbsent(
            absent.map(({ id }) => id),
            false,
          )
        }
      >
        {messages.allHere}
      </button>
      <button type="button" onClick={onDone}>
        {messages.done}
      </button>
    </fieldset>
  )
}
