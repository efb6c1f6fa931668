// Owns what of a page that failed goes into a file: everything that can still be had, damaged as it may be, and
// in such a form that the product opens a wheel from it. Must not trust anything that it is given.

/**
 * The file's text; `null` when there is nothing to save.
 * @param kept what is stored, by its key, unchanged; `null` where it cannot be read
 * @param remembered the state in memory, if there is one
 * @param now milliseconds since 1970
 */
export function rescueText(
  kept: Readonly<Record<string, string>> | null,
  remembered: unknown,
  now: number,
): string | null {
  const isAnythingKept = kept !== null && Object.keys(kept).length > 0
  if (!isAnythingKept && !remembered) return null
  const wheel = sharedWheel(remembered) ?? sharedWheel(parsed(kept?.wheel_current))
  // Results, settings and the wheels before this one come along; no file of a wheel's own has them.
  return `${JSON.stringify({ v: 1, ...wheel, created: now, kept, remembered }, null, 2)}\n`
}

/** What a file of a wheel has (src/share/payload.ts), with the eliminated options in it too. */
function sharedWheel(state: unknown): object | null {
  const { wheel } = (state ?? {}) as { wheel?: { name?: unknown; segments?: unknown } }
  if (!Array.isArray(wheel?.segments)) return null
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
