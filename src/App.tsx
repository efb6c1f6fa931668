// The only place where scene, UI and feedback meet.

import { lazy } from 'react'
import { Feedback } from './feedback/Feedback'
import { MainScreen } from './ui/MainScreen'

/** The GPU code arrives after the page is usable. */
const Scene = lazy(() => import('./scene/Scene'))

export function App() {
  return (
    <>
      <MainScreen scene={Scene} />
      <Feedback />
    </>
  )
}
