// Actions on weights: one option's, and whether they count; ignored while the wheel spins.

import { restAfter } from '../../wheel/weighing/restAfter'
import { weightAfter, withWeight } from '../../wheel/weighing/typedWeight'
import { nearestWeight } from '../../wheel/weighing/weight'
import { addSegment, editSegment, type Wheel } from '../../wheel/wheel'
import { messages } from '../messages'
import { addedKey, currentSeries, type StepAbout } from '../series'
import type { Services } from '../services'
import type { AppState } from '../state'
import type { toastActions } from '../toastActions'
import { withStep } from '../undoHistory'
import { laterMessages } from './laterMessages'

interface WeightActionsNeed {
  get(): AppState
  set(change: Partial<AppState>): void
  readonly services: Pick<Services, 'newId' | 'monotonicNow'>
  readonly showToast: ReturnType<typeof toastActions>['showToast']
  change(
    edit: (wheel: Wheel) => Wheel,
    patch: (wheel: Wheel) => Partial<AppState>,
    about: Omit<StepAbout, 'id'>,
  ): boolean
}

export function weightActions(need: WeightActionsNeed) {
  const { get, set, services, showToast, change } = need
  const isEliminating = () => get().settings.eliminationMode
  const segmentOf = (id: string) => get().wheel.segments.find((one) => one.id === id)

  /**
   * Gives an option a weight, brought into range; one that is not above 0 has no effect. Several in quick succession
   * are one step.
   */
  function setWeight(id: string, wanted: number): boolean {
    const segment = segmentOf(id)
    if (!segment || !(wanted > 0)) return false
    const weight = nearestWeight(wanted)
    const atMs = services.monotonicNow()
    const key = `weight ${id}`
    const message = laterMessages.weightOf(segment.text, weight)
    return change(
      (wheel) => editSegment(wheel, id, { weight }, isEliminating()),
      () => ({ event: { name: 'listChanged', message } }),
      {
        name: message,
        series: { key, atMs },
        isJoined: currentSeries(get(), key, atMs) !== undefined,
      },
    )
  }

  /**
   * Takes a weight that was typed after an option's text, as in “Anna ×3”, out of the text; one step with the typing.
   * @returns false where there is none, or weights do not count
   */
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
        ? laterMessages.weightOf(text, weight)
        : messages.changedOption(was, withWeight(text, weight))
    const isTaken = change(
      (wheel) => editSegment(wheel, id, { text, weight }, isEliminating()),
      () => ({
        event: { name: 'listChanged', message: laterMessages.weightOf(text, weight) },
      }),
      { name, isJoined },
    )
    if (isTaken && found.isOutOfRange) showToast(laterMessages.weightRange, 'info')
    return isTaken
  }

  /** Adds an option whose text ends in a weight; no effect on any other text, or where weights do not count. */
  function addWeighed(typed: string): boolean {
    const found = get().settings.weightsCount ? weightAfter(typed) : null
    if (!found) return false
    const { text, weight, isOutOfRange } = found
    const id = services.newId()
    const isAdded = change(
      (wheel) =>
        editSegment(addSegment(wheel, text, id, isEliminating()), id, { weight }, isEliminating()),
      ({ segments }) => {
        const segment = segments.at(-1)
        return segment ? { event: { name: 'segmentAdded', segment } } : {}
      },
      {
        name: messages.addedOption(withWeight(text, weight)),
        series: { key: addedKey(id), atMs: services.monotonicNow() },
      },
    )
    if (isAdded && isOutOfRange) showToast(laterMessages.weightRange, 'info')
    return isAdded
  }

  /** Lets the weights of the wheel's options count, or no longer. */
  function letWeightsCount(isOn: boolean): boolean {
    const before = get()
    const { wheel, phase } = before
    if (phase === 'spinning' || before.settings.weightsCount === isOn) return false
    const settings = { ...before.settings, weightsCount: isOn }
    const message = laterMessages[isOn ? 'weightsCount' : 'weightsDoNotCount']
    const next = {
      settings,
      isRevealing: false,
      restRotation: restAfter({ ...before, isRevealing: false }, wheel, settings),
      // The link opens it with the other slices.
      link: null,
    }
    const undoHistory = withStep(before, next, { id: services.newId(), name: message })
    set({ ...next, undoHistory, event: { name: 'listChanged', message } })
    return true
  }

  return { setWeight, takeTypedWeight, addWeighed, letWeightsCount }
}
