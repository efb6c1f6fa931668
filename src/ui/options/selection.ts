interface Item {
  readonly id: string
}

export interface Selection {
  readonly ids: Set<string>
  /** Where a range begins: the last option selected on its own. */
  readonly anchor: string | null
}

export const NOTHING: Selection = { ids: new Set(), anchor: null }

/** The next range begins there. */
export function toggled({ ids }: Selection, id: string): Selection {
  const changed = new Set(ids)
  if (!changed.delete(id)) changed.add(id)
  return { ids: changed, anchor: id }
}

/** @param from the anchor of a selection that has none */
export function extended(
  { anchor }: Selection,
  items: readonly Item[],
  from: string,
  to: string,
): Selection {
  const indexOf = (id: string) => items.findIndex((item) => item.id === id)
  const end = indexOf(to)
  const begin = anchor === null ? indexOf(from) : indexOf(anchor)
  // The anchor may be gone, or not among those found.
  const start = begin < 0 ? end : begin
  const range = items.slice(Math.min(start, end), Math.max(start, end) + 1)
  return { ids: new Set(range.map(({ id }) => id)), anchor: items[start]?.id ?? null }
}

export function everything(items: readonly Item[]): Selection {
  return { ids: new Set(items.map(({ id }) => id)), anchor: items[0]?.id ?? null }
}

/** Drops what is no longer there; the same object where nothing is dropped. */
export function within(selection: Selection, items: readonly Item[]): Selection {
  if (selection.ids.size === 0) return selection
  const ids = new Set(items.flatMap(({ id }) => (selection.ids.has(id) ? [id] : [])))
  return ids.size === selection.ids.size ? selection : { ...selection, ids }
}
