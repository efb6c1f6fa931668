// The pictures of those who are drawn. A record has none: they are the wheel's.

import { nameKey } from '../../lists/duplicates'
import type { Segment } from '../../wheel/segment'
import type { Option } from '../model/record'

/** @param option its index in the frozen list */
export type PictureOf = (option: number) => string | undefined

/** None of an option that has been removed since, or renamed: its picture may be somebody else's. */
export function drawnPictures(list: readonly Option[], segments: readonly Segment[]): PictureOf {
  const pictured = new Map(
    segments.flatMap((one) => (one.picture === undefined ? [] : [[one.id, one]])),
  )
  return (option) => {
    const { id = '', text = '' } = list[option] ?? {}
    const segment = pictured.get(id)
    return segment && nameKey(segment.text) === nameKey(text) ? segment.picture : undefined
  }
}
