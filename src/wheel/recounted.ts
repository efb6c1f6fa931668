import { newestFirst, type Wheel } from './wheel'

/**
 * Results counted anew from 1, in the same order: whoever wrote them may have counted to anywhere, and beyond
 * `Number.MAX_SAFE_INTEGER` no number grows.
 */
export function recounted({
  history,
  eliminationHistory,
  turnsSince,
}: Pick<Wheel, 'history' | 'eliminationHistory' | 'turnsSince'>): Pick<
  Wheel,
  'history' | 'eliminationHistory' | 'turnsSince' | 'lastOrder'
> {
  const listed = new Set([...history, ...eliminationHistory].map(({ order }) => order))
  const orders = [...listed].sort((one, other) => one - other)
  const ranks = new Map(orders.map((order, index) => [order, index + 1]))
  const counted = <T extends { readonly order: number; readonly timestamp: number }>(
    entries: readonly T[],
  ) => newestFirst(entries.map((one) => ({ ...one, order: ranks.get(one.order) as number })))
  return {
    history: counted(history),
    eliminationHistory: counted(eliminationHistory),
    ...(turnsSince !== undefined && {
      turnsSince: orders.filter((one) => one <= turnsSince).length,
    }),
    lastOrder: orders.length,
  }
}
