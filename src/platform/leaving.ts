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
