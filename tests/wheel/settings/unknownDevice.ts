// A device that reports nothing.

import type { DeviceCapabilities } from '../../../src/wheel/settings/timing'

export const UNKNOWN_DEVICE: DeviceCapabilities = {
  canVibrate: false,
  isOnline: true,
  prefersReducedMotion: false,
  prefersDark: false,
}
