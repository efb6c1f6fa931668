// Offers to install the site where the browser allows it: not at once, not while the wheel spins, and once per session.
// It is shown among the toasts.

import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  isInstallable,
  isStandalone,
  onInstallableChange,
  promptInstall,
} from '../../platform/install'
import { app, useApp } from '../../store/app'
import card from '../card.module.css'
import { CrossIcon, Logo } from '../controls/icons'
import { useIsPresenting } from '../presentation/presentation'
import styles from './InstallBanner.module.css'
import { messages } from './messages'

/** Visitors get to see the wheel before they are asked anything. */
const DELAY_MS = 10_000
const DISMISSED_KEY = 'pwa-install-dismissed'

export function InstallBanner() {
  const isOffered = useSyncExternalStore(onInstallableChange, isInstallable)
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const isPresenting = useIsPresenting()
  const [isDismissed, setDismissed] = useState(() => isStandalone() || wasDismissed())
  const [isDue, setDue] = useState(false)

  useEffect(() => {
    addEventListener('appinstalled', showInstalled)
    return () => removeEventListener('appinstalled', showInstalled)
  }, [])

  useEffect(() => {
    if (!isOffered || isDismissed) return
    const timer = setTimeout(() => setDue(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [isOffered, isDismissed])

  if (!isOffered || isDismissed || !isDue || isSpinning || isPresenting) return null

  function dismiss() {
    rememberDismissed()
    setDismissed(true)
  }

  async function install() {
    const answer = await promptInstall()
    if (answer === 'accepted') showInstalled()
    else dismiss()
  }

  return (
    <section className={styles.banner} aria-labelledby="install-title">
      <Logo />
      <div role="status">
        <h2 id="install-title">{messages.install}</h2>
        <p>{messages.installReason}</p>
      </div>
      <button
        type="button"
        className={card['icon-button']}
        aria-label={messages.close}
        onClick={dismiss}
      >
        <CrossIcon />
      </button>
      <div className={styles.answers}>
        <button type="button" className={styles.install} onClick={install}>
          {messages.installNow}
        </button>
        <button type="button" className={card['text-button']} onClick={dismiss}>
          {messages.installLater}
        </button>
      </div>
    </section>
  )
}

function showInstalled(): void {
  app.actions.showToast(messages.installed, 'success')
}

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED_KEY) !== null
  } catch {
    return false
  }
}

function rememberDismissed(): void {
  try {
    sessionStorage.setItem(DISMISSED_KEY, 'true')
  } catch {
    // Without storage, it stays dismissed only until the page is reloaded.
  }
}
