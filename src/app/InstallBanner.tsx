// Offered not at once, not while the wheel spins, and once per session.

import { useSyncExternalStore } from 'react'
import {
  declineInstallation,
  isInstallable,
  isStandalone,
  onInstallableChange,
  promptInstall,
} from '../platform/install'
import { safeStorage } from '../platform/storage'
import { app, useApp } from '../store/app'
import { Button, ButtonRow, IconButton } from '../ui/kit/Button'
import { CrossIcon, Logo } from '../ui/kit/icons'
import { Toast, ToastText } from '../ui/kit/Toast'
import { Note } from '../ui/kit/text'
import { useIsPresenting } from '../ui/presentation/presentation'
import styles from './InstallBanner.module.css'
import { messages } from './messages'

const DISMISSED_KEY = 'pwa-install-dismissed'

const session = safeStorage(() => sessionStorage)

/** Kept here because the component is unmounted while a dialog is open, and session storage may be forbidden. */
let isUnwanted = isStandalone() || Boolean(session.read(DISMISSED_KEY))

const isOfferDue = () => isInstallable() && !isUnwanted

export function InstallBanner() {
  const isDue = useSyncExternalStore(onInstallableChange, isOfferDue, () => false)
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const isPresenting = useIsPresenting()
  if (!isDue || isSpinning || isPresenting) return null

  return (
    <Toast kind="info" className={styles.banner} role="region" aria-labelledby="install-title">
      <Logo />
      <ToastText role="status">
        <h2 id="install-title">{messages.install}</h2>
        <Note>{messages.installReason}</Note>
      </ToastText>
      <IconButton
        className={styles.close}
        icon={<CrossIcon />}
        label={messages.close}
        onClick={dismiss}
      />
      <ButtonRow className={styles.answers}>
        <Button kind="primary" onClick={install}>
          {messages.installNow}
        </Button>
        <Button kind="text" onClick={dismiss}>
          {messages.installLater}
        </Button>
      </ButtonRow>
    </Toast>
  )
}

async function install(): Promise<void> {
  const answer = await promptInstall()
  if (answer === 'accepted') showInstalled()
  else dismiss()
}

function dismiss(): void {
  isUnwanted = true
  // Without storage, it stays dismissed only until the page is reloaded.
  session.write(DISMISSED_KEY, 'true')
  declineInstallation()
}

/** Says when the site has been installed, by the banner or by the browser's own menu. */
export function watchInstallation(): () => void {
  addEventListener('appinstalled', showInstalled)
  return () => removeEventListener('appinstalled', showInstalled)
}

function showInstalled(): void {
  app.actions.showToast(messages.installed, 'success')
}
