// Checks the pixels of every measured wheel: a blank wheel would have the best times of all.

/** Sample points at two distances from the center, beside the labels where possible. */
const RADII = [55, 145]
const POINTS = 40
/** Distances from the center along the radius under the pointer, between the hub and what the pointer covers. */
const POINTED = Array.from({ length: 25 }, (_, index) => 60 + 3 * index)
/** Tolerance in degrees of hue, and the least saturation with a hue: lines lighten colors, letters darken them. */
const TOLERANCE = 20
const LEAST_CHROMA = 24
/** Without a GPU the peer may take seconds to paint. */
const PICTURE_MS = 120_000
/** Share of points that must match; the rest may be on letters. */
const LEAST_SHARE = 0.5

/**
 * A fingerprint of the canvas, which changes with the picture.
 * @param {import('playwright').Page} page
 * @param {string} what for the message
 * @param {readonly string[] | null} colors all that must be seen on the disc; `null` where it turns
 * @throws when the expected colors are missing
 */
export async function checkPicture(page, what, colors) {
  const selector = what === 'product' ? '[data-drawing] canvas, canvas' : '#place canvas'
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${what} has no canvas`)
  const picture = await page.screenshot({ clip: box, timeout: PICTURE_MS })
  const seen = await page.evaluate(read, {
    data: picture.toString('base64'),
    side: box.width,
    radii: RADII,
    count: POINTS,
  })
  if (colors === null) return JSON.stringify(seen)
  const wanted = [...new Set(colors)].map((hex) => hue(channels(hex)))
  const found = seen.map((color) => wanted.findIndex((one) => isNear(one, hue(color))))
  const share = found.filter((index) => index >= 0).length / found.length
  const isEachSeen = wanted.every((_, index) => found.includes(index))
  if (share < LEAST_SHARE || !isEachSeen) {
    throw new Error(`${what} does not show its options: ${JSON.stringify(seen)}`)
  }
  return JSON.stringify(seen)
}

/**
 * The color of `colors` that most of the radius under the pointer has, between hub and rim.
 * @param {import('playwright').Page} page of the product
 * @param {readonly string[]} colors
 * @returns {Promise<string | undefined>}
 */
export async function colorUnderPointer(page, colors) {
  const box = await page.locator('[data-drawing]').first().boundingBox()
  if (!box) throw new Error('product has no wheel')
  const picture = await page.screenshot({ clip: box, timeout: PICTURE_MS })
  const seen = await page.evaluate(read, {
    data: picture.toString('base64'),
    side: box.width,
    radii: POINTED,
    count: 1,
  })
  const hues = colors.map((hex) => hue(channels(hex)))
  const votes = colors.map((_, index) => {
    return seen.filter((color) => isNear(hues[index], hue(color))).length
  })
  const most = Math.max(...votes)
  return most > 0 ? colors[votes.indexOf(most)] : undefined
}

/** @param {string} hex */
function channels(hex) {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

/** Degrees, or nothing where the color is gray. @param {number[]} color */
function hue([red = 0, green = 0, blue = 0]) {
  const chroma = Math.max(red, green, blue) - Math.min(red, green, blue)
  if (chroma < LEAST_CHROMA) return undefined
  const angle = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue)
  return (angle * 180) / Math.PI
}

/** @param {number | undefined} one @param {number | undefined} other */
function isNear(one, other) {
  if (one === undefined || other === undefined) return false
  const apart = Math.abs(one - other)
  return Math.min(apart, 360 - apart) <= TOLERANCE
}

/** Runs in the page. @param {{ data: string, side: number, radii: number[], count: number }} how */
async function read({ data, side, radii, count }) {
  const image = new Image()
  image.src = `data:image/png;base64,${data}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The page has no 2D drawing')
  context.drawImage(image, 0, 0)
  const middle = canvas.width / 2
  const scale = canvas.width / side
  return radii.flatMap((radius) =>
    Array.from({ length: count }, (_, point) => {
      const angle = count === 1 ? 0 : ((point + 0.25) / count) * 2 * Math.PI
      const x = Math.round(middle + radius * scale * Math.sin(angle))
      const y = Math.round(middle - radius * scale * Math.cos(angle))
      return [...context.getImageData(x, y, 1, 1).data.slice(0, 3)]
    }),
  )
}
