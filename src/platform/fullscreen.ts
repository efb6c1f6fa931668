// Fullscreen mode. Where the browser does not support it or refuses, that is only logged.

/** False in Safari on phones, for example. */
export function isFullscreenSupported(): boolean {
  return document.fullscreenEnabled === true
}

export function isFullscreen(): boolean {
  return document.fullscreenElement !== null
}

/** Enters or leaves fullscreen. Returns false if the browser refuses. */
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

/** Calls back whenever the mode changes, also by the browser's own controls. Returns the cleanup. */
export function onFullscreenChange(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}
