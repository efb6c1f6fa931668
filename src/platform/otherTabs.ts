// When another tab may have changed what is stored: it did so just now, or while this one was asleep.

/** Calls `look` each time; returns what ends that. */
export function watchOtherTabs(look: () => void): () => void {
  // A page that comes back as it was left, and a tab seen again, may have slept through the others' changes.
  const shown = ({ persisted }: PageTransitionEvent) => persisted && look()
  const seen = () => document.visibilityState === 'visible' && look()
  addEventListener('storage', look)
  addEventListener('pageshow', shown)
  document.addEventListener('visibilitychange', seen)
  return () => {
    removeEventListener('storage', look)
    removeEventListener('pageshow', shown)
    document.removeEventListener('visibilitychange', seen)
  }
}
