// Short messages that disappear after a while. Some offer an action, such as Undo.

import { type ReactNode, useEffect, useState } from 'react'
import { app, currentTiming, useApp } from '../store/app'
import type { Toast as ToastData } from '../store/state'
import card from './kit/card.module.css'
import { findWheel } from './kit/findWheel'
import { CrossIcon } from './kit/icons'
import { messages } from './messages'
import { showOption } from './options/showOption'
import styles from './Toasts.module.css'

/** @param children shown above the messages */
export function Toasts({ children }: { readonly children?: ReactNode }) {
  const toasts = useApp((state) => state.toasts)
  return (
    <section className={styles.toasts} aria-label={messages.toasts} data-part="toasts">
      {children}
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

function Toast({ toast }: { readonly toast: ToastData }) {
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const [isPaused, setPaused] = useState(false)
  const [isLeaving, setLeaving] = useState(false)

  useEffect(() => {
    if (isLeaving) {
      const timer = setTimeout(
        () => app.actions.dismissToast(toast.id),
        currentTiming().toastExitMs,
      )
      return () => clearTimeout(timer)
    }
    // A message does not disappear while the pointer or the focus is on it.
    if (isPaused || !Number.isFinite(toast.durationMs)) return
    const timer = setTimeout(() => setLeaving(true), toast.durationMs)
    return () => clearTimeout(timer)
  }, [toast, isPaused, isLeaving])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses its timer
    <div
      className={`${styles.box} ${styles.toast}`}
      data-type={toast.type}
      data-leaving={isLeaving || undefined}
      // An undo toast is not a live region: the change that it undoes has been announced already.
      role={toast.undo ? 'group' : toast.type === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {toast.detail ? (
        <div className={styles.text}>
          <p>{toast.message}</p>
          <p className={styles.detail}>{toast.detail}</p>
        </div>
      ) : (
        <p className={styles.text}>{toast.message}</p>
      )}
      {toast.action && (
        <button
          type="button"
          className={card['text-button']}
          onClick={() => {
            toast.action?.perform()
            setLeaving(true)
          }}
        >
          {toast.action.label}
        </button>
      )}
      {toast.undo && (
        <button
          type="button"
          className={card['text-button']}
          // What a spin begins is undone once it has its result.
          disabled={isSpinning}
          onClick={() => {
            app.actions.undo(toast.id)
            // This button disappears, so the focus moves to what it changed.
            if (toast.removed && showOption(toast.removed.at(-1))) return
            findWheel()?.focus({ preventScroll: true })
          }}
        >
          {toast.undoLabel ?? messages.undo}
        </button>
      )}
      <button
        type="button"
        className={card['icon-button']}
        aria-label={messages.dismiss}
        onClick={() => setLeaving(true)}
      >
        <CrossIcon />
      </button>
    </div>
  )
}
