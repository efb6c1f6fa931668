// Where the renderers, the UI and the feedback meet: none of them knows the others.

import { useState } from 'react'
import { deferred } from './deferred'
import { collectEvents } from './feedback/collectEvents'
import { Deferred, loadPart, useDeferred } from './ui/deferred'
import { MainScreen } from './ui/MainScreen'
import { Wheel2D } from './wheel2d/Wheel2D'

const loadConfetti = () => loadPart(deferred.confetti)

export function App() {
  return (
    <Deferred value={deferred}>
      <MainScreen wheel2d={Wheel2D} />
      <LaterFeedback />
    </Deferred>
  )
}

/** The result stands on the page too, so where this cannot be loaded the page goes on in silence. */
function LaterFeedback() {
  const [takeEvents] = useState(collectEvents)
  const Feedback = useDeferred(() => deferred.feedback)
  return Feedback && <Feedback takeEvents={takeEvents} loadConfetti={loadConfetti} />
}
