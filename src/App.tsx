// Puts the renderers, the UI and the feedback together, which do not import one another.

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
      <DeferredFeedback />
    </Deferred>
  )
}

/** If it cannot be loaded, the page works without it: everything that it announces is on the page too. */
function DeferredFeedback() {
  const [takeEvents] = useState(collectEvents)
  const Feedback = useDeferred(() => deferred.feedback)
  return Feedback && <Feedback takeEvents={takeEvents} loadConfetti={loadConfetti} />
}
