// A record with every kind of entry, and ways to change it and to check what is left.

import { type CheckedRecord, checkRecordText } from '../../src/draw/checkRecord'
import { end, noteListChange } from '../../src/draw/draw'
import type { DrawState } from '../../src/draw/drawState'
import { digest, letters, missing, pressing, recordOf, sha256 } from './draws'

export type Path = readonly (string | number)[]

const edited = (state: DrawState) =>
  noteListChange(state, { listCount: 3, listHash: sha256('edited') })

export const fileOf = (entries: readonly unknown[], version = 2) => ({
  format: 'fairwheel-draw',
  version,
  entries,
})
export const checkRecord = (file: unknown) => checkRecordText(JSON.stringify(file), digest)
export const check = (entries: readonly unknown[]) => checkRecord(fileOf(entries))
export const failedIn = ({ checks }: CheckedRecord) =>
  checks.filter(({ isOk }) => !isOk).map(({ code }) => code)
export const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/**
 * Has every kind of entry. A and B win, C and D are reserves; A is not here, and C steps up. D and E win the second
 * prize; E is not here, and F is drawn. G wins nothing, and H is absent.
 */
export const whole = await recordOf(
  { texts: letters(8), absent: [7], prizes: [[2, 2], [2]] },
  pressing('place'),
  pressing('prize'),
  edited,
  missing(0, 0),
  pressing('all'),
  missing(1, 1),
  end,
)

/** A copy in which the value at the path is another one, or none. */
export function changedAt<T>(value: T, path: Path, change: (before: unknown) => unknown): T {
  const copy = copyOf(value)
  const last = path.at(-1) as string
  const parent = path.slice(0, -1).reduce<unknown>((one, key) => (one as never)[key], copy)
  const fields = parent as Record<string, unknown>
  const after = change(fields[last])
  if (after === undefined && Array.isArray(fields)) fields.splice(Number(last), 1)
  else if (after === undefined) delete fields[last]
  else fields[last] = after
  return copy
}
