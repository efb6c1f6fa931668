// All data that a crashed page has left, damaged or not, in a form that opens as a wheel. No input can be trusted.
// public/start.js writes the same file.

import { wheelFields, writeFile } from '../../share/file'

interface RescueFile {
  readonly text: string
  readonly hasWheel: boolean
}

/**
 * @param stored texts by key; `null` if storage cannot be read
 * @param now milliseconds since 1970
 * @returns `null` if there is nothing to save
 */
export function rescueFile(
  stored: Readonly<Record<string, string>> | null,
  state: unknown,
  now: number,
): RescueFile | null {
  const hasStored = stored !== null && Object.keys(stored).length > 0
  if (!hasStored && !state) return null
  const wheel = wheelInMemory(state) ?? wheelInStorage(stored?.wheel_current)
  // As strings, which may hold more values than a file can have.
  const remembered = stateText(state)
  const extras = [
    { kept: stored, remembered },
    // Storage outlives the page, memory does not.
    { remembered },
    { kept: stored },
    {},
  ]
  const { name, segments } = wheel ?? {}
  // Where a result or another part cannot be written, the options still are.
  const wheels = wheel ? [wheel, { name, segments }] : [{}]
  const [first = {}, ...others] = wheels.flatMap((one) =>
    extras.map((more) => ({ ...one, ...more })),
  )
  return { text: writeFile(now, [first, ...others]), hasWheel: wheel !== null }
}

function wheelInMemory(state: unknown) {
  const { wheel, settings } = (state ?? {}) as { wheel?: unknown; settings?: unknown }
  return wheelFields(wheel, settings)
}

function wheelInStorage(text: string | undefined) {
  const { wheel } = (parse(text) ?? {}) as { wheel?: { settings?: unknown } | null }
  return wheelFields(wheel, wheel?.settings)
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
