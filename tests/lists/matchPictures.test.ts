import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchPictures, nameOfPicture } from '../../src/lists/matchPictures'
import { timesArithmetic } from '../timing'

describe('photos go to options by the names of their files', () => {
  it.each([
    ['Ava.jpg', ['Ben', 'Ava'], 1],
    ['ava.JPEG', ['Ava'], 0],
    ['C:\\photos\\Ava.png', ['Ava'], 0],
    ['class/Ava.png', ['Ava'], 0],
    ['Chloe.jpg', ['Chloé'], 0],
    ['Zoë_Müller.webp', ['zoe muller'], 0],
    ['01_Ava.jpg', ['Ava'], 0],
    ['Ava (2).jpg', ['Ava'], 0],
    ['Smith, Ava.jpg', ['Ava Smith'], 0],
    ['Ava Smith.jpg', ['Ava'], 0],
    ['Ava.jpg', ['Ava Smith', 'Ben'], 0],
    ['Ann Lee 3b.jpg', ['Ann', 'Ann Lee'], 1],
    ['山田太郎.jpg', ['山田太郎'], 0],
    ['no type', ['No Type'], 0],
    ['राम.jpg', ['रमा', 'राम'], 1],
    ['か.jpg', ['が', 'か'], 1],
    // Nobody knows which.
    ['ann.jpg', ['Ann Lee', 'Ann Maria Lee'], undefined],
    ['Ava.jpg', ['Ava Smith', 'Ava Jones'], undefined],
    ['Ava Ben.jpg', ['Ava', 'Ben'], undefined],
    ['Avaline.jpg', ['Ava'], undefined],
    ['IMG_1234.jpg', ['Ava'], undefined],
    ['.jpg', ['Ava'], undefined],
    ['', [''], undefined],
  ])('%j of %j', (file, options, expected) => {
    expect(matchPictures([file], options)).toEqual([expected])
  })

  it('each option gets one, and the exact name comes first', () => {
    expect(matchPictures(['Ava Smith.jpg', 'Ava.jpg', 'ava 2.jpg'], ['Ava', 'Ben'])).toEqual([
      undefined,
      0,
      undefined,
    ])
    expect(matchPictures(['Ava.jpg', 'Ava copy.jpg'], ['Ava', 'Ava'])).toEqual([0, 1])
  })

  it('no option gets two, whatever the names are', () => {
    const names = fc.array(fc.constantFrom('Ava', 'ava b', 'Ben', 'Ben C', 'á', '1', ' '), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(names, names, (files, options) => {
        const matched = matchPictures(files, options).filter((one) => one !== undefined)
        expect(new Set(matched).size).toBe(matched.length)
        for (const index of matched) expect(options[index]).toBeDefined()
      }),
    )
  })

  it('500 of 1,000 options are matched in a moment', async () => {
    const options = Array.from({ length: 1000 }, (_, index) => `First${index} Last${index % 30}`)
    const files = options.filter((_, index) => index % 2 === 0).map((name) => `${name}.jpg`)
    expect(matchPictures(files, options).every((index, file) => index === 2 * file)).toBe(true)
    expect(await timesArithmetic(() => matchPictures(files, options))).toBeLessThan(60)
  })
})

describe('a new option is named after a file', () => {
  it.each([
    ['Ava Smith.jpg', 'Ava Smith'],
    ['Ava_Smith.jpeg', 'Ava Smith'],
    ['12 - Ava.png', 'Ava'],
    ['03.Ben.png', 'Ben'],
    ['7.png', undefined],
    ['7 Dwarfs.png', 'Dwarfs'],
    ['IMG_20261129_101112.jpg', undefined],
    ['IMG-20261129-WA0007.jpg', undefined],
    ['WhatsApp Image 2026-11-29 at 10.11.12.jpeg', undefined],
    ['PXL_20261129_101112123.jpg', undefined],
    ['DSC_0042.JPG', undefined],
    ['Screenshot 2026-11-29 at 10.11.12.png', undefined],
    ['photo (3).jpg', undefined],
    ['0f3a9c0d1e2b4f5a6071.jpg', undefined],
    ['.jpg', undefined],
    [`${'y'.repeat(40)}.jpg`, 'y'.repeat(30)],
  ])('%j: %j', (file, expected) => {
    expect(nameOfPicture(file)).toBe(expected)
  })
})
