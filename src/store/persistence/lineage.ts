// Which stored text was made from which. Tells a tab whether another one had seen its last write, and if not, which
// state both had seen.

import { wheelsOf } from '../sharedState'
import type { SharedState } from '../state'
import { type Lineage, MAX_ANCESTORS, NO_LINEAGE } from './schema'

/** States that are remembered to merge with; each shares with the others what is the same in them. */
const REMEMBERED = 24

export interface LineageTracker {
  /** Of the text that this tab writes next. */
  next(): Lineage
  /** This tab has written that text. */
  written(lineage: Lineage, shared: SharedState): void
  /**
   * A text of another tab was read. Where the two have diverged, what is written next has both among its ancestors.
   * @param shared what is stored by it
   */
  read(lineage: Lineage, shared: SharedState, hasDiverged: boolean): void
  /**
   * Two tabs may write at the same moment, and the later write is made without knowing of the other.
   * @returns the newest state that both tabs had seen, if theirs overwrote this tab's last write; otherwise
   * undefined: a write lost by another tab is merged by that tab
   */
  commonAncestor(theirs: Lineage): SharedState | undefined
}

/**
 * @param tabId what no other tab has
 * @param initial what a first visit finds
 */
export function trackLineage(tabId: string, initial: SharedState): LineageTracker {
  let newest = NO_LINEAGE
  /** The last revision that this tab has written. */
  let ownRevision: string | null = null
  let count = 0
  /** By revision, newest last. */
  const remembered = new Map([[newest.revision, initial]])

  function remember({ revision }: Lineage, shared: SharedState): void {
    remembered.delete(revision)
    remembered.set(revision, shared)
    for (const one of [...remembered.keys()].slice(0, -REMEMBERED)) remembered.delete(one)
  }

  return {
    next: () => ({
      revision: `${tabId}.${count}`,
      ancestors: [newest.revision, ...newest.ancestors].slice(0, MAX_ANCESTORS),
    }),
    written(lineage, shared) {
      count += 1
      newest = lineage
      ownRevision = lineage.revision
      remember(lineage, shared)
    },
    read(lineage, shared, hasDiverged) {
      newest = hasDiverged ? joined(lineage, newest) : lineage
      remember(lineage, shared)
    },
    commonAncestor({ revision, ancestors }) {
      const theirs = [revision, ...ancestors]
      const mine = [newest.revision, ...newest.ancestors]
      if (ownRevision === null || theirs.includes(ownRevision)) return undefined
      if (theirs.includes(newest.revision)) return undefined
      const common = [...remembered].flatMap(([one, shared]) =>
        mine.includes(one) && theirs.includes(one) ? [shared] : [],
      )
      const last = common.at(-1)
      if (!last) return undefined
      // Tabs may have met more than once: of each wheel, the newest that both knew.
      const wheels = new Map(common.flatMap(wheelsOf).map((one) => [one.wheel.id, one]))
      wheels.delete(last.wheel.id)
      return { ...last, ownWheels: [...wheels.values()] }
    },
  }
}

/** A lineage that has another one among its ancestors. */
function joined({ revision, ancestors }: Lineage, other: Lineage): Lineage {
  const all = [...ancestors.slice(0, MAX_ANCESTORS / 2), other.revision, ...other.ancestors]
  const more = [...new Set([...all, ...ancestors])].filter((one) => one !== revision)
  return { revision, ancestors: more.slice(0, MAX_ANCESTORS) }
}
