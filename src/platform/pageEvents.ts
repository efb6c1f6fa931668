/** Calls back when another tab may have changed the storage, now or while this one was suspended. Returns the cleanup. */
export function watchOtherTabs(changed: () => void): () => void {
  // A page restored from the back/forward cache, or a tab that becomes visible, may have missed storage events.
  const shown = ({ persisted }: PageTransitionEvent) => persisted && changed()
  const seen = () => document.visibilityState === 'visible' && changed()
  addEventListener('storage', changed)
  addEventListener('pageshow', shown)
  document.addEventListener('visibilitychange', seen)
  return () => {
    removeEventListener('storage', changed)
    removeEventListener('pageshow', shown)
    document.removeEventListener('visibilitychange', seen)
  }
}

/** Calls back when the visitor may leave: for another page, tab or window. Returns the cleanup. */
export function watchLeaving(leave: () => void): () => void {
  // A phone may end a hidden page without another event.
  const hidden = () => document.visibilityState === 'hidden' && leave()
  addEventListener('pagehide', leave)
  addEventListener('blur', leave)
  document.addEventListener('visibilitychange', hidden)
  return () => {
    removeEventListener('pagehide', leave)
    removeEventListener('blur', leave)
    document.removeEventListener('visibilitychange', hidden)
  }
}
