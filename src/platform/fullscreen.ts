// Refusals are only logged.

/** False in Safari on phones, for example. */
export function isFullscreenSupported(): boolean {
  return document.fullscreenEnabled === true
}

export function isFullscreen(): boolean {
  return document.fullscreenElement !== null
}

/** Returns false if the browser refuses. */
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

/** Also by the browser's own controls. */
export function onFullscreenChange(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}
