import type { StoreApi } from 'zustand/vanilla'
import type { DatabaseFault } from '../../platform/database'
import type { RaffleHead } from '../../store/library/schema'
import type { WhyNoShow } from '../../wheel/result'
import type { Awaited } from '../beacon/awaitRound'
import type { EntrantChoices, Entrants } from '../model/entrants'
import type { Plan } from '../model/plan'
import type { DrawProblem } from '../model/raffle'
import type { RaffleState } from '../model/raffleState'
import type { Beacon, Entry, Option, Position, Scope } from '../model/record'
import type { Announcement, Hash, ProofError } from '../proof/announcement'

export interface SetUp {
  readonly plan: Plan
  readonly choices: EntrantChoices
}

/**
 * `setUp`: no draw has begun. `ready`: it waits for a press, also when nothing is left to draw (`draw.isComplete`), or
 * for the beacon that it is bound to (`draw.proven`, without a signature): a press is refused then.
 * `drawing`: the winners of a press are drawn and kept, or about to be, and the wheel spins to the first of them.
 * `revealing`: they are dealt out. `ended`: nothing is added any more, until `setUpNext` or the next `begin`.
 */
type DeskPhase = 'setUp' | 'ready' | 'drawing' | 'revealing' | 'ended'

export type Pace = 'slow' | 'quick'

export interface Announcing {
  /** drand's hash of the chain. */
  readonly chain: Hash
  readonly round: number
  /** 16 random bytes, as 32 hexadecimal digits. */
  readonly salt: string
  readonly theme: string
  /** Of a whole spin, in milliseconds. */
  readonly spinMs: number
}

export interface Revealed {
  /** The entry: `drawn` or `replaced`. */
  readonly seq: number
  /** Of its places in the order drawn, and then of its reserves. */
  readonly shown: number
}

/** An option whose absence is no longer what the draw began with. */
export interface ChangedAbsence extends Option {
  readonly isAbsent: boolean
}

/** What is there and cannot be read, so that nobody knows who has won in it. */
export interface Unread {
  /** Why nothing more can be read at all; `null` where it can. */
  readonly fault: DatabaseFault | null
  readonly results: number
  /** Draws: when they began, in milliseconds since 1970; `null` where even that cannot be read. */
  readonly draws: readonly (number | null)[]
}

export interface DeskState {
  /** Of the wheel that the desk is open for; `null` while it is closed or is being read. */
  readonly wheelId: string | null
  readonly setUp: SetUp
  /** The unfinished draw of this wheel, or the one that has just ended. A new object after every change. */
  readonly draw: RaffleState | null
  readonly entries: readonly Entry[]
  readonly phase: DeskPhase
  /** Whether this tab draws. Where it does not, another tab does, or did until it was closed. */
  readonly isLeading: boolean
  /** Whether the tab that led is gone: `takeOver` goes on with the draw here. */
  readonly canTakeOver: boolean
  /**
   * Why the draw is not kept on this device; `null` where it is. Without a draw: why one that begins now would not
   * be, so that `begin` waits for `isUnsaved`.
   */
  readonly notSaved: DatabaseFault | null
  readonly revealed: Revealed | null
  readonly pace: Pace
  /** Of the last press, also where that was of another draw. */
  readonly lastScope: Scope
  /** The beacon's round that the draw is bound to, while this tab waits for it; `null` otherwise. */
  readonly awaited: Awaited | null
  /** Why what the beacon has said was not taken. */
  readonly beaconProblem: DeskProblem | null
  /** Whether the winners of the last press have only just been shown: nothing is drawn for half a second. */
  readonly isJustShown: boolean
  readonly hasListChanged: boolean
  /** Whose absence has changed since the draw began: nothing is drawn by chance until `agreeToAbsences`. */
  readonly absences: readonly ChangedAbsence[]
  /** The wheel's other draws, newest first. */
  readonly past: readonly RaffleHead[]
  /** Who has won in the wheel's kept results and its other draws; `null` while they are being read. */
  readonly earlierWinners: readonly { readonly id: string; readonly text: string }[] | null
  /** What of those cannot be read; `null` where everything can. */
  readonly unread: Unread | null
}

/** Why nothing came of an action. Nothing was drawn then. */
export type DeskProblem =
  | DrawProblem
  /** The desk is closed, or the wheel is no longer the current one. */
  | 'closed'
  | 'noDraw'
  /** Another draw of this wheel goes on. */
  | 'begun'
  /** Another tab draws from the wheel: it spins, or is about to begin a draw. */
  | 'held'
  | 'notLeading'
  /** Another tab has drawn or begun meanwhile: what it did is shown now. */
  | 'elsewhere'
  /** The last press is not fully shown yet or has only just been, or the wheel spins. */
  | 'busy'
  /** It would not be kept, for the reason in `notSaved`: asks for `isUnsaved`. */
  | 'notSaved'
  /** Who is absent has changed since the draw began: asks for `agreeToAbsences`. */
  | 'absences'
  /** Earlier winners are to be left out, and not all of them can be read: `unread` says what. */
  | 'unread'
  /** The browser gives no hashes to pages without HTTPS, so that there can be no record. */
  | 'insecure'

