// Migrations of stored data from earlier versions. The result is not validated here; the schema does that.

/** Version 1 had no wheel ids in results, and separate fields for the spins of this tab and of others. */
export function migrateWheels(stored: unknown): unknown {
  if (!isRecord(stored) || stored.version !== 1 || !isRecord(stored.wheel)) return stored
  const { pendingSpin, otherSpins, ...rest } = stored
  const wheel = withNamedResults(stored.wheel, stored.wheel.id)
  const spins = [...listOf(otherSpins), ...(pendingSpin ? [pendingSpin] : [])]
  return {
    ...rest,
    version: 2,
    wheel,
    pendingSpins: spins.map((spin) => withWheelId(spin, stored.wheel)),
  }
}

/** In version 1 two wheels created in the same millisecond had the same id. */
export function migrateOwnWheels(wheels: readonly unknown[]): readonly unknown[] {
  return wheels.map((wheel) => {
    if (!isRecord(wheel)) return wheel
    const id = typeof wheel.id === 'string' ? wheel.id.slice(0, 40) : 'wheel'
    return withNamedResults(wheel, `${id}_${hash(JSON.stringify(wheel.segments ?? null))}`)
  })
}

/** FNV-1a, 32 bits: the same wheel gets the same id every time it is read. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  }
  return (value >>> 0).toString(36)
}

function withNamedResults(wheel: Readonly<Record<string, unknown>>, id: unknown): object {
  const named = { ...wheel, id }
  const history = listOf(wheel.history).map((result) => withWheelId(result, named))
  // Version 1 stored both lists in full.
  const isSame = JSON.stringify(wheel.segments) === JSON.stringify(wheel.originalSegments)
  return { ...named, history, ...(isSame && { originalSegments: null }) }
}

function withWheelId(result: unknown, wheel: unknown): unknown {
  return isRecord(result) && isRecord(wheel) ? { ...result, wheelId: wheel.id } : result
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
