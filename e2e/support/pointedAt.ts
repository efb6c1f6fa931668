// The option whose color is under the pointer.

import { expect } from 'playwright/test'
import { inkOn } from '../../src/wheel/colors/color'
import { DEFAULT_LOOK } from '../../src/wheel/look'
import { type Clip, distance, type Picture, type Rgb, rgb, takePicture } from './pixels'
import type { StoredOption } from './savedWheels'
import type { WheelPage } from './wheelPage'

/** Colors of distinctOptions are at least 48 apart, also under the overlay; antialiasing moves one by less. */
const SAME_COLOR = 19
/** What labels are written in, and how far from it a pixel of theirs is at most; those at their edges are further. */
const INKS = [rgb(inkOn('#ffffff')), rgb(inkOn('#000000'))]
const NEAR_INK = 60

/**
 * Name of the option whose color lies along the radius under the pointer. That line stays inside one
 * segment from rim to hub, so its color is the most frequent one there, whatever letters cross it.
 */
export async function optionUnderPointer(
  main: WheelPage,
  options: readonly StoredOption[],
): Promise<string> {
  const clip = lineUnderPointer(await main.place())
  return optionIn(await takePicture(main.page, clip), options)
}

/** Where on the screen that radius is, for a wheel with its middle at x and y. */
export function lineUnderPointer({ x, y, metrics }: Awaited<ReturnType<WheelPage['place']>>): Clip {
  const outer = metrics.radius - metrics.pointerReach - 4
  const inner = metrics.hubRadius + (metrics.radius > 100 ? 30 : 10)
  // The line lies between two columns of pixels.
  return { x: x - 1, y: y - outer, width: 2, height: outer - inner }
}

/** Name of the option whose color is the most frequent in a picture of that line. */
export function optionIn(picture: Picture, options: readonly StoredOption[]): string {
  const votes = options.map(() => 0)
  let letters = 0
  for (let row = 0; row < picture.height; row += 1) {
    for (let column = 0; column < picture.width; column += 1) {
      const seen = picture.at(column, row)
      const distances = options.map(({ color }) => distanceUnderOverlay(seen, rgb(color)))
      const least = Math.min(...distances)
      const index = distances.indexOf(least)
      if (least < SAME_COLOR) votes[index] = (votes[index] ?? 0) + 1
      else if (INKS.some((ink) => distance(seen, ink) < NEAR_INK)) letters += 1
    }
  }
  const most = Math.max(...votes)
  // A label that lies along the line hides what it is written on.
  const free = picture.width * picture.height - letters
  expect(most / free, 'the part of the line that has the winning color').toBeGreaterThan(0.4)
  return options[votes.indexOf(most)]?.text ?? 'nobody'
}

/** How far a seen color is from `color` under as much of the winner's translucent white as fits best. */
function distanceUnderOverlay(seen: Rgb, color: Rgb): number {
  const toWhite = color.map((channel) => (255 - channel) * DEFAULT_LOOK.winnerOverlay)
  const [red = 0, green = 0, blue = 0] = toWhite
  const along =
    (seen[0] - color[0]) * red + (seen[1] - color[1]) * green + (seen[2] - color[2]) * blue
  const part = Math.min(1, Math.max(0, along / (red * red + green * green + blue * blue)))
  return distance(seen, [color[0] + part * red, color[1] + part * green, color[2] + part * blue])
}
