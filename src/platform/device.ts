// Values that the browser does not report are absent.
type Device = ReturnType<typeof readDevice>

interface Battery extends EventTarget {
  readonly level: number
  readonly charging: boolean
}

/** Only in some browsers, and not in TypeScript's library. */
interface OptionalNavigator {
  readonly deviceMemory?: number
  readonly connection?: EventTarget & { readonly effectiveType?: string }
  getBattery?(): Promise<Battery>
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
const TOUCH = '(any-pointer: coarse)'
const DARK = '(prefers-color-scheme: dark)'

let battery: Battery | undefined
let refreshRate: number | undefined

export function readDevice() {
  const optional = navigator as OptionalNavigator
  const networkType = optional.connection?.effectiveType
  return {
    ...(battery && { batteryLevel: battery.level, isCharging: battery.charging }),
    ...(networkType !== undefined && { networkType }),
    ...(optional.deviceMemory !== undefined && { memoryGb: optional.deviceMemory }),
    ...(navigator.hardwareConcurrency > 0 && { cores: navigator.hardwareConcurrency }),
    ...(refreshRate !== undefined && { refreshRate }),
    // Desktop browsers have the function too, without effect.
    canVibrate: typeof navigator.vibrate === 'function' && matchMedia(TOUCH).matches,
    isOnline: navigator.onLine,
    prefersReducedMotion: matchMedia(REDUCED_MOTION).matches,
    prefersDark: matchMedia(DARK).matches,
  }
}

/** Calls back whenever a value may have changed; also when the tab becomes visible or goes online or offline. */
export function watchDevice(changed: (device: Device) => void): void {
  const update = () => changed(readDevice())
  for (const query of [REDUCED_MOTION, DARK]) matchMedia(query).addEventListener('change', update)
  addEventListener('online', update)
  addEventListener('offline', update)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') update()
  })
  const { connection } = navigator as OptionalNavigator
  connection?.addEventListener?.('change', update)
  watchBattery(update).catch((cause: unknown) => {
    console.warn('Failed to initialize device capabilities', cause)
  })
}

async function watchBattery(update: () => void): Promise<void> {
  battery = await (navigator as OptionalNavigator).getBattery?.()
  if (!battery) return
  battery.addEventListener('levelchange', update)
  battery.addEventListener('chargingchange', update)
  update()
}

/** Holds for every later reading too. */
export function setRefreshRate(framesPerSecond: number): Device {
  refreshRate = framesPerSecond
  return readDevice()
}

/** Changes with zoom and when the window moves to another screen. */
export function pixelRatio(): number {
  return devicePixelRatio
}

/** The resize event would miss a move to another screen. */
export function onPixelRatioChange(changed: () => void): () => void {
  let query: MediaQueryList
  const listen = () => {
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
    query.addEventListener('change', again, { once: true })
  }
  const again = () => {
    changed()
    listen()
  }
  listen()
  return () => query.removeEventListener('change', again)
}
