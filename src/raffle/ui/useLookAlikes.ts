// Which of those who take part look alike. The table of what looks alike is loaded for it.

import { useEffect, useMemo, useState } from 'react'
import { loadPart } from '../../ui/kit/loading'
import type { Entrant } from '../model/entrants'

type Find = typeof import('../../lists/lookAlikes').lookAlikes

const load = async () => (await import('../../lists/lookAlikes')).lookAlikes

/** Groups of them; `null` where it cannot be told, `undefined` until it is. */
export function useLookAlikes(
  entrants: readonly Entrant[],
): readonly (readonly Entrant[])[] | null | undefined {
  const [find, setFind] = useState<Find | null>()
  useEffect(() => {
    let isWanted = true
    void loadPart(load).then((loaded) => isWanted && setFind(() => loaded))
    return () => {
      isWanted = false
    }
  }, [])
  return useMemo(() => {
    if (!find) return find
    const groups = find(entrants.map(({ text }) => text))
    return groups.map((group) => group.map((at) => entrants[at] as Entrant))
  }, [find, entrants])
}
