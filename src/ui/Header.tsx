import { app, useApp } from '../store/app'
import { site } from '../text/site'
import { isDarkTheme } from '../wheel/settings/settings'
import { COMMANDS } from './commands/commands'
import { ButtonLink, IconButton } from './kit/Button'
import {
  FullscreenIcon,
  KeyboardIcon,
  Logo,
  MoonIcon,
  SoundIcon,
  SunIcon,
  WheelsIcon,
} from './kit/icons'
import presentation from './presentation/Presentation.module.css'
import styles from './screen.module.css'
import { themeToggle } from './settings/messages'
import { SITE_LINKS } from './siteLinks'

export function Header() {
  return (
    <header className={`${styles.header} ${presentation.fading}`}>
      <Logo />
      <h1>{site.name}</h1>
      <div className={styles.links}>
        {[SITE_LINKS.examples, SITE_LINKS.howToUse].map(({ href, label }) => (
          <ButtonLink key={href} kind="text" className={styles.word} href={href}>
            {label}
          </ButtonLink>
        ))}
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
    <IconButton
      className={`${styles.word} ${styles.library}`}
      icon={
        <>
          <WheelsIcon />
          <span>{COMMANDS.library.label}</span>
        </>
      }
      label={COMMANDS.library.label}
      aria-haspopup="dialog"
      onClick={() => COMMANDS.library.run(app)}
    />
  )
}

function SoundToggle() {
  const isOn = useApp((state) => state.settings.soundEnabled)
  return (
    <IconButton
      icon={<SoundIcon isOn={isOn} />}
      label={COMMANDS.sound.label}
      aria-pressed={isOn}
      onClick={() => COMMANDS.sound.run(app)}
    />
  )
}

function HelpButton() {
  return (
    <IconButton
      icon={<KeyboardIcon />}
      label={COMMANDS.help.label}
      aria-haspopup="dialog"
      onClick={() => COMMANDS.help.run(app)}
    />
  )
}

function FullscreenButton() {
  const isEnabled = useApp(COMMANDS.fullscreen.isEnabled)
  return (
    <IconButton
      data-part="fullscreen"
      icon={<FullscreenIcon />}
      label={COMMANDS.fullscreen.label}
      disabled={!isEnabled}
      onClick={() => COMMANDS.fullscreen.run()}
    />
  )
}

/** Whether the visitor or the system chose the current theme. */
function ThemeToggle() {
  const isDark = useApp((state) => isDarkTheme(state.theme, state.device.prefersDark))
  const next = isDark ? 'light' : 'dark'
  return (
    <IconButton
      className={styles.theme}
      icon={
        // The styles show one of them: they know the theme before the app runs.
        <>
          <MoonIcon />
          <SunIcon />
        </>
      }
      label={themeToggle[next]}
      onClick={() => app.actions.setTheme(next)}
    />
  )
}
