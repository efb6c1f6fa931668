// Owns when the visitor may be about to leave the page: for another page, another tab or another window.

/** Calls `leave` each time; returns what ends that. */
export function watchLeaving(leave: () => void): () => void {
  // A phone may end a hidden page without another word.
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
