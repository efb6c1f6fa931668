// What becomes of files that a visitor takes for pictures, in the browser's own worker.

import { expect, test } from 'vitest'
import type { Refusal } from '../../../src/platform/pictures/picture.worker'
import { previewPixels } from '../../../src/platform/pictures/preview'
import { readPictures } from '../../../src/platform/pictures/readPictures'
import { replaceWorkers } from '../support/device'
import {
  animatedGif,
  avif,
  bmp,
  heic,
  type Pixel,
  painted,
  pixelsIn,
  pixelsOf,
  pngHeader,
  read,
  readOne,
  textOf,
  withExif,
} from '../support/pictures'

const RED = [255, 0, 0, 255] as const
const BLUE = [0, 0, 255, 255] as const

/** WebP and JPEG change colors a little, and a preview a little more. */
function expectColor(pixel: Pixel, color: Pixel, tolerance = 8) {
  const isNear = pixel.every((value, index) => Math.abs(value - (color[index] ?? 0)) <= tolerance)
  expect(isNear, `${pixel} is like ${color}`).toBe(true)
}

async function expectRefusal(file: Blob, refusal: Refusal) {
  expect(await read(file)).toEqual([{ refusal }])
}

/** In each worker, `code` runs before the worker's own script. Gone at the end of the test. */
function inWorkers(code: string) {
  const scriptOf = (text: string) =>
    URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
  const first = scriptOf(code)
  return replaceWorkers((address) =>
    scriptOf(`import ${JSON.stringify(first)}\nimport ${JSON.stringify(address)}`),
  )
}

const KINDS: Readonly<Record<string, () => Blob | Promise<Blob>>> = {
  PNG: () => painted(20, 20, 'red', 'image/png'),
  JPEG: () => painted(20, 20, 'red', 'image/jpeg'),
  WebP: () => painted(20, 20, 'red', 'image/webp'),
  GIF: () => animatedGif(0),
  BMP: () => bmp(255, 0, 0),
}

for (const [kind, make] of Object.entries(KINDS)) {
  test(`a ${kind} comes out as a new WebP of its size, with its hash and a preview`, async () => {
    const file = await make()
    const { hash, preview, blob } = await readOne(file)
    expect(blob.type).toBe('image/webp')
    expect((await textOf(blob)).slice(8, 12)).toBe('WEBP')
    const [before, after] = [await pixelsOf(file), await pixelsOf(blob)]
    expect([after.width, after.height]).toEqual([before.width, before.height])
    expectColor(after.at(0.5, 0.5), RED)

    const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())
    const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)))
    expect(hash).toMatch(/^[\w-]{43}$/)
    expect(hash.replaceAll('-', '+').replaceAll('_', '/')).toBe(base64.replace('=', ''))
    expect(preview).toMatch(/^[\w-]{20,34}$/)
    const shown = pixelsIn(previewPixels(preview) as ImageData)
    expectColor(shown.at(0.5, 0.5), RED, 24)
  })
}

test('an AVIF comes out too', async () => {
  expect((await readOne(avif())).blob.type).toBe('image/webp')
})

test('a large picture comes out small, in its proportions, with every pixel in it', async () => {
  const photo = await painted(4000, 3000, (context) => {
    context.fillStyle = 'black'
    context.fillRect(0, 0, 4000, 3000)
    context.fillStyle = 'white'
    // Every third column, and in the lower half every third row.
    for (let x = 0; x < 4000; x += 3) context.fillRect(x, 0, 1, 1500)
    for (let y = 1500; y < 3000; y += 3) context.fillRect(0, y, 4000, 1)
  })
  const { blob } = await readOne(photo)
  const pixels = await pixelsOf(blob)
  expect([pixels.width, pixels.height]).toEqual([512, 384])
  // A third of the light everywhere, almost without waves.
  for (const y of [0.2, 0.3, 0.7, 0.8]) {
    for (let x = 0.1; x < 0.9; x += 0.0137) expectColor(pixels.at(x, y), [85, 85, 85, 255], 28)
  }
})

test('sides keep at least a pixel, and what is narrow keeps its longer side', async () => {
  const { width, height } = await pixelsOf((await readOne(await painted(3, 2000, 'red'))).blob)
  expect([width, height]).toEqual([1, 512])
})

