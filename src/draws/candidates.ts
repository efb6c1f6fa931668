// The wheel's options as a draw sees them.

import { noteListChange } from '../draw/draw'
import type { DrawState } from '../draw/drawState'
import type { Candidate } from '../draw/entrants'
import { type Digest, listHash } from '../draw/hashChain'
import type { Draft, Option } from '../draw/record'
import type { Segment } from '../wheel/segment'
import { hundredths } from '../wheel/weighing/weight'
import type { Weighing } from '../wheel/weights'

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
  return (
    list.length !== segments.length ||
    list.some(({ id, text }, index) => segments[index]?.id !== id || segments[index]?.text !== text)
  )
}

/** What a draw notes of a list that was edited since it last noted one; nothing where it was not. */
export async function listChange(
  draw: DrawState,
  segments: readonly Segment[],
  digest: Digest,
): Promise<readonly Draft[]> {
  const now = { listCount: segments.length, listHash: await listHash(segments, digest) }
  return noteListChange(draw, now).drafts ?? []
}
