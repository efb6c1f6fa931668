// The main screen: what came out on the left, the wheel in the middle, what goes in on the right.

import type { ComponentType } from 'react'
import { Header } from './Header'
import styles from './MainScreen.module.css'
import { Controls } from './options/Controls'
import { useIsPresenting } from './presentation/presentation'
import { ResultsPlace } from './results/ResultsPlace'
import { useLater } from './useLater'
import { type SceneProps, Stage } from './wheel/Stage'

const loadSurroundings = () => import('./Surroundings').then((module) => module.Surroundings)

export function MainScreen({ scene }: { readonly scene: ComponentType<SceneProps> }) {
  const Surroundings = useLater(loadSurroundings)
  const isPresenting = useIsPresenting()
  return (
    <div className={styles.screen} data-presenting={isPresenting || undefined}>
      <Header />
      <main className={styles.main}>
        <Stage scene={scene} />
        <Controls />
        <ResultsPlace />
      </main>
      {Surroundings && <Surroundings />}
    </div>
  )
}