test('a photo is turned as its camera was held, and its place is left out @pictures.hostile', async () => {
  const lying = await painted(
    60,
    30,
    (context) => {
      context.fillStyle = 'red'
      context.fillRect(0, 0, 30, 30)
      context.fillStyle = 'blue'
      context.fillRect(30, 0, 30, 30)
    },
    'image/jpeg',
  )
  const photo = await withExif(lying, 6, '48.8584 N, 2.2945 E')
  expect(await textOf(photo)).toContain('48.8584 N')
  const { blob } = await readOne(photo)
  const upright = await pixelsOf(blob)
  expect([upright.width, upright.height]).toEqual([30, 60])
  expectColor(upright.at(0.5, 0.2), RED, 16)
  expectColor(upright.at(0.5, 0.8), BLUE, 16)
  expect(await textOf(blob)).not.toMatch(/exif|48\.8584/i)
})

test('what is hidden behind a picture is left out @pictures.hostile', async () => {
  const page = '<script>alert(document.domain)</script>'
  const picture = await painted(20, 20, 'red')
  const { blob, hash } = await readOne(new Blob([picture, page], { type: 'text/html' }))
  expect(await textOf(blob)).not.toContain('script')
  expect(hash).toBe((await readOne(picture)).hash)
})

test('of an animation the first picture is left @pictures.hostile', async () => {
  const { blob } = await readOne(animatedGif(2, 0, 1))
  expectColor((await pixelsOf(blob)).at(0.5, 0.5), BLUE)
  expect(await textOf(blob)).toMatch(/^RIFF/)
  expect(await textOf(blob)).not.toContain('ANIM')
})

test('what was transparent stays so', async () => {
  const logo = await painted(40, 40, (context) => {
    context.fillStyle = 'blue'
    context.fillRect(0, 0, 20, 40)
  })
  const { blob, preview } = await readOne(logo)
  const pixels = await pixelsOf(blob)
  expectColor(pixels.at(0.2, 0.5), BLUE)
  expect(pixels.at(0.8, 0.5)[3]).toBe(0)
  const shown = pixelsIn(previewPixels(preview) as ImageData)
  expect(shown.at(0.1, 0.5)[3]).toBeGreaterThan(200)
  expect(shown.at(0.9, 0.5)[3]).toBeLessThan(60)
})

test('where a browser writes no WebP, photos become JPEG and transparent pictures PNG', async () => {
  // As Safari does.
  inWorkers(`const { convertToBlob } = OffscreenCanvas.prototype
    OffscreenCanvas.prototype.convertToBlob = function ({ type, quality }) {
      return convertToBlob.call(this, { type: type.replace('webp', 'png'), quality })
    }`)
  const [photo, logo] = await Promise.all([
    readOne(await painted(20, 20, 'red')),
    readOne(await painted(20, 20, '#ff00007f')),
  ])
  expect([photo.blob.type, logo.blob.type]).toEqual(['image/jpeg', 'image/png'])
  expectColor((await pixelsOf(photo.blob)).at(0.5, 0.5), RED)
  expectColor((await pixelsOf(logo.blob)).at(0.5, 0.5), [255, 0, 0, 127], 2)
})

test('the same file has the same hash, and another one another', async () => {
  const noise = (seed: number) =>
    painted(300, 200, (context) => {
      for (let x = 0; x < 300; x += 1) {
        context.fillStyle = `hsl(${(x * seed) % 360} 80% 50%)`
        context.fillRect(x, 0, 1, 200)
      }
    })
  const [one, other] = [await noise(7), await noise(11)]
  const hashes = (await read(one, other, one)).map((each) => (each.refusal ? '' : each.hash))
  expect(hashes[2]).toBe(hashes[0])
  expect(hashes[1]).not.toBe(hashes[0])
})

const REFUSED: Readonly<Record<string, readonly [Refusal, () => Blob | Promise<Blob>]>> = {
  'a text': ['notAPicture', () => new Blob(['Ada\nGrace'], { type: 'image/png' })],
  'a page': ['notAPicture', () => new Blob(['<!doctype html><p>Ada</p>'], { type: 'image/png' })],
  nothing: ['notAPicture', () => new Blob([])],
  'an SVG with a script': [
    'svg',
    () => new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>']),
  ],
  'a photo that only other browsers decode': ['heic', heic],
  'a PNG of which half has arrived': [
    'damaged',
    async () => {
      const whole = await painted(600, 600, (context) => {
        for (let y = 0; y < 600; y += 1) {
          context.fillStyle = `hsl(${(y * y) % 360} 70% 50%)`
          context.fillRect(0, y, 600, 1)
        }
      })
      return whole.slice(0, whole.size / 2)
    },
  ],
  'a PNG that is only a header': ['damaged', () => pngHeader(10, 10)],
  'a PNG without width': ['damaged', () => pngHeader(0, 10)],
  'a file of more than 20 MB': ['tooLarge', () => new Blob([new Uint8Array(20 * 2 ** 20 + 1)])],
}

