/** Lasts until the returned function is called. Browsers release the lock of a hidden tab, so it is requested again. */
export function keepScreenOn(): () => void {
  let isWanted = true
  let lock: WakeLockSentinel | undefined

  async function ask() {
    if (!isWanted || document.visibilityState !== 'visible') return
    try {
      const taken = await navigator.wakeLock?.request('screen')
      if (isWanted) lock = taken
      else await taken?.release()
    } catch (cause) {
      // Refused, for example on a low battery; a presentation works without it.
      logFailure(cause)
    }
  }

  void ask()
  document.addEventListener('visibilitychange', ask)
  return () => {
    isWanted = false
    document.removeEventListener('visibilitychange', ask)
    void lock?.release().catch(logFailure)
  }
}

function logFailure(cause: unknown): void {
  console.info('Failed to keep the screen on', cause)
}
