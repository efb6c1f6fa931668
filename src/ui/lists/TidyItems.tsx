// The part of the menu that tidies the whole list. Each item is one step that can be undone, with a toast that gives the
// numbers; where there is nothing to do, the toast says that.

import {
  duplicates,
  numberOptions,
  removeDuplicates,
  removeEliminated,
  shuffleOptions,
  sortOptions,
} from '../../lists/tidy'
import { drawIndex } from '../../spin/random'
import { app } from '../../store/app'
import type { ListEditNeeds } from '../../store/optionActions'
import type { Wheel } from '../../wheel/wheel'
import { tidyMessages as messages } from './messages'

interface Tidying {
  readonly label: string
  edit(wheel: Wheel, needs: ListEditNeeds): Wheel
  /** What it has done to the wheel before. */
  done(wheel: Wheel): string
  readonly nothing: string
}

const sorting = (direction: 'ascending' | 'descending'): Tidying => ({
  label: messages.sort[direction],
  edit: (wheel, { isEliminationMode }) => sortOptions(wheel, direction, isEliminationMode),
  done: ({ segments }) => messages.sorted[direction](segments.length),
  nothing: messages.isSorted,
})

const TIDYINGS: readonly Tidying[] = [
  sorting('ascending'),
  sorting('descending'),
  {
    label: messages.shuffle,
    edit: (wheel, { random, isEliminationMode }) =>
      shuffleOptions(wheel, (count) => drawIndex(count, random), isEliminationMode),
    done: ({ segments }) => messages.shuffled(segments.length),
    nothing: messages.isShuffled,
  },
  {
    label: messages.removeDuplicates,
    edit: (wheel, { isEliminationMode }) => removeDuplicates(wheel, isEliminationMode),
    done: (wheel) =>
      messages.duplicatesRemoved(
        wheel.segments.length - removeDuplicates(wheel, false).segments.length,
        duplicates(wheel.segments).size,
      ),
    nothing: messages.noDuplicates,
  },
  {
    label: messages.removeEliminated,
    edit: (wheel, { isEliminationMode }) => removeEliminated(wheel, isEliminationMode),
    done: ({ segments }) =>
      messages.eliminatedRemoved(segments.filter(({ eliminated }) => eliminated).length),
    nothing: messages.noEliminated,
  },
  {
    label: messages.number,
    edit: (wheel, { isEliminationMode }) => numberOptions(wheel, isEliminationMode),
    done: ({ segments }) => messages.numbered(segments.length),
    nothing: messages.isNumbered,
  },
]

export function TidyItems({ isLocked }: { readonly isLocked: boolean }) {
  const item = (label: string, act: () => void) => (
    <button key={label} type="button" aria-disabled={isLocked} onClick={() => isLocked || act()}>
      {label}
    </button>
  )
  return (
    <>
      {TIDYINGS.map((one) => item(one.label, () => tidy(one)))}
      {item(messages.repeat, () => app.actions.openDialog('repeat'))}
    </>
  )
}

function tidy({ edit, done, nothing }: Tidying): void {
  const { wheel } = app.store.getState()
  const isDone = app.actions.editList(edit, done(wheel))
  if (!isDone) app.actions.showToast(nothing, 'info')
}
