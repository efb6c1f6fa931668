// Owns what is known of the device, as far as it changes what the settings mean. Everything is optional:
// a browser that does not tell costs nothing.

export interface DeviceCapabilities {
  /** 0 to 1. */
  readonly batteryLevel?: number
  readonly isCharging?: boolean
  /** `slow-2g`, `2g`, `3g` or `4g` (Network Information API). */
  readonly networkType?: string
  /** Gigabytes, as coarse as the browser tells. */
  readonly memoryGb?: number
  readonly cores?: number
  /** Frames a second the screen shows. */
  readonly refreshRate?: number
  readonly canVibrate: boolean
  readonly isOnline: boolean
  readonly prefersReducedMotion: boolean
  readonly prefersDark: boolean
}
