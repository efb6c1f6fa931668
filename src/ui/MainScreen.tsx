// The main screen: what came out on the left, the wheel in the middle, what goes in on the right.

import type { ComponentType } from 'react'
import { site } from '../site'
import { Controls } from './Controls'
import { Logo } from './icons'
import styles from './MainScreen.module.css'
import { Results } from './Results'
import { type SceneProps, Stage } from './Stage'
import { useShortcuts } from './shortcuts'
import { Toasts } from './Toasts'

export function MainScreen({ scene }: { readonly scene: ComponentType<SceneProps> }) {
  useShortcuts()
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <Logo />
        <h1>{site.name}</h1>
      </header>
      <main className={styles.main}>
        <Stage scene={scene} />
        <Controls />
        <Results />
      </main>
      <Toasts />
    </div>
  )
}
