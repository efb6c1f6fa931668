// Ignored while the wheel spins.

import { absentIds, type ImportPlan, importedWheel } from '../lists/importPlan'
import { removedBetween, removeSegments } from '../lists/tidy'
import type { ToSay } from '../text/say'
import { setAbsent } from '../wheel/attendance'
import { paletteToKeep } from '../wheel/colors/palette'
import { NEW_OPTION_TEXT } from '../wheel/messages'
import { pictureOf } from '../wheel/picture'
import { firstCentered } from '../wheel/resting'
import {
  MAX_SEGMENTS,
  MIN_SEGMENTS,
  optionText,
  type Segment,
  withNew,
  withPicture,
} from '../wheel/segment'
import { MAX_OWN_PALETTES } from '../wheel/settings/settings'
import { weightAfter, withWeight } from '../wheel/weights'
import {
  addSegment,
  clearEliminationHistory,
  decorated,
  editSegment,
  type NewId,
  removeSegment,
  restoreAll,
  type SegmentEdit,
  type Wheel,
  withOtherSegments,
  withPalette,
  withSegments,
} from '../wheel/wheel'
import { type Patch, told, type WheelChanges } from './change'
import { messages } from './messages'
import { localDay, type Services } from './services'
import { addedKey, currentSeries } from './steps'

export interface ListEditNeeds {
  readonly isEliminationMode: boolean
  readonly newId: NewId
  readonly random: Services['random']
}

