// Offers to install the site, where the browser does: some time after, not in front of a turning wheel, and once a
// session. It stands with the short messages.

import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  isInstallable,
  isStandalone,
  onInstallableChange,
  promptInstall,
} from '../../platform/install'
import { site } from '../../site'
import { app, useApp } from '../../store/app'
import card from '../card.module.css'
import { CrossIcon, Logo } from '../controls/icons'
import { useIsPresenting } from '../presentation/presentation'
import styles from './InstallBanner.module.css'

/** Product specification, section 9. */
const DELAY_MS = 10_000
const DISMISSED_KEY = 'pwa-install-dismissed'
const TITLE = `Install ${site.name}`

export function InstallBanner() {
  const isOffered = useSyncExternalStore(onInstallableChange, isInstallable)
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const isPresenting = useIsPresenting()
  const [isDismissed, setDismissed] = useState(() => isStandalone() || wasDismissed())
  const [isTime, setTime] = useState(false)

  useEffect(() => {
    const installed = () => app.actions.showToast('App installed successfully!', 'success')
    addEventListener('appinstalled', installed)
    return () => removeEventListener('appinstalled', installed)
  }, [])

  useEffect(() => {
    if (!isOffered || isDismissed) return
    const timer = setTimeout(() => setTime(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [isOffered, isDismissed])

  if (!isOffered || isDismissed || !isTime || isSpinning || isPresenting) return null

  function dismiss() {
    rememberDismissed()
    setDismissed(true)
  }

  async function install() {
    const answer = await promptInstall()
    if (answer === 'accepted') app.actions.showToast('App installed successfully!', 'success')
    else dismiss()
  }

  return (
    <section className={styles.banner} aria-labelledby="install-title">
      <Logo />
      <div role="status">
        <h2 id="install-title">{TITLE}</h2>
        <p>In a window of its own, and there without a connection too.</p>
      </div>
      <button type="button" className={card['icon-button']} aria-label="Close" onClick={dismiss}>
        <CrossIcon />
      </button>
      <div className={styles.answers}>
        <button type="button" className={styles.install} onClick={install}>
          Install
        </button>
        <button type="button" className={card['text-button']} onClick={dismiss}>
          Later
        </button>
      </div>
    </section>
  )
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
    // Then it is dismissed until the page is loaded again.
  }
}
