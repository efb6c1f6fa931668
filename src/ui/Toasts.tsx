import { type ReactNode, useEffect, useState } from 'react'
import { app, currentTiming, useApp } from '../store/app'
import type { Toast as ToastData } from '../store/state'
import { said } from '../text/say'
import { Button } from './kit/Button'
import { findWheel } from './kit/findWheel'
import { Toast, ToastText } from './kit/Toast'
import { messages } from './messages'
import { showOption } from './options/showOption'
import styles from './Toasts.module.css'

export function Toasts({ children }: { readonly children?: ReactNode }) {
  const toasts = useApp((state) => state.toasts)
  return (
    <section className={styles.toasts} aria-label={messages.toasts}>
      {children}
      {toasts.map((toast) => (
        <PassingToast key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

function PassingToast({ toast }: { readonly toast: ToastData }) {
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const [isPaused, setPaused] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  // What cannot be pressed yet is still offered once it can.
  const isWaiting = isSpinning && toast.undo !== undefined

  useEffect(() => {
    if (isLeaving) {
      const timer = setTimeout(
        () => app.actions.dismissToast(toast.id),
        currentTiming().toastExitMs,
      )
      return () => clearTimeout(timer)
    }
    if (isPaused || isWaiting || !Number.isFinite(toast.durationMs)) return
    const timer = setTimeout(() => setLeaving(true), toast.durationMs)
    return () => clearTimeout(timer)
  }, [toast, isPaused, isWaiting, isLeaving])

  return (
    <Toast
      kind={toast.type}
      isLeaving={isLeaving}
      // An undo toast is not a live region: the change that it undoes has been announced already.
      role={toast.undo ? 'group' : toast.type === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      onClose={() => setLeaving(true)}
    >
      <ToastText>
        {toast.detail ? (
          <>
            <p>{said(toast.message)}</p>
            <p className={styles.detail}>{said(toast.detail)}</p>
          </>
        ) : (
          said(toast.message)
        )}
      </ToastText>
      {toast.action && (
        <Button
          kind="text"
          onClick={() => {
            toast.action?.perform()
            setLeaving(true)
          }}
        >
          {said(toast.action.label)}
        </Button>
      )}
      {toast.undo && (
        <Button
          kind="text"
          // What a spin begins is undone once it has its result.
          disabled={isSpinning}
          onClick={() => {
            app.actions.undo(toast.id)
            // This button disappears: the focus moves to what it changed.
            if (toast.removed && showOption(toast.removed.at(-1))) return
            findWheel()?.focus({ preventScroll: true })
          }}
        >
          {toast.undoLabel ? said(toast.undoLabel) : messages.undo}
        </Button>
      )}
    </Toast>
  )
}