export function optionActions({
  get,
  set,
  services,
  showToast,
  dismissToast,
  isEliminating,
  change,
  changeWithUndo,
  offerUndo,
}: WheelChanges) {
  /** Takes a weight at the end where weights count. @returns false if the text is blank, the wheel full or spinning */
  function addOption(typed: string): boolean {
    const found = get().settings.weightsCount ? weightAfter(typed) : null
    const weighed = found && optionText(found.text) ? found : null
    const id = services.newId()
    const isAdded = change(
      (wheel) => {
        const added = addSegment(wheel, weighed?.text ?? typed, id, isEliminating())
        return weighed ? editSegment(added, id, { weight: weighed.weight }, isEliminating()) : added
      },
      (wheel) => ({ event: { name: 'segmentAdded', segment: wheel.segments.at(-1) as Segment } }),
      {
        name: messages.addedOption(
          weighed ? withWeight(weighed.text, weighed.weight) : (optionText(typed) ?? ''),
        ),
        series: { key: addedKey(id), atMs: services.monotonicNow() },
      },
    )
    if (isAdded && weighed?.isOutOfRange) showToast(messages.weightRange, 'info')
    return isAdded
  }

  function quickAddOption(): boolean {
    const isAdded = addOption(NEW_OPTION_TEXT)
    if (isAdded) set({ quickAddedId: get().wheel.segments.at(-1)?.id ?? null })
    return isAdded
  }

  /** Only if its text is still the one it came with. Nobody needs a toast of that. */
  function takeBackQuickAdd(): boolean {
    const { quickAddedId, wheel, settings, undoHistory } = get()
    const segment = wheel.segments.find(({ id }) => id === quickAddedId)
    keepQuickAdd()
    if (segment?.text !== NEW_OPTION_TEXT) return false
    const { done, undone } = undoHistory
    // As if it had never been added.
    const isLastStep = done.at(-1)?.series?.key === addedKey(segment.id)
    return change(
      (before) => {
        const { segments } = before
        if (segments.length <= MIN_SEGMENTS) return before
        const others = segments.filter(({ id }) => id !== segment.id)
        return withSegments(before, others, settings.eliminationMode)
      },
      () => ({
        event: { name: 'segmentRemoved', segment },
        ...(isLastStep && { undoHistory: { done: done.slice(0, -1), undone } }),
      }),
      isLastStep ? null : { name: messages.removedOption(segment.text) },
    )
  }

  function keepQuickAdd(): void {
    if (get().quickAddedId !== null) set({ quickAddedId: null })
  }

  /** Quick edits of the same option are one step, and so is typing over what Quick Add has added. */
  function editOption(id: string, edit: SegmentEdit): boolean {
    const state = get()
    const before = state.wheel.segments.find((segment) => segment.id === id)
    if (!before) return false
    const atMs = services.monotonicNow()
    const isNew =
      state.quickAddedId === id && state.undoHistory.done.at(-1)?.series?.key === addedKey(id)
    const text = (edit.text !== undefined && optionText(edit.text)) || before.text
    const key = isNew ? addedKey(id) : `${text === before.text ? 'color' : 'text'} ${id}`
    const series = currentSeries(state, key, atMs)
    const was = series?.was ?? before.text
    const name = isNew
      ? messages.addedOption(text)
      : text === before.text
        ? messages.recoloredOption(text)
        : messages.changedOption(was, text)
    return change((wheel) => editSegment(wheel, id, edit, isEliminating()), undefined, {
      name,
      series: { key, atMs, was },
      isJoined: isNew || series !== undefined,
    })
  }

  /** One step. @param given by id; `null` takes a picture away */
  function givePictures(given: ReadonlyMap<string, string | null>): boolean {
    const isTaken = [...given.values()].every((picture) => picture === null)
    const name = (isTaken ? messages.removedPictures : messages.addedPictures)(given.size)
    return changeWithUndo((wheel) => withPictures(wheel, given), name, told(name))
  }

  /**
   * The same for options that are not on the wheel yet, each with its picture.
   * @param isReplacing whether they take the places of all that are on it
   */
  function addPictured(
    added: readonly (readonly [text: string, picture: string])[],
    given: ReadonlyMap<string, string> = new Map(),
    isReplacing = false,
  ): boolean {
    const room = MAX_SEGMENTS - (isReplacing ? 0 : get().wheel.segments.length)
    const fitting = added.slice(0, room)
    const name = messages.addedPictures(fitting.length + given.size)
    return changeWithUndo(
      (wheel) => {
        const pictured = withPictures(wheel, given)
        const before = isReplacing ? [] : pictured.segments
        const texts = fitting.map(([text]) => optionText(text) ?? NEW_OPTION_TEXT)
        const all = withNew(before, texts, services.newId, wheel.palette).map((segment, index) => {
          const picture = fitting[index - before.length]?.[1]
          return picture === undefined ? segment : withPicture(segment, pictureOf(picture))
        })
        const after = withSegments(pictured, all, isEliminating())
        return isReplacing ? clearEliminationHistory(after) : after
      },
      name,
      (after) => ({
        ...(isReplacing && {
          phase: 'idle',
          lastResult: null,
          restRotation: firstCentered(after, get().settings),
        }),
        ...told(name)(after),
      }),
    )
  }

  function withPictures(wheel: Wheel, given: ReadonlyMap<string, string | null>): Wheel {
    const edited = wheel.segments.map((segment) => {
      const picture = given.get(segment.id)
      if (picture === undefined || (picture ?? undefined) === segment.picture) return segment
      return withPicture(segment, pictureOf(picture))
    })
    return withOtherSegments(wheel, edited, isEliminating())
  }

  /** Of all options, and of those to come. @param palette as a wheel keeps it */
  function choosePalette(palette: string): boolean {
    const name = messages.changedColors
    return change((wheel) => withPalette(wheel, palette), told(name), { name })
  }

  /** The colors of this wheel, for it and for later ones. @returns false where there is no room, or it spins */
  function keepPalette(): boolean {
    const { wheel, preferences, phase } = get()
    const { palettes } = preferences
    const palette = paletteToKeep(wheel)
    const isKept = palettes.includes(palette)
    const isFull = !isKept && palettes.length >= MAX_OWN_PALETTES
    // Those of the first palette need not be kept.
    if (phase === 'spinning' || isFull || palette === '') return false
    if (!isKept) {
      set({ preferences: { ...preferences, palettes: [...palettes, palette] } })
    }
    // Undo changes the colors of options to come, and keeps the palette.
    const name = messages.changedColors
    change((before) => decorated(before, { palette }), told(messages.keptColors), { name })
    return true
  }

  /** Its wheels keep their colors. */
  function forgetPalette(palette: string): void {
    const { preferences } = get()
    const palettes = preferences.palettes.filter((one) => one !== palette)
    set({
      preferences: { ...preferences, palettes },
      event: { name: 'listChanged', message: messages.removedPalette },
    })
  }

  /** Several in a row share one toast and one step. */
  function removeOption(id: string): boolean {
    const { wheel, toasts, undoHistory } = get()
    const segment = wheel.segments.find((one) => one.id === id)
    if (!segment) return false
    const last = toasts.at(-1)
    const isNext = last?.undo !== undefined && last.undo.id === undoHistory.done.at(-1)?.id
    const earlier = isNext ? last?.removed : undefined
    const removed = [...(earlier ?? []), id]
    const message = earlier
      ? messages.removedOptions(removed.length)
      : messages.removedOption(segment.text)
    const isRemoved = change(
      (before) => removeSegment(before, id, isEliminating()),
      () => ({ event: { name: 'segmentRemoved', segment } }),
      { name: message, isJoined: earlier !== undefined },
    )
    if (!isRemoved) return false
    if (earlier && last) dismissToast(last.id)
    showToast(message, 'info', { removed, ...offerUndo() })
    return true
  }

  /** Two active ones stay, whichever were meant. */
  function removeOptions(ids: readonly string[]): boolean {
    const { wheel: before, settings } = get()
    const after = removeSegments(before, new Set(ids), settings.eliminationMode)
    const removed = removedBetween(before, after).map(({ id }) => id)
    const message = messages.removedOptions(removed.length)
    const isRemoved = change(
      () => after,
      () => ({ event: { name: 'segmentsRemoved', count: removed.length } }),
      { name: message },
    )
    if (!isRemoved) return false
    showToast(message, 'info', {
      // The first comes back last, and is shown.
      removed: removed.toReversed(),
      ...offerUndo(),
      ...(removed.length < ids.length && { detail: messages.twoStay }),
    })
    return true
  }

  function restoreOptions(): boolean {
    const start = { phase: 'idle', event: { name: 'optionsRestored' } } as const
    return changeWithUndo(restoreAll, messages.optionsRestored, () => start)
  }

  /** The wheel keeps its name and its results. @returns false if the plan has a problem, or the wheel spins */
  function importOptions(plan: ImportPlan): boolean {
    const { wheel } = get()
    const settings = plan.letsWeightsCount
      ? { ...get().settings, weightsCount: true }
      : get().settings
    const count = plan.entries.length
    // What is blank or a heading was never meant as an option.
    const { blank, header } = plan.counts
    const left = plan.lines.length - count - blank - header
    const name = plan.isReplacing
      ? messages.replacedOptions(wheel.segments.length, count)
      : messages.addedOptions(count)
    return editList(
      (before, { newId, isEliminationMode }) => {
        const imported = importedWheel(before, plan, newId, isEliminationMode)
        if (imported === before) return before
        const absent = absentIds(imported, plan)
        const after = setAbsent(imported, absent, true, localDay(services.now()))
        // With other options a tournament begins anew.
        return plan.isReplacing ? clearEliminationHistory(after) : after
      },
      messages.withLeft(name, left),
      (after) => ({
        settings,
        ...(plan.isReplacing && {
          phase: 'idle',
          lastResult: null,
          restRotation: firstCentered(after, settings),
        }),
      }),
      name,
    )
  }

  function editList(
    edit: (wheel: Wheel, needs: ListEditNeeds) => Wheel,
    message: ToSay,
    patch?: Patch,
    name = message,
  ): boolean {
    const { newId, random } = services
    const needs = { newId, random, isEliminationMode: get().settings.eliminationMode }
    return changeWithUndo(
      (wheel) => edit(wheel, needs),
      message,
      (wheel) => ({ ...patch?.(wheel), event: { name: 'listChanged', message } }),
      name,
    )
  }

  return {
    addOption,
    quickAddOption,
    takeBackQuickAdd,
    keepQuickAdd,
    editOption,
    givePictures,
    addPictured,
    choosePalette,
    keepPalette,
    forgetPalette,
    removeOption,
    removeOptions,
    restoreOptions,
    importOptions,
    editList,
    /** What others do to the list: a step without a toast, or a word. */
    editQuietly: change,
  }
}
