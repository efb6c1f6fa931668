// What a desk does of itself while its draw goes on: it answers SPIN, waits for the beacon, and draws then.

import type { InPlaceOfSpin, RaffleHold } from '../../store/state'
import { type Awaited, type Awaiting, type AwaitServices, awaitRound } from '../beacon/awaitRound'
import type { RaffleState } from '../model/raffleState'
import type { Scope } from '../model/record'
import { placesOf } from '../model/whoIsNext'
import type { Announcement } from '../proof/announcement'
import { chainOf } from '../proof/chain'
import {
  type Desk,
  type DeskProblem,
  type DeskState,
  emptyPlaces,
  isBeaconDue,
  nextScope,
} from './deskState'
import type { ShowingServices } from './showing'

export interface HostingServices
  extends BeaconWaitServices,
    WaitTexts,
    Pick<ShowingServices, 'app'> {
  /** Says why a press that nobody waits for came to nothing. */
  tellProblem(problem: DeskProblem): void
  /** What SPIN says. @param prize empty where it has no name @param places that a press draws */
  drawLabel(prize: string, places: number): string
  /** The same once everything is drawn. @param empty places that nobody is left for */
  doneLabel(empty: number): string
  progress(drawn: number, places: number): string
}

type Words = Pick<InPlaceOfSpin, 'label' | 'spoken' | 'isDone' | 'progress'>

/** What SPIN says until the beacon has spoken. */
export interface WaitTexts {
  waitLabel(awaited: Awaited): string
  /** The same for screen readers, without a countdown. */
  dueAt(announcement: Announcement): string
}

interface HostedDesk {
  readonly store: Desk['store']
  readonly actions: Pick<Desk['actions'], 'pressNext' | 'skipReveal' | 'takeBeacon'>
}

export function hostDraws({ store, actions }: HostedDesk, services: HostingServices) {
  const { app } = services
  let due: Announcement | null = null
  const wait = createBeaconWait(services, (awaited) => {
    store.setState({ awaited })
    if (due && awaited?.signature) void draw(due, awaited.signature)
  })

  async function draw(announcement: Announcement, signature: string): Promise<void> {
    const why = await actions.takeBeacon({ round: announcement.round, signature })
    if (!why) void actions.pressNext('place')
    else if (due === announcement) store.setState({ beaconProblem: why })
  }

  function awaitBeacon({ draw, isLeading }: DeskState): void {
    const isDue = isLeading && draw !== null && isBeaconDue(draw)
    const announcement = isDue ? (draw.proven?.announcement ?? null) : null
    if (announcement === due) return
    due = announcement
    store.setState({ beaconProblem: null })
    if (due) wait.start(due)
    else wait.stop()
  }

  const inPlaceOfSpin = {
    next() {
      const { phase } = store.getState()
      if (phase === 'revealing') actions.skipReveal()
      // Where another tab draws, it says so.
      else if (phase === 'ready') void actions.pressNext()
    },
    back: () => app.actions.showLastResult(),
  }

  let held: Pick<RaffleHold, 'hasList' | 'desk'> = { hasList: false, desk: null }

  function holdWheel(state: DeskState): void {
    const { draw, phase, isLeading, isJustShown, awaited } = state
    const hasList = draw !== null && phase !== 'ended' && phase !== 'setUp'
    if (!hasList) {
      hold({ hasList, desk: null })
      return
    }
    const announced = isBeaconDue(draw) ? draw.proven?.announcement : undefined
    if (awaited && announced) {
      hold({ hasList, desk: { ...inPlaceOfSpin, ...countdownTo(announced, awaited, services) } })
      return
    }
    // Where nothing is left to draw, a second press only goes on to the next page of winners.
    const isBusy = isLeading && (phase === 'drawing' || (isJustShown && !draw.isComplete))
    // Who is drawn is no secret only once it is shown.
    const words = phase === 'ready' ? wordsOf(draw, state.lastScope) : wordsBefore()
    hold({ hasList, desk: { ...inPlaceOfSpin, ...words, isBusy } })
  }

  function wordsOf(draw: RaffleState, last: Scope): Words {
    const progress = services.progress(draw.drawn, draw.places)
    if (!draw.isComplete) return { label: labelOf(draw, last), progress }
    const done = services.doneLabel(emptyPlaces(draw))
    return { label: done, spoken: done, isDone: true, progress }
  }

  function wordsBefore(): Words {
    const { label, spoken, isDone, progress } = held.desk ?? {}
    if (label === undefined || progress === undefined) return {}
    return { label, progress, ...(isDone && spoken && { spoken, isDone }) }
  }

  function hold({ hasList, desk }: typeof held): void {
    const { label, isBusy, progress } = held.desk ?? {}
    const isSame = desk?.label === label && desk?.isBusy === isBusy && desk?.progress === progress
    if (isSame && (desk === null) === (held.desk === null) && hasList === held.hasList) return
    held = { hasList, desk }
    app.actions.holdForRaffle(held)
  }

  function labelOf(draw: RaffleState, last: Scope): string {
    const prize = draw.prizes[draw.next?.prize ?? -1]
    const places = placesOf(draw, nextScope(draw, last)).flat().length
    return services.drawLabel(prize?.name ?? '', places)
  }

  store.subscribe(() => {
    // Each may change the state.
    holdWheel(store.getState())
    awaitBeacon(store.getState())
  })

  return wait
}

/** In the place of SPIN: when the draw is, and nothing that could be pressed. */
export function countdownTo(
  announcement: Announcement,
  awaited: Awaited,
  { waitLabel, dueAt }: WaitTexts,
): Pick<InPlaceOfSpin, 'label' | 'spoken' | 'isBusy'> {
  return { label: waitLabel(awaited), spoken: dueAt(announcement), isBusy: true }
}

export interface BeaconWaitServices extends AwaitServices {
  /** Calls the listener when the page is hidden or seen again; returns what ends that. */
  onVisibility(listener: () => void): () => void
}

/** Waits for the round of one draw at a time. @param onChange told `null` where nothing is awaited any more */
export function createBeaconWait(
  services: BeaconWaitServices,
  onChange: (awaited: Awaited | null) => void,
) {
  let awaiting: Awaiting | null = null
  let stopLooking = () => {}

  function stop(): void {
    if (!awaiting) return
    awaiting.stop()
    awaiting = null
    stopLooking()
    onChange(null)
  }

  function start({ chain, round }: Announcement): void {
    stop()
    const known = chainOf(chain)
    if (!known) return
    awaiting = awaitRound(known, round, services, (awaited) => {
      onChange(awaited)
    })
    stopLooking = services.onVisibility(awaiting.look)
  }

  return {
    start,
    stop,
    retry: () => awaiting?.retry(),
    /** Takes a signature that came by hand and was verified. */
    take: (signature: string) => awaiting?.take(signature),
  }
}
