// The file that a crashed page saves: all data that is left, damaged or not, in a form that opens as a wheel. Nothing
// it is given can be trusted. public/start.js writes the same file.

import { MAX_FILE_LENGTH } from '../../share/fileLimit'

interface RescueFile {
  readonly text: string
  /** Whether the file opens as a wheel. */
  readonly hasWheel: boolean
}

/**
 * Returns `null` if there is nothing to save.
 * @param stored the texts in the browser's storage by key; `null` if they cannot be read
 * @param state the state in memory, if there is one
 * @param now milliseconds since 1970
 */
export function rescueFile(
  stored: Readonly<Record<string, string>> | null,
  state: unknown,
  now: number,
): RescueFile | null {
  const hasStored = stored !== null && Object.keys(stored).length > 0
  if (!hasStored && !state) return null
  const wheel = wheelOf(state) ?? wheelOf(parse(stored?.wheel_current))
  // Results, settings and other wheels are added as strings: opening a file limits how many values it has, and
  // 10,000 options of the state would be too many.
  const remembered = stateText(state)
  const text = firstThatOpens({ v: 1, ...wheel, created: now }, [
    { kept: stored, remembered },
    // Storage outlives the page, memory does not.
    { remembered },
    { kept: stored },
  ])
  return { text, hasWheel: wheel !== null }
}

/** The file with the first of the extras with which it is short enough to be opened, or without any. */
function firstThatOpens(file: object, extras: readonly object[]): string {
  for (const extra of extras) {
    const text = serialize({ ...file, ...extra })
    if (text.length <= MAX_FILE_LENGTH) return text
  }
  return serialize(file)
}

function serialize(file: object): string {
  return `${JSON.stringify(file, null, 2)}\n`
}

/** The wheel as files have it (src/share/payload.ts), but with eliminated options. */
function wheelOf(state: unknown): object | null {
  const { wheel } = (state ?? {}) as { wheel?: { name?: unknown; segments?: unknown } | null }
  // A wheel without options cannot be opened.
  if (!Array.isArray(wheel?.segments) || wheel.segments.length === 0) return null
  const segments = wheel.segments.map((segment) => {
    const { text, color, weight } = segment ?? {}
    return { text, color, weight }
  })
  return { name: wheel.name, segments }
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch (cause) {
    console.warn('The stored wheel could not be read', cause)
    return null
  }
}

function stateText(state: unknown): string | null {
  try {
    return state ? JSON.stringify(state) : null
  } catch (cause) {
    console.warn('The state could not be added to the file', cause)
    return null
  }
}