/** What `null` stands for: it is done. */
export type Done = Promise<DeskProblem | null>

export interface DeskActions {
  /** Reads what is kept of the wheel, which is the current one, and goes on with its unfinished draw. */
  open(wheelId: string): Promise<void>
  /** Kept as it is typed, complete or not: `checkPlan` says what is wrong. A draw that goes on keeps its own. */
  setPlan(plan: Plan): void
  setChoices(choices: EntrantChoices): void
  setPace(pace: Pace): void
  /** Who takes part by the wheel as it is now; depends on its options, the choices and `earlierWinners`. */
  entrants(): Entrants
  /** What binds the draw that is set up to a round of a beacon, for `begin`; or why it cannot be announced. */
  announcementFor(about: Announcing): Announcement | ProofError
  /** @param how `isUnsaved` after a warning; nothing begins where `announcement` is no longer what is set up */
  begin(how?: { readonly isUnsaved?: boolean; readonly announcement?: Announcement }): Done
  /** Keeps what the beacon has said, which was verified: from then on the draw can be pressed. */
  takeBeacon(beacon: Pick<Beacon, 'round' | 'signature'>): Done
  /** Draws, keeps, and then shows. Resolves when it is kept and the wheel begins to spin, or all is shown. */
  press(scope: Scope): Done
  /** Draws what was drawn last unless told otherwise; says why it cannot. Ignores a double click's second press. */
  pressNext(scope?: Scope): Promise<void>
  retryBeacon(): void
  /** Goes on with a signature that came by hand and was verified. */
  takeSignature(signature: string): void
  /** Shows all of the last press now, also while the wheel still spins. */
  skipReveal(): void
  revealAgain(): void
  markNoShow(position: Position, why: WhyNoShow): Done
  agreeToAbsences(): void
  end(): Done
  /** After the end of a draw: back to `setUp`. It is one of the `past` ones then. */
  setUpNext(): void
  takeOver(): Done
  /** The record as a file, whole also where it is not kept. Empty without a draw. */
  recordText(): string
  /** The record of one of the wheel's other draws; `null` where it cannot be read. */
  pastEntries(drawId: string): Promise<readonly Entry[] | null>
  /** Leaves the draw as it is, to go on with it another time. What is being shown is shown at once. */
  close(): void
}

export interface Desk {
  readonly store: StoreApi<DeskState>
  readonly actions: DeskActions
}

/** What can be drawn now, from the least to everything. Empty when nothing is left. */
export function scopesOf({ next, prizes, isAnew }: RaffleState): readonly Scope[] {
  if (!next) return []
  const { places = 0, drawn = 0 } = prizes[next.prize] ?? {}
  const hasMore = places - drawn > 1
  const areOthersLeft = prizes.slice(next.prize + 1).some((prize) => prize.drawn < prize.places)
  const scopes: Scope[] = ['place']
  if (hasMore && (areOthersLeft || isAnew)) scopes.push('prize')
  if (hasMore || areOthersLeft) scopes.push('all')
  return scopes
}

/** The scope of the last press, or what there is of it; never everything, which only its button draws. */
export function nextScope({ next, prizes, presses }: RaffleState, last: Scope): Scope {
  const { places = 0, drawn = 0 } = prizes[next?.prize ?? -1] ?? {}
  // The last press before the first one was of another draw.
  return last === 'prize' && presses > 0 && places - drawn > 1 ? 'prize' : 'place'
}

export function canPress(state: DeskState): boolean {
  const { draw, phase, isLeading, isJustShown } = state
  if (phase !== 'ready' || !isLeading || isJustShown || !draw) return false
  if (absencesToAnswer(state).length > 0) return false
  return !isBeaconDue(draw) && scopesOf(draw).length > 0
}

export function isBeaconDue({ proven, hasEnded }: RaffleState): boolean {
  return proven !== null && proven.signature === null && !hasEnded
}

/** Places that nobody has: not drawn, or given back with nobody left to take them. */
export function emptyPlaces({ prizes }: RaffleState): number {
  return prizes.reduce(
    (sum, { places, placed }) =>
      sum + places - placed.filter(({ winner }) => winner !== null).length,
    0,
  )
}

/** Whose changed absences are asked about. Who wins by an announcement is settled, whoever comes or goes. */
export function absencesToAnswer({
  draw,
  absences,
}: Pick<DeskState, 'draw' | 'absences'>): readonly ChangedAbsence[] {
  return draw?.proven ? [] : absences
}
