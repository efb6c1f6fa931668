// Owns keeping the screen on. The browser takes the lock back when the tab is hidden, so it is asked for again.

/** Keeps the screen on until the returned function is called; does nothing where the browser cannot. */
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
      // Refused, for example on a low battery: presenting works all the same.
      tell(cause)
    }
  }

  void ask()
  document.addEventListener('visibilitychange', ask)
  return () => {
    isWanted = false
    document.removeEventListener('visibilitychange', ask)
    void lock?.release().catch(tell)
  }
}

function tell(cause: unknown): void {
  console.info('The screen is not kept on as wished', cause)
}
