// Spins because an address asks for it, where the visitor has allowed that. Loaded with such an address.

import { wheelsWithDraws } from '../raffle/ui/deskOpen'
import { askedBy, withoutAsking } from '../share/spinLink'
import { app } from '../store/app'
import type { AppState } from '../store/state'
import { messages as settingsTexts } from '../ui/settings/messages'
import { messages as switchTexts } from '../ui/settings/spinLinkMessages'
import { messages } from './spinLinkMessages'

/** One press may come several times: in the page's own address and as a launch, or in a tab each. */
const SAME_MS = 1000
const TOAST_MS = 10_000
/** Whoever sees the page only later does not expect a spin. */
const WAIT_MS = 60_000

/**
 * @param search of the page's own address, or of one that it was launched with
 * @param hash of the same address: empty where it brings no wheel
 */
export async function followSpinLink(search: string, hash: string): Promise<void> {
  const asked = askedBy(search)
  if (!asked) return
  // At once: neither a reload nor a copy of the address is to ask again.
  if (askedBy(location.search)) {
    const clean = location.pathname + withoutAsking(location.search) + location.hash
    history.replaceState(history.state, '', clean)
  }
  if (!(await isSeenInTime())) return
  const { showToast, requestSpin, blankScreen } = app.actions
  const state = app.store.getState()
  if (asked === 'unknown') showToast(messages.notUnderstood, 'warning')
  // The link beside it could not be opened, or is no wheel's, or another wheel was opened during the wait: this is
  // not the wheel that was meant.
  else if (hash && hash !== state.link?.hash) return
  else if (!state.preferences.areSpinLinksOn) {
    showToast(messages.notAllowed, 'info', {
      detail: messages.howToAllow,
      durationMs: TOAST_MS,
      action: { label: messages.openSettings, perform: openSettings },
    })
  } else if (isTaken(state)) showToast(messages.notNow, 'info')
  else if (!hasJustSpun(state)) {
    if (state.isBlank) blankScreen(false)
    requestSpin()
  }
}

/** A spin without duration is over at once. */
function hasJustSpun({ wheel }: AppState): boolean {
  const [last] = wheel.history
  return last !== undefined && Math.abs(Date.now() - last.timestamp) < SAME_MS
}

/** Resolves once the page is seen. One that the browser has prepared is asked only when it is shown. */
async function isSeenInTime(): Promise<boolean> {
  if (document.visibilityState === 'visible') return true
  const isPrepared = 'prerendering' in document && document.prerendering === true
  const since = Date.now()
  await new Promise((resolve) => {
    document.addEventListener('visibilitychange', resolve, { once: true })
  })
  return isPrepared || Date.now() - since <= WAIT_MS
}

/** Whoever draws prizes goes on with that: its winners are drawn from a list, not spun for. */
function isTaken({ dialog, isDeskOpen, raffle, wheel }: AppState): boolean {
  const isDrawn = isDeskOpen || raffle.hasList || wheelsWithDraws().includes(wheel.id)
  return isDrawn || dialog !== null
}

/** The switch is folded away, in a part that is loaded when it is unfolded. */
function openSettings(): void {
  if (app.store.getState().panel !== 'settings') app.actions.togglePanel('settings')
  // The pressed button is about to go.
  requestAnimationFrame(() => {
    const parts = document.querySelectorAll<HTMLDetailsElement>('[data-panel=settings] details')
    const part = [...parts].find((part) => headingOf(part)?.textContent === settingsTexts.advanced)
    if (!part) return
    part.open = true
    headingOf(part)?.focus()
    if (goToSwitch(part)) return
    const observer = new MutationObserver(() => {
      if (!part.open || goToSwitch(part)) observer.disconnect()
    })
    observer.observe(part, { childList: true, attributeFilter: ['open'] })
  })
}

const headingOf = (part: Element) => part.querySelector('summary')

/** Returns whether it is there. Whoever has gone elsewhere meanwhile stays there. */
function goToSwitch(part: Element): boolean {
  const labels = [...part.querySelectorAll('label')]
  const control = labels.find(({ textContent }) => textContent === switchTexts.title)?.control
  if (!control) return false
  if (document.activeElement === headingOf(part)) {
    control.focus({ preventScroll: true })
    control.scrollIntoView({ block: 'center' })
  }
  return true
}
