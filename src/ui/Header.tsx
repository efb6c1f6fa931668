// The top of the main screen: whose wheel this is, and the switches one wants at hand.

import { site } from '../site'
import { useApp } from '../store/app'
import card from './card.module.css'
import { fullscreenAction, soundAction } from './commands/actions'
import { HelpButton } from './commands/HelpButton'
import { FullscreenIcon, Logo, SoundIcon } from './controls/icons'
import styles from './MainScreen.module.css'
import { canPresent } from './presentation/presentation'
import { ThemeToggle } from './settings/ThemeToggle'

export function Header() {
  return (
    <header className={styles.header}>
      <Logo />
      <h1>{site.name}</h1>
      <div className={styles.tools}>
        <SoundToggle />
        <ThemeToggle />
        <HelpButton />
        {canPresent() && <FullscreenButton />}
      </div>
    </header>
  )
}

function SoundToggle() {
  const isOn = useApp((state) => state.settings.soundEnabled)
  return (
    <button
      type="button"
      className={card['icon-button']}
      aria-label={soundAction.label}
      aria-pressed={isOn}
      onClick={soundAction.run}
    >
      <SoundIcon isOn={isOn} />
    </button>
  )
}

function FullscreenButton() {
  const isEnabled = useApp(fullscreenAction.isEnabled)
  return (
    <button
      type="button"
      className={card['icon-button']}
      aria-label={fullscreenAction.label}
      disabled={!isEnabled}
      onClick={fullscreenAction.run}
    >
      <FullscreenIcon />
    </button>
  )
}
