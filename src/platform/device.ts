// Owns what the browser tells of the device: battery, network, memory, cores, screen, vibration, the
// system's wishes. Each is optional; one that is missing or throws is left out.

import type { DeviceCapabilities } from '../settings/device'

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
const DARK = '(prefers-color-scheme: dark)'
/** Frames whose spacing is taken for the screen's; the middle one, so that a late frame does not count. */
const RATE_FRAMES = 20

let battery: Battery | undefined
let refreshRate: number | undefined

/** What can be told at once. */
export function readDevice(): DeviceCapabilities {
  const optional = navigator as OptionalNavigator
  const networkType = optional.connection?.effectiveType
  return {
    ...(battery && { batteryLevel: battery.level, isCharging: battery.charging }),
    ...(networkType !== undefined && { networkType }),
    ...(optional.deviceMemory !== undefined && { memoryGb: optional.deviceMemory }),
    ...(navigator.hardwareConcurrency > 0 && { cores: navigator.hardwareConcurrency }),
    ...(refreshRate !== undefined && { refreshRate }),
    canVibrate: typeof navigator.vibrate === 'function',
    isOnline: navigator.onLine,
    prefersReducedMotion: matchMedia(REDUCED_MOTION).matches,
    prefersDark: matchMedia(DARK).matches,
  }
}

/** Calls back whenever something may have changed: also when the tab is seen again or goes on- or offline. */
export function watchDevice(changed: (device: DeviceCapabilities) => void): void {
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

/** Measures the screen's refresh rate over a few frames, once; later calls do nothing. */
export function measureRefreshRate(measured: (device: DeviceCapabilities) => void): void {
  if (refreshRate !== undefined) return
  const times: number[] = []
  const frame = (time: number) => {
    times.push(time)
    if (times.length <= RATE_FRAMES) return requestAnimationFrame(frame)
    const gaps = times.slice(1).map((one, index) => one - (times[index] ?? one))
    const middle = gaps.sort((a, b) => a - b)[RATE_FRAMES / 2] ?? 0
    if (middle > 0) refreshRate = Math.round(1000 / middle)
    measured(readDevice())
    return undefined
  }
  requestAnimationFrame(frame)
}
