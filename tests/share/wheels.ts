// Wheels to share. Browser tests use them too, so arbitraries are elsewhere: those take seconds to set up.

import { compression } from '../../src/platform/compression'
import { readHash } from '../../src/share/link'
import {
  createPayload,
  givenName,
  type ShareableSettings,
  type SharePayload,
} from '../../src/share/payload'
import type { SharedWheel } from '../../src/share/readPayload'
import { createLink } from '../../src/share/writeLink'
import { FALLBACK_COLOR, PALETTE } from '../../src/wheel/colors/palette'
import { FALLBACK_NAME } from '../../src/wheel/name'
import { previewOf } from '../../src/wheel/picture'
import type { Segment } from '../../src/wheel/segment'
import { DEFAULT_SETTINGS } from '../../src/wheel/settings/settings'

export const BASE = 'https://fairwheel.example/'
/** The longest origin and path that the limits on length are meant for. */
export const LONG_BASE = 'https://a-fair-and-long-host.example/wh/'
export const CREATED = 1_763_725_538_123

export interface Shareable {
  readonly name: string
  readonly segments: readonly Segment[]
  readonly palette?: string
  readonly hubPicture?: string
  readonly background?: string
  readonly settings: ShareableSettings
}

/** A wheel of the given texts, with the colors of a link that names none, and the default settings. */
export function wheelOf(texts: readonly string[], changes: Partial<Shareable> = {}): Shareable {
  const segments = texts.map((text, index) => ({
    id: `id${index}`,
    text,
    color: PALETTE[index % PALETTE.length] ?? FALLBACK_COLOR,
    weight: 1,
  }))
  return { name: 'My Wheel', segments, settings: DEFAULT_SETTINGS, ...changes }
}

export function payloadOf(wheel: Shareable, customName = wheel.name): SharePayload {
  return createPayload(wheel, wheel.settings, DEFAULT_SETTINGS, CREATED, customName)
}

/** The shared wheel that a wheel is expected to open as. */
export function asShared(wheel: Shareable): SharedWheel {
  return {
    name: givenName(wheel.name) ?? FALLBACK_NAME,
    segments: wheel.segments
      .filter((segment) => !segment.eliminated)
      .map(({ text, color, weight, picture }, index) => ({
        id: `shared-${index}`,
        text,
        color,
        weight,
        ...(picture !== undefined && { picture: previewOf(picture) }),
        eliminated: false,
      })),
    ...(wheel.palette && { palette: wheel.palette }),
    ...(wheel.hubPicture && { hubPicture: previewOf(wheel.hubPicture) }),
    ...(wheel.background && { background: previewOf(wheel.background) }),
    settings: payloadOf(wheel).settings,
    created: CREATED,
    isCustomName: payloadOf(wheel).custom === true,
    isOtherVersion: false,
  }
}

export function linkTo(wheel: Shareable, base = BASE): Promise<string> {
  return createLink({ base, payload: payloadOf(wheel), compression })
}

export function open(hash: string): Promise<SharedWheel> {
  return readHash(hash, { compression })
}

export function hashOf(url: string): string {
  return url.slice(url.indexOf('#') + 1)
}
