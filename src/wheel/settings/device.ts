/** What is known about the device. Browsers do not report every value; those that are missing have no effect. */
export interface DeviceCapabilities {
  /** 0 to 1. */
  readonly batteryLevel?: number
  readonly isCharging?: boolean
  /** `slow-2g`, `2g`, `3g` or `4g` (Network Information API). */
  readonly networkType?: string
  /** Gigabytes; browsers round it. */
  readonly memoryGb?: number
  readonly cores?: number
  /** Frames per second of the screen. */
  readonly refreshRate?: number
  readonly canVibrate: boolean
  readonly isOnline: boolean
  readonly prefersReducedMotion: boolean
  readonly prefersDark: boolean
}

/** A device of which nothing is known. */
export const PLAIN_DEVICE: DeviceCapabilities = {
  canVibrate: false,
  isOnline: true,
  prefersReducedMotion: false,
  prefersDark: false,
}

/** The share of a full battery below which power is saved. */
export const LOW_BATTERY = 0.2

/** False for a value that the browser does not tell. */
export function isKnownBelow(value: number | undefined, limit: number): boolean {
  return value !== undefined && value < limit
}

/** Whether the device runs on a battery that is charged to less than this share. */
export function isBatteryBelow(device: DeviceCapabilities, share: number): boolean {
  return device.isCharging === false && isKnownBelow(device.batteryLevel, share)
}
