// Tells a tab whether another tab had read its last write, and if not, which state both had in common.

import { wheelsOf } from '../sharedState'
import type { SharedState } from '../state'
import { type Lineage, MAX_ANCESTORS, NO_LINEAGE } from './schema'

/** States remembered as bases for merges. They share unchanged parts, so they take little memory. */
const REMEMBERED = 24

/**
 * @param tabId unique among tabs
 * @param initial the state of a first visit
 */
export function trackLineage(tabId: string, initial: SharedState) {
  let newest = NO_LINEAGE
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
    next: (): Lineage => ({
      revision: `${tabId}.${count}`,
      ancestors: [newest.revision, ...newest.ancestors].slice(0, MAX_ANCESTORS),
    }),
    written(lineage: Lineage, shared: SharedState) {
      count += 1
      newest = lineage
      ownRevision = lineage.revision
      remember(lineage, shared)
    },
    /** If the two have diverged, the next text written has both as ancestors. */
    read(lineage: Lineage, shared: SharedState, hasDiverged: boolean) {
      newest = hasDiverged ? joined(lineage, newest) : lineage
      remember(lineage, shared)
    },
    startOver(fresh: SharedState) {
      newest = NO_LINEAGE
      ownRevision = null
      remembered.clear()
      remember(newest, fresh)
    },
    /**
     * When two tabs write at the same moment, the later write overwrites the other unread.
     * @returns the newest state known to both tabs, if their text overwrote this tab's last write; otherwise undefined,
     * because a tab merges only its own lost writes
     */
    commonAncestor({ revision, ancestors }: Lineage): SharedState | undefined {
      const theirs = [revision, ...ancestors]
      const mine = [newest.revision, ...newest.ancestors]
      if (ownRevision === null || theirs.includes(ownRevision)) return undefined
      if (theirs.includes(newest.revision)) return undefined
      const common = [...remembered].flatMap(([one, shared]) =>
        mine.includes(one) && theirs.includes(one) ? [shared] : [],
      )
      const last = common.at(-1)
      if (!last) return undefined
      // There may be several common states: take the newest version of each wheel.
      const wheels = new Map(common.flatMap(wheelsOf).map((one) => [one.wheel.id, one]))
      wheels.delete(last.wheel.id)
      return { ...last, ownWheels: [...wheels.values()] }
    },
  }
}

function joined({ revision, ancestors }: Lineage, other: Lineage): Lineage {
  const all = [...ancestors.slice(0, MAX_ANCESTORS / 2), other.revision, ...other.ancestors]
  const more = [...new Set([...all, ...ancestors])].filter((one) => one !== revision)
  return { revision, ancestors: more.slice(0, MAX_ANCESTORS) }
}
