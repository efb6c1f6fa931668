import type { Services } from '../store/services'
import type { AppEvent, OwnWheel } from '../store/state'
import { halvedInWords } from '../text/odds'
import { said } from '../text/say'
import { inSequence } from '../text/sentences'
import { backIn, halvedBeyondAll } from '../wheel/cooldown'
import type { SpinResult } from '../wheel/result'
import type { Segment } from '../wheel/segment'
import { announcements } from './messages'

/** `undefined` where a screen reader notices the change by itself. @param after the wheel after the event */
export function announcement(
  event: AppEvent,
  after?: OwnWheel & { readonly isDeskOpen?: boolean },
): string | undefined {
  switch (event.name) {
    case 'spinSettled':
      // Of a draw, the desk tells what was won.
      if (event.result.isShow || (event.result.drawId && after?.isDeskOpen)) return undefined
      return resultAnnouncement(event.result, after)
    case 'resultShown':
      return resultAnnouncement(event.result)
    case 'segmentRemoved':
      return announcements.segmentRemoved(event.segment.text)
    case 'segmentsRemoved':
      return announcements.segmentsRemoved(event.count)
    case 'soundToggled':
      return event.isOn ? announcements.soundOn : announcements.soundOff
    case 'eliminationToggled':
      return event.isOn ? announcements.eliminationOn : announcements.eliminationOff
    case 'segmentFocused':
      return announcements.segmentFocused(event.position, event.segment.text)
    case 'wheelReset':
      return announcements.wheelReset[event.to]
    case 'listChanged':
    case 'wheelOpened':
    case 'changeUndone':
      return said(event.message)
    case 'drawTold':
      return inSequence(event.sentences.map(said))
    case 'hapticsChosen':
    case 'confettiChosen':
    case 'soundsChosen':
    case 'lookChosen':
      return undefined
    default:
      return announcements[event.name]
  }
}

function resultAnnouncement(result: SpinResult, after?: OwnWheel): string {
  const { winner, isEliminationMode, isFinalWinner, remainingSegments } = result
  if (!isEliminationMode)
    return (after && turnAnnouncement(winner, after)) ?? announcements.winner(winner.text)
  if (isFinalWinner) return announcements.finalWinner(winner.text)
  return announcements.eliminated(winner.text, remainingSegments)
}

function turnAnnouncement(
  { id, text }: Segment,
  { wheel, settings }: OwnWheel,
): string | undefined {
  const spins = backIn(wheel, settings).get(id)
  if (spins) return announcements.sitsOut(text, spins)
  const times = halvedBeyondAll(wheel, settings).get(id)
  return times ? announcements.halved(text, halvedInWords(times)) : undefined
}

/** An entry of its own each: two at once are both read, and the same text can be read again. */
export interface LiveMessage {
  readonly id: number
  readonly text: string
}

/** Long enough for a screen reader to notice; removed then, so that it is not found later. */
const CLEAR_MS = 1000

/** @param show called with all messages whenever they change */
export function createLiveMessages(
  show: (messages: readonly LiveMessage[]) => void,
  schedule: Services['schedule'],
): (text: string) => void {
  let messages: readonly LiveMessage[] = []
  let lastId = 0
  return (text) => {
    lastId += 1
    const message = { id: lastId, text }
    messages = [...messages, message]
    show(messages)
    schedule(() => {
      messages = messages.filter((one) => one !== message)
      show(messages)
    }, CLEAR_MS)
  }
}
