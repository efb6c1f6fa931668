// Brings what an earlier version has stored into the form of this one. Nothing is checked here: what comes of it
// is read like anything else.

/** Version 1: results did not name their wheel, and one tab's spin was told from those of others. */
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

/** Version 1: the ids of two wheels could be the same, where they were made in the same millisecond. */
export function migrateOwnWheels(wheels: readonly unknown[]): readonly unknown[] {
  return wheels.map((wheel, index) =>
    isRecord(wheel)
      ? withNamedResults(wheel, `${String(wheel.id).slice(0, 40)}_own${index}`)
      : wheel,
  )
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
