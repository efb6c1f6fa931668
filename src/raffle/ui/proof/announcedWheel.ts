// The wheel of an announced draw.

import { FALLBACK_NAME } from '../../../share/payload'
import type { SharedWheel } from '../../../share/readPayload'
import { nameText } from '../../../wheel/name'
import type { Announcement } from '../../proof/announcement'

/** The shortest spin that a wheel can be set to. */
const SHORTEST_SPIN_MS = 500
/** Of a weight of 1. */
const HUNDREDTHS = 100

/** As it was announced, for every device alike: its slices are as wide as its names are likely. */
export function announcedWheel({ name, entries, weights, show }: Announcement): SharedWheel {
  const settings = {
    theme: show.theme,
    spinDuration: Math.max(SHORTEST_SPIN_MS, show.spinMs),
    weightsCount: weights !== null,
  }
  return {
    name: nameText(name) ?? FALLBACK_NAME,
    segments: entries.map((text, index) => ({
      id: `shared-${index}`,
      text,
      color: show.colors[index] ?? '#808080',
      weight: (weights?.[index] ?? HUNDREDTHS) / HUNDREDTHS,
      eliminated: false,
    })),
    settings,
    created: null,
    isCustomName: nameText(name) !== null,
    isOtherVersion: false,
  }
}
