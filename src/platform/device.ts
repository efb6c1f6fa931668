// Owns what the browser tells of the device: battery, network, memory, cores, screen, vibration, the
// system's wishes. Each is optional; one that is missing or throws is left out.

type Device = ReturnType<typeof readDevice>

interface Battery extends EventTarget {
  readonly level: number
  readonly charging: boolean
}

/** Parts of the platform that not every browser has and TypeScript does not know. */
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

/** What can be told at once. */
export function readDevice() {
  const optional = navigator as OptionalNavigator
  const networkType = optional.connection?.effectiveType
  return {
    ...(battery && { batteryLevel: battery.level, isCharging: battery.charging }),
    ...(networkType !== undefined && { networkType }),
    ...(optional.deviceMemory !== undefined && { memoryGb: optional.deviceMemory }),
    ...(navigator.hardwareConcurrency > 0 && { cores: navigator.hardwareConcurrency }),
    ...(refreshRate !== undefined && { refreshRate }),
    // A desktop's browser offers it too, and nothing happens.
    canVibrate: typeof navigator.vibrate === 'function' && matchMedia(TOUCH).matches,
    isOnline: navigator.onLine,
    prefersReducedMotion: matchMedia(REDUCED_MOTION).matches,
    prefersDark: matchMedia(DARK).matches,
  }
}

/** Calls back whenever something may have changed: also when the tab is seen again or goes on- or offline. */
export function watchDevice(changed: (device: Device) => void): void {
  const tell = () => changed(readDevice())
  for (const query of [REDUCED_MOTION, DARK]) matchMedia(query).addEventListener('change', tell)
  addEventListener('online', tell)
  addEventListener('offline', tell)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tell()
  })
  const { connection } = navigator as OptionalNavigator
  connection?.addEventListener?.('change', tell)
  watchBattery(tell).catch((cause: unknown) => {
    console.warn('Failed to initialize device capabilities', cause)
  })
}

async function watchBattery(tell: () => void): Promise<void> {
  battery = await (navigator as OptionalNavigator).getBattery?.()
  if (!battery) return
  battery.addEventListener('levelchange', tell)
  battery.addEventListener('chargingchange', tell)
  tell()
}

/** Keeps what was measured of the screen, for every later reading. */
export function keepRefreshRate(framesPerSecond: number): Device {
  refreshRate = framesPerSecond
  return readDevice()
}
