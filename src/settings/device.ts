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

/** Whether a value is known and below a limit. */
export function isBelow(value: number | undefined, limit: number): boolean {
  return value !== undefined && value < limit
}

/** Whether the device runs on a battery that is charged to less than this share. */
export function isBatteryBelow(device: DeviceCapabilities, share: number): boolean {
  return device.isCharging === false && isBelow(device.batteryLevel, share)
}
