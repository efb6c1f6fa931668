// How likely options are to win: weights, picks, absences, cooldowns. Ignored while the wheel spins.

import { setAbsent as withAbsent } from '../wheel/attendance'
import { resetCooldown } from '../wheel/cooldown'
import { type NoShows, recordWinners as withWinners } from '../wheel/drawnWinners'
import { restAfter } from '../wheel/resting'
import type { SpinResult } from '../wheel/result'
import { pick as picked, unpickAll as unpicked } from '../wheel/rounds'
import type { AfterWin } from '../wheel/settings/settings'
import { nearestWeight, weightAfter, withWeight } from '../wheel/weights'
import { editSegment, type Wheel } from '../wheel/wheel'
import { type Edit, told, type WheelChanges } from './change'
import { messages } from './messages'
import { localDay } from './services'
import { addedKey, currentSeries } from './steps'
import { withStep } from './undoHistory'

export function chanceActions({
  get,
  set,
  services,
  showToast,
  isEliminating,
  change,
  changeWithUndo,
}: WheelChanges) {
  const segmentOf = (id: string) => get().wheel.segments.find((one) => one.id === id)

  /** Brought into range; a weight that is not above 0 has no effect. Several in quick succession are one step. */
  function setWeight(id: string, wanted: number): boolean {
    const segment = segmentOf(id)
    if (!segment || !(wanted > 0)) return false
    const weight = nearestWeight(wanted)
    const atMs = services.monotonicNow()
    const key = `weight ${id}`
    const message = messages.weightOf(segment.text, weight)
    return change((wheel) => editSegment(wheel, id, { weight }, isEliminating()), told(message), {
      name: message,
      series: { key, atMs },
      isJoined: currentSeries(get(), key, atMs) !== undefined,
    })
  }

  /** Takes a weight as in “Anna ×3” out of the text; one step with the typing. @returns false where there is none */
  function takeTypedWeight(id: string, typed: string): boolean {
    const { settings, undoHistory } = get()
    const segment = segmentOf(id)
    const found = settings.weightsCount ? weightAfter(typed) : null
    if (!segment || !found) return false
    const { text, weight } = found
    const series = undoHistory.done.at(-1)?.series
    const isNew = series?.key === addedKey(id)
    const isJoined = isNew || series?.key === `text ${id}`
    const was = (isJoined && series?.was) || text
    const name = isNew
      ? messages.addedOption(withWeight(text, weight))
      : was === text
        ? messages.weightOf(text, weight)
        : messages.changedOption(was, withWeight(text, weight))
    const isTaken = change(
      (wheel) => editSegment(wheel, id, { text, weight }, isEliminating()),
      told(messages.weightOf(text, weight)),
      { name, isJoined },
    )
    if (isTaken && found.isOutOfRange) showToast(messages.weightRange, 'info')
    return isTaken
  }

  function letWeightsCount(isOn: boolean): boolean {
    const before = get()
    const { wheel, phase } = before
    if (phase === 'spinning' || before.settings.weightsCount === isOn) return false
    const settings = { ...before.settings, weightsCount: isOn }
    const message = messages[isOn ? 'weightsCount' : 'weightsDoNotCount']
    const next = {
      settings,
      isRevealing: false,
      shownWheel: null,
      restRotation: restAfter(before, wheel, settings),
      // The link opens it with the other slices.
      link: null,
    }
    const undoHistory = withStep(before, next, { id: services.newId(), name: message })
    set({ ...next, undoHistory, event: { name: 'listChanged', message } })
    return true
  }

  /** Cannot be undone, and a winner that is shown stays so. */
  function pick(ids: readonly string[]): boolean {
    return changeBehind((wheel) => picked(wheel, new Set(ids)))
  }

  /** Cannot be undone. @param resultsOf those that the wheel lacks @param upTo what of the draw it has then */
  function recordWinners(
    resultsOf: (wheel: Wheel) => readonly SpinResult[],
    noShows: NoShows,
    upTo: NonNullable<Wheel['lastDraw']>,
  ): boolean {
    return changeBehind((wheel) => withWinners(wheel, resultsOf(wheel), noShows, upTo))
  }

  function changeBehind(edit: Edit): boolean {
    const { isRevealing, shownWheel, restRotation } = get()
    return change(edit, () => (isRevealing ? { isRevealing, shownWheel, restRotation } : {}), null)
  }

  function unpickAll(): boolean {
    const count = get().wheel.segments.filter((one) => one.picked).length
    const message = messages.pickedBack(count)
    return changeWithUndo(unpicked, message, told(message))
  }

  function setAbsent(ids: readonly string[], isAbsent: boolean): boolean {
    const only = ids.length === 1 && get().wheel.segments.find(({ id }) => id === ids[0])
    const name = only
      ? messages[isAbsent ? 'absent' : 'here'](only.text)
      : messages[isAbsent ? 'absentOptions' : 'hereOptions'](ids.length)
    return change(
      (wheel) => withAbsent(wheel, new Set(ids), isAbsent, localDay(services.now())),
      told(name),
      { name },
    )
  }

  /** The choice begins anew: it changes nobody's chances, or evens them out. */
  function chooseAfterWin(afterWin: AfterWin): boolean {
    const { phase, settings } = get()
    if (phase === 'spinning' || settings.afterWin === afterWin) return false
    const next = { settings: { ...settings, afterWin } }
    if (!change(resetCooldown, () => next, null)) set(next)
    return true
  }

  function resetChances(): boolean {
    const message = messages.chancesReset
    return changeWithUndo(resetCooldown, message, told(message))
  }

  return {
    setWeight,
    takeTypedWeight,
    letWeightsCount,
    pick,
    recordWinners,
    unpickAll,
    setAbsent,
    chooseAfterWin,
    resetChances,
  }
}
