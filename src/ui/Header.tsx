import { app, useApp } from '../store/app'
import { site } from '../text/site'
import { isDarkTheme } from '../wheel/settings/settings'
import { CommandButton } from './commands/CommandButton'
import { COMMANDS } from './commands/commands'
import { Button, ButtonLink } from './kit/Button'
import { FullscreenIcon, Logo, MenuIcon, ShareIcon } from './kit/icons'
import { Menu } from './kit/Menu'
import { LanguageMenu } from './languages/LanguageMenu'
import { messages } from './messages'
import presentation from './presentation/Presentation.module.css'
import styles from './screen.module.css'
import { themeToggle, toggle } from './settings/messages'
import { TOP_LINKS } from './siteLinks'
import { WheelName } from './stage/WheelName'

export function Header() {
  return (
    <header className={`${styles.header} ${presentation.fading}`}>
      <Logo />
      <h1>{site.name}</h1>
      <WheelName />
      <div className={styles.tools}>
        <CommandButton
          command={COMMANDS.share}
          kind="text"
          icon={<ShareIcon />}
          className={styles.share}
        >
          <span>{COMMANDS.share.label}</span>
        </CommandButton>
        <PresentButton />
        <MainMenu />
      </div>
    </header>
  )
}

function PresentButton() {
  const isEnabled = useApp(COMMANDS.fullscreen.isEnabled)
  return (
    <Button
      kind="text"
      data-part="fullscreen"
      icon={<FullscreenIcon />}
      aria-label={COMMANDS.fullscreen.label}
      disabled={!isEnabled}
      onClick={() => COMMANDS.fullscreen.run()}
    >
      <span>{COMMANDS.fullscreen.label}</span>
    </Button>
  )
}

function MainMenu() {
  const isSoundOn = useApp((state) => state.settings.soundEnabled)
  const isDark = useApp((state) => isDarkTheme(state.theme, state.device.prefersDark))
  const areSettingsOpen = useApp((state) => state.panel === 'settings')
  return (
    <Menu place="end" name={messages.menu} label={<MenuIcon />} className={styles.menu}>
      <Button kind="text" aria-pressed={isSoundOn} onClick={() => COMMANDS.sound.run(app)}>
        {COMMANDS.sound.label}
      </Button>
      <Button kind="text" onClick={() => app.actions.setTheme(isDark ? 'light' : 'dark')}>
        {themeToggle[isDark ? 'light' : 'dark']}
      </Button>
      <Button kind="text" onClick={() => app.actions.togglePanel('settings')}>
        {areSettingsOpen ? toggle.hide : toggle.show}
      </Button>
      <CommandButton command={COMMANDS.help} kind="text" />
      {TOP_LINKS.map(({ href, label }) => (
        <ButtonLink key={href} kind="text" href={href}>
          {label}
        </ButtonLink>
      ))}
      <LanguageMenu />
    </Menu>
  )
}
