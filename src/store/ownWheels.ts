// Owns which wheels are worth keeping when others take their place.

import { DEFAULT_OPTIONS, NUMBER_OPTIONS } from '../wheel/wheel'
import { MAX_OWN_WHEELS } from './kept'
import type { AppState, OwnWheel } from './state'

/** The visitor's own wheels once another has taken this one's place: newest first, at most three. */
export function ownWheelsAfter(state: AppState): readonly OwnWheel[] {
  const { wheel, settings, ownWheels } = state
  return isOwn(state) ? [{ wheel, settings }, ...ownWheels].slice(0, MAX_OWN_WHEELS) : ownWheels
}

/** Neither as a link brought it nor as a button makes it. */
function isOwn({ wheel, link }: AppState): boolean {
  const texts = wheel.segments.map(({ text }) => text).join('\n')
  const isOffered = [DEFAULT_OPTIONS, NUMBER_OPTIONS].some(
    (options) => options.join('\n') === texts,
  )
  return !link?.isOpened && !isOffered
}
