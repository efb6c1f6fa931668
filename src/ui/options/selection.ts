// Which options of the list are selected, as a file manager does it.

interface Item {
  readonly id: string
}

export interface Selection {
  readonly ids: Set<string>
  /** Where a range begins: the option that was selected last on its own. */
  readonly anchor: string | null
}

export const NOTHING: Selection = { ids: new Set(), anchor: null }

/** Adds an option, or takes it out; the next range begins there. */
export function toggled({ ids }: Selection, id: string): Selection {
  const changed = new Set(ids)
  if (!changed.delete(id)) changed.add(id)
  return { ids: changed, anchor: id }
}

/**
 * Everything from the anchor to an option.
 * @param from the anchor of a selection that has none
 */
export function extended(
  { anchor }: Selection,
  items: readonly Item[],
  from: string,
  to: string,
): Selection {
  const indexOf = (id: string) => items.findIndex((item) => item.id === id)
  const end = indexOf(to)
  const begin = anchor === null ? indexOf(from) : indexOf(anchor)
  // What was the anchor may be gone, or not be among those found.
  const start = begin < 0 ? end : begin
  const range = items.slice(Math.min(start, end), Math.max(start, end) + 1)
  return { ids: new Set(range.map(({ id }) => id)), anchor: items[start]?.id ?? null }
}

export function everything(items: readonly Item[]): Selection {
  return { ids: new Set(items.map(({ id }) => id)), anchor: items[0]?.id ?? null }
}

/** Without what is no longer there; the same selection where all of it is. */
export function within(selection: Selection, items: readonly Item[]): Selection {
  if (selection.ids.size === 0) return selection
  const ids = new Set(items.flatMap(({ id }) => (selection.ids.has(id) ? [id] : [])))
  return ids.size === selection.ids.size ? selection : { ...selection, ids }
}
