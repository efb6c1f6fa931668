import { expect, it } from 'vitest'
import { cellFor, LEAST_CELL } from '../../src/render/pictures/pictureSheet'

it.each([
  [[], LEAST_CELL],
  [[0], LEAST_CELL],
  [[15], 16],
  [[16], 32],
  [[60, 20], 64],
  [[20, 61], 128],
  [[480], 512],
  [[9999], 512],
])('pictures of %j pixels have cells of %i, with their margins', (pixels, cell) => {
  expect(cellFor(pixels)).toBe(cell)
})
