// The wheel's options as a draw sees them.

import type { Segment } from '../../wheel/segment'
import { hundredths, type Weighing } from '../../wheel/weights'
import { noteListChange } from '../model/draw'
import type { DrawState } from '../model/drawState'
import { type Candidate, inOneWriting } from '../model/entrants'
import { type Digest, listHash } from '../model/hashChain'
import type { Draft, Option } from '../model/record'
import type { ChangedAbsence, DeskState } from './deskState'

export function candidatesOf(segments: readonly Segment[]): readonly Candidate[] {
  return segments.map(({ id, text, eliminated, absent, picked }) => ({
    id,
    text,
    isEliminated: eliminated === true,
    isAbsent: absent === true,
    isPicked: picked === true,
  }))
}

/**
 * What each option weighs in a draw that is announced, in hundredths; `undefined` where weights do not count. What a wheel
 * does after a spin changes nothing about a draw.
 */
export function drawnWeights(
  segments: readonly Segment[],
  { weightsCount }: Weighing,
): readonly number[] | undefined {
  return weightsCount ? segments.map(({ weight }) => hundredths(weight)) : undefined
}

export function isOtherList(list: readonly Option[], segments: readonly Segment[]): boolean {
  if (list.length !== segments.length) return true
  const isOther = (some: readonly Option[]) =>
    list.some(({ id, text }, index) => some[index]?.id !== id || some[index]?.text !== text)
  return isOther(segments) && isOther(inOneWriting(segments))
}

/** Who was ticked off since a draw began and can still win, and who takes no part in it and is here now. */
export function changedAbsences(
  draw: DrawState,
  segments: readonly Segment[],
): readonly ChangedAbsence[] {
  // Also where everything is drawn: a place may be given on.
  const canAnyoneWin = draw.prizes.some((_, prize) => draw.eligibleCount(prize) > 0)
  if (draw.hasEnded || !canAnyoneWin) return []
  const byId = new Map(segments.map((segment) => [segment.id, segment]))
  const wereAbsent = new Set(
    draw.begun.out.flatMap(({ index, why }) => (why === 'absent' ? index : [])),
  )
  return draw.list.flatMap(({ id, text }, option) => {
    const segment = byId.get(id)
    if (!segment) return []
    const isAbsent = segment.absent === true
    const canWin = () => draw.prizes.some((_, prize) => draw.canWin(option, prize))
    const isChanged = isAbsent ? draw.isEntrant(option) && canWin() : wereAbsent.has(option)
    return isChanged ? { id, text, isAbsent } : []
  })
}

/** Those of them that are asked about. Who wins by an announcement is settled, whoever comes or goes. */
export function absencesToAnswer({
  draw,
  absences,
}: Pick<DeskState, 'draw' | 'absences'>): readonly ChangedAbsence[] {
  return draw?.proven ? [] : absences
}

/** What a draw notes of a list that was edited since it last noted one; nothing where it was not. */
export async function listChange(
  draw: DrawState,
  segments: readonly Segment[],
  digest: Digest,
): Promise<readonly Draft[]> {
  // Draws that began before names were put in one writing have the list as it is.
  if ((await listHash(segments, digest)) === draw.latestListHash) return []
  const listHashNow = await listHash(inOneWriting(segments), digest)
  const now = { listCount: segments.length, listHash: listHashNow }
  return noteListChange(draw, now).drafts ?? []
}
