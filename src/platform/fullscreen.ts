// Owns the browser's fullscreen mode. A browser that has none, or refuses, only logs.

/** Whether the page may fill the screen; phones' Safari may not. */
export function isFullscreenSupported(): boolean {
  return document.fullscreenEnabled === true
}

export function isFullscreen(): boolean {
  return document.fullscreenElement !== null
}

/** Enters or leaves; false when the browser refuses. */
export async function setFullscreen(isOn: boolean): Promise<boolean> {
  try {
    if (isOn) await document.documentElement.requestFullscreen({ navigationUI: 'hide' })
    else await document.exitFullscreen()
    return true
  } catch (cause) {
    console.warn('Fullscreen failed', cause)
    return false
  }
}

/** Calls back whenever the mode changes, by whatever means; returns what stops it. */
export function onFullscreenChange(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}
