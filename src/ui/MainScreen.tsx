// The main screen: the results on the left, the wheel in the middle, its options on the right.

import type { ComponentType } from 'react'
import type { WheelRendererProps } from '../picture/renderer'
import { useDeferred } from './deferred'
import { Header } from './Header'
import styles from './MainScreen.module.css'
import { Controls } from './options/Controls'
import { useIsPresenting } from './presentation/presentation'
import { Results } from './results/Results'
import { Settings } from './settings/Settings'
import { Stage } from './wheel/Stage'

interface MainScreenProps {
  readonly wheel2d: ComponentType<WheelRendererProps>
}

export function MainScreen({ wheel2d }: MainScreenProps) {
  const MainScreenExtras = useDeferred((parts) => parts.mainScreenExtras)
  const isPresenting = useIsPresenting()
  return (
    <div className={styles.screen} data-presenting={isPresenting || undefined}>
      <Header />
      <main className={styles.main}>
        <Stage wheel2d={wheel2d} />
        <div className={styles.side}>
          <Controls />
          <Settings />
        </div>
        <Results />
      </main>
      {MainScreenExtras && <MainScreenExtras />}
    </div>
  )
}