for (const [what, [refusal, make]] of Object.entries(REFUSED)) {
  test(`${what} is refused: ${refusal}`, async () => {
    await expectRefusal(await make(), refusal)
  })
}

test('too many pixels are refused before anything is decoded @pictures.hostile', async () => {
  // Whatever were decoded would never end.
  inWorkers('globalThis.createImageBitmap = () => new Promise(() => {})')
  await expectRefusal(pngHeader(60_000, 60_000), 'tooManyPixels')
  await expectRefusal(pngHeader(8000, 8000), 'tooManyPixels')
  await expectRefusal(pngHeader(16_385, 1), 'tooManyPixels')
})

test('the largest photo of a phone is not too large', async () => {
  inWorkers(`const { createImageBitmap } = globalThis
    globalThis.createImageBitmap = () => createImageBitmap(new ImageData(816, 614))`)
  expect(await read(pngHeader(8160, 6144))).toMatchObject([{ hash: expect.any(String) }])
})

test('a header that lies about its size does not get through @pictures.hostile', async () => {
  inWorkers(
    'globalThis.createImageBitmap = async () => ({ width: 20_000, height: 20_000, close() {} })',
  )
  await expectRefusal(await painted(20, 20, 'red'), 'tooManyPixels')
})

test('noise that a browser gives for pixels is taken for no picture', async () => {
  // As Firefox does where it resists fingerprinting.
  inWorkers(`const { prototype } = OffscreenCanvasRenderingContext2D
    const { getImageData } = prototype
    prototype.getImageData = function (...where) {
      const pixels = getImageData.apply(this, where)
      crypto.getRandomValues(pixels.data.subarray(0, 64))
      return pixels
    }`)
  await expectRefusal(await painted(20, 20, 'red'), 'failed')
})

test('files that have gone and workers that break cost no other picture @pictures.hostile', async () => {
  const picture = await painted(20, 20, 'red')
  const folder = await navigator.storage.getDirectory()
  const handle = await folder.getFileHandle('picture.png', { create: true })
  const writable = await handle.createWritable()
  await writable.write(picture)
  await writable.close()
  const file = await handle.getFile()
  await folder.removeEntry('picture.png')
  // At the first picture of blue it breaks.
  const blue = await painted(7, 7, 'blue')
  inWorkers(`addEventListener('message', ({ data }) => {
    if (data.file.size === ${blue.size}) {
      setTimeout(() => { throw new Error('Broken') })
      globalThis.createImageBitmap = () => new Promise(() => {})
    }
  })`)
  const reads = await read(file, picture, blue, picture)
  expect(reads.map(({ refusal }) => refusal)).toEqual(['failed', undefined, 'failed', undefined])
})

test('five hundred pictures can be given up at any time', async () => {
  const files = Array(500).fill(await painted(40, 40, 'red')) as Blob[]
  const giveUp = new AbortController()
  const indices: number[] = []
  const done = readPictures(files, (index) => indices.push(index), giveUp.signal)
  await expect.poll(() => indices.length).toBeGreaterThanOrEqual(5)
  giveUp.abort()
  const reported = [...indices]
  await done
  // Time enough for some of the others.
  await read(...files.slice(0, 5))
  expect(indices).toEqual(reported)
  expect(indices).toEqual(indices.map((_, index) => index))
  expect(indices.length).toBeLessThan(500)
})

test('no text that comes with a link breaks the preview', () => {
  const preview = '1QcSHQRnh493V4dIh4eXh1h4kJUI'
  expect(previewPixels(preview)).toMatchObject({ width: 23, height: 32 })
  for (const text of ['', 'A', preview.slice(0, 6), `${preview}=`, `${preview} `, 'A'.repeat(49)]) {
    expect(previewPixels(text)).toBeNull()
  }
  // Sides of 0.
  expect(previewPixels('AAAAAAA')).toBeNull()
  expect(previewPixels('AAAAAIA')).toBeNull()
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  for (let seed = 1; seed <= 2000; seed += 1) {
    const text = Array.from(
      { length: seed % 50 },
      (_, index) => letters[(seed * (index + 7) ** 3) % 64],
    ).join('')
    const pixels = previewPixels(text)
    if (pixels) expect(Math.max(pixels.width, pixels.height)).toBe(32)
  }
})
