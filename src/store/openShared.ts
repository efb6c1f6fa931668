// Owns what becomes of a wheel out of a link or a file: a whole wheel with no past, and the settings it brings.

import { withSpinDuration } from '../settings/changes'
import { DEFAULT_SETTINGS, type Settings } from '../settings/settings'
import { mergeSettings, type SharedSettings } from '../share/payload'
import type { SharedWheel } from '../share/readPayload'
import { wheelOf } from '../wheel/wheel'
import type { App } from './createApp'
import type { OwnWheel, WheelLink } from './state'

/**
 * Opens it in place of the wheel that is there; false while that one spins.
 * @param hash of the link it came by; `null` for a file
 * @param now milliseconds since 1970
 */
export function openShared(
  app: App,
  shared: SharedWheel,
  hash: string | null,
  now: number,
): boolean {
  const opened: OwnWheel = {
    wheel: wheelOf(shared.name, shared.segments, now),
    settings: settingsWith(app.store.getState().settings, shared.settings),
  }
  const link: WheelLink | null = hash === null ? null : { hash, isOpened: true }
  return app.actions.openWheel(opened, link, openedMessage(shared))
}

function openedMessage({ name, segments }: SharedWheel): string {
  return `Loaded shared wheel: "${name}" with ${segments.length} options`
}

/** A spin duration that travels is the legacy slider's, so it selects the custom preset. */
function settingsWith(current: Settings, shared: Partial<SharedSettings>): Settings {
  const settings = mergeSettings(current, shared, DEFAULT_SETTINGS)
  const { spinDuration } = shared
  return spinDuration === undefined ? settings : withSpinDuration(settings, spinDuration)
}
