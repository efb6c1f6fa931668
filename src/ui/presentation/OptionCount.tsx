// How many options there are, in large letters where the winner will be.

import { useApp } from '../../store/app'
import { activeSegments } from '../../wheel/segment'
import { messages } from './messages'

export function OptionCount() {
  const count = useApp((state) => activeSegments(state.wheel.segments).length)
  return <p data-part="count">{messages.options(count)}</p>
}
