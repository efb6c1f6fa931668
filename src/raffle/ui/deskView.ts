import { shownPrize } from '../../wheel/messages'
import type { WhyNoShow } from '../../wheel/result'
import type { Revealed } from '../desk/deskState'
import type { RaffleState } from '../model/raffleState'
import type { Entry } from '../model/record'
import type { PictureOf } from './drawnPictures'

/** A place that was drawn. It has its card before it is shown who has it, so that nothing moves as winners come. */
export interface Card {
  /** From 0. */
  readonly place: number
  /** `null` where nobody has the place, or it is not shown yet who does. */
  readonly winner: string | null
  /** The winner's. */
  readonly picture: string | undefined
  readonly isPending: boolean
  /** Who was called before, in order. */
  readonly before: readonly { readonly text: string; readonly why: WhyNoShow }[]
  readonly isNew: boolean
}

export interface PrizeView {
  /** From 0. */
  readonly prize: number
  readonly name: string
  readonly places: number
  /** How many of the cards are shown. */
  readonly drawn: number
  readonly cards: readonly Card[]
  /** Whether a winner has a picture, shown or not: nothing moves as it comes. */
  readonly isPictured: boolean
  /** Those who can still step up; `null` for one who is not shown yet. */
  readonly reserves: readonly (string | null)[]
}

export interface DeskView {
  readonly prizes: readonly PrizeView[]
  /** Places that were drawn and are shown. */
  readonly drawn: number
}

const NOTHING = new Set<number>()

/** @param revealed what of the last entry is shown; `null` hides nothing */
export function deskView(
  draw: RaffleState,
  entries: readonly Entry[],
  revealed: Revealed | null,
  pictureOf: PictureOf,
): DeskView {
  const latest = revealed ? latestOf(entries, revealed) : null
  const textOf = (winner: number) => draw.list[winner]?.text ?? ''
  const prizes = draw.prizes.map(({ name, places, placed, drawnReserves }, prize): PrizeView => {
    const [isNew, isHidden] = [latest?.places.get(prize), latest?.hidden.get(prize) ?? NOTHING]
    const cards = placed.flatMap(({ calls, winner }, place): Card[] => {
      if (calls.length === 0) return []
      const before = calls.flatMap(({ winner: one, why }) =>
        why === null ? [] : [{ text: textOf(one), why }],
      )
      const isPending = winner !== null && isHidden.has(place)
      const shown = isPending ? null : winner
      return [
        {
          place,
          winner: shown === null ? null : textOf(shown),
          picture: shown === null ? undefined : pictureOf(shown),
          isPending,
          before,
          isNew: isNew?.has(place) ?? false,
        },
      ]
    })
    const isPictured = placed.some(
      ({ winner }) => winner !== null && pictureOf(winner) !== undefined,
    )
    const hiddenReserves = latest?.hiddenReserves.get(prize) ?? NOTHING
    const reserves = drawnReserves.flatMap(({ winner }, reserve) => {
      // Whoever has stepped up cannot win the prize again.
      if (!draw.canWin(winner, prize)) return []
      return [hiddenReserves.has(reserve) ? null : textOf(winner)]
    })
    const drawn = cards.filter(({ isPending }) => !isPending).length
    return { prize, name: shownPrize(name), places, drawn, cards, isPictured, reserves }
  })
  return { prizes, drawn: draw.drawn - (latest?.undealt ?? 0) }
}

interface Latest {
  /** By prize: the places of the entry, and those and the reserves of it that are not shown yet. */
  readonly places: Map<number, Set<number>>
  readonly hidden: Map<number, Set<number>>
  readonly hiddenReserves: Map<number, Set<number>>
  readonly undealt: number
}

function latestOf(entries: readonly Entry[], { seq, shown }: Revealed): Latest | null {
  const entry = entries[seq - 1]
  if (entry?.kind === 'replaced') {
    const places = byPrize([entry], ({ place }) => place)
    const hidden = shown > 0 ? new Map() : places
    return { places, hidden, hiddenReserves: new Map(), undealt: 0 }
  }
  if (entry?.kind !== 'drawn') return null
  const undealt = entry.places.slice(shown)
  const undealtReserves = entry.reserves.slice(Math.max(0, shown - entry.places.length))
  return {
    places: byPrize(entry.places, ({ place }) => place),
    hidden: byPrize(undealt, ({ place }) => place),
    hiddenReserves: byPrize(undealtReserves, ({ reserve }) => reserve),
    undealt: undealt.length,
  }
}

function byPrize<T extends { readonly prize: number }>(
  all: readonly T[],
  numberOf: (one: T) => number,
): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>()
  for (const one of all) {
    const numbers = found.get(one.prize)
    if (numbers) numbers.add(numberOf(one))
    else found.set(one.prize, new Set([numberOf(one)]))
  }
  return found
}
