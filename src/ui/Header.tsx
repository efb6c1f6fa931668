// The top of the main screen: the site's name and the buttons that are used most.

import { app, useApp } from '../store/app'
import { site } from '../text/site'
import { isDarkTheme } from '../wheel/settings/settings'
import { COMMANDS } from './commands/commands'
import card from './kit/card.module.css'
import {
  FullscreenIcon,
  KeyboardIcon,
  Logo,
  MoonIcon,
  SoundIcon,
  SunIcon,
  WheelsIcon,
} from './kit/icons'
import styles from './screen.module.css'
import { themeToggle } from './settings/messages'
import { SITE_LINKS } from './siteLinks'

const { examples, howToUse } = SITE_LINKS

export function Header() {
  return (
    <header className={styles.header}>
      <Logo />
      <h1>{site.name}</h1>
      <div className={styles.links}>
        <a href={examples.href}>{examples.label}</a>
        <a href={howToUse.href}>{howToUse.label}</a>
      </div>
      <div className={styles.tools}>
        <LibraryButton />
        <SoundToggle />
        <ThemeToggle />
        <HelpButton />
        <FullscreenButton />
      </div>
    </header>
  )
}

function LibraryButton() {
  return (
    <button
      type="button"
      className={`${card['icon-button']} ${styles.library}`}
      aria-label={COMMANDS.library.label}
      aria-haspopup="dialog"
      onClick={() => COMMANDS.library.run(app)}
    >
      <WheelsIcon />
      <span>{COMMANDS.library.label}</span>
    </button>
  )
}

function SoundToggle() {
  const isOn = useApp((state) => state.settings.soundEnabled)
  return (
    <button
      type="button"
      className={card['icon-button']}
      aria-label={COMMANDS.sound.label}
      aria-pressed={isOn}
      onClick={() => COMMANDS.sound.run(app)}
    >
      <SoundIcon isOn={isOn} />
    </button>
  )
}

function HelpButton() {
  return (
    <button
      type="button"
      className={card['icon-button']}
      aria-label={COMMANDS.help.label}
      aria-haspopup="dialog"
      onClick={() => COMMANDS.help.run(app)}
    >
      <KeyboardIcon />
    </button>
  )
}

function FullscreenButton() {
  const isEnabled = useApp(COMMANDS.fullscreen.isEnabled)
  return (
    <button
      type="button"
      className={card['icon-button']}
      data-part="fullscreen"
      aria-label={COMMANDS.fullscreen.label}
      disabled={!isEnabled}
      onClick={() => COMMANDS.fullscreen.run()}
    >
      <FullscreenIcon />
    </button>
  )
}

/** Switches between light and dark, whether the visitor or the system chose the current theme. */
function ThemeToggle() {
  const isDark = useApp((state) => isDarkTheme(state.theme, state.device.prefersDark))
  const next = isDark ? 'light' : 'dark'
  return (
    <button
      type="button"
      className={`${card['icon-button']} ${styles.theme}`}
      aria-label={themeToggle[next]}
      onClick={() => app.actions.setTheme(next)}
    >
      {/* The styles show one of them: they know the theme before the app runs. */}
      <MoonIcon />
      <SunIcon />
    </button>
  )
}
