// What of a page that failed goes into a file: everything that can still be had, damaged as it may be, and in such a
// form that the product opens a wheel from it. Trusts nothing that it is given. public/start.js writes the same.

import { MAX_FILE_LENGTH } from '../../share/fileLimit'

interface RescueFile {
  readonly text: string
  /** Whether the product opens a wheel from it. */
  readonly hasWheel: boolean
}

/**
 * The file; `null` when there is nothing to save.
 * @param kept what is stored, by its key, unchanged; `null` where it cannot be read
 * @param remembered the state in memory, if there is one
 * @param now milliseconds since 1970
 */
export function rescueFile(
  kept: Readonly<Record<string, string>> | null,
  remembered: unknown,
  now: number,
): RescueFile | null {
  const isAnythingKept = kept !== null && Object.keys(kept).length > 0
  if (!isAnythingKept && !remembered) return null
  const wheel = sharedWheel(remembered) ?? sharedWheel(parsed(kept?.wheel_current))
  // Results, settings and the wheels before this one come along, as texts inside the text: opening a file counts its
  // values, and those of 10,000 options in memory would be too many.
  const inMemory = jsonOf(remembered)
  const text = firstToOpen({ v: 1, ...wheel, created: now }, [
    { kept, remembered: inMemory },
    // What is kept stays where it is; what is in memory does not.
    { remembered: inMemory },
    { kept },
  ])
  return { text, hasWheel: wheel !== null }
}

/** The file with the first of the extras that leave it short enough to be opened, or with none. */
function firstToOpen(file: object, extras: readonly object[]): string {
  for (const extra of extras) {
    const text = written({ ...file, ...extra })
    if (text.length <= MAX_FILE_LENGTH) return text
  }
  return written(file)
}

function written(file: object): string {
  return `${JSON.stringify(file, null, 2)}\n`
}

/** What a file of a wheel has (src/share/payload.ts), with the eliminated options in it too. */
function sharedWheel(state: unknown): object | null {
  const { wheel } = (state ?? {}) as { wheel?: { name?: unknown; segments?: unknown } | null }
  // With fewer than two there is no wheel to open.
  if (!Array.isArray(wheel?.segments) || wheel.segments.length < 2) return null
  const segments = wheel.segments.map((segment) => {
    const { text, color, weight } = segment ?? {}
    return { text, color, weight }
  })
  return { name: wheel.name, segments }
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch (cause) {
    console.warn('The kept wheel goes into the file as it is', cause)
    return null
  }
}

function jsonOf(remembered: unknown): string | null {
  try {
    return remembered ? JSON.stringify(remembered) : null
  } catch (cause) {
    console.warn('What is in memory does not go into the file', cause)
    return null
  }
}
