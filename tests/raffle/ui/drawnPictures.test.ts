// Proves that nobody is shown with the picture of somebody else.

import { expect, it } from 'vitest'
import { drawnPictures } from '../../../src/raffle/ui/drawnPictures'
import type { Segment } from '../../../src/wheel/segment'

const segment = (id: string, text: string, picture?: string): Segment => ({
  ...{ id, text, color: '#336699', weight: 1 },
  ...(picture && { picture }),
})

const LIST = ['Ada', 'Grace', 'Alan'].map((text, index) => ({ id: `option${index}`, text }))

const picturesOn = (...segments: readonly Segment[]) =>
  LIST.map((_, index) => drawnPictures(LIST, segments)(index))

it('an option of the draw has the picture that it has on the wheel, wherever it stands there', () => {
  const ada = segment('option0', 'Ada', '🐶')
  expect(picturesOn(segment('option2', 'Alan', '🐱'), segment('option1', 'Grace'), ada)).toEqual([
    '🐶',
    undefined,
    '🐱',
  ])
})

it('one that was removed since has none, and one that has another name by now has not its picture', () => {
  const renamed = segment('option0', 'Edsger', '🐶')
  // Another one of the same name, which may be somebody else.
  const other = segment('option7', 'Grace', '🐱')
  expect(picturesOn(renamed, other)).toEqual([undefined, undefined, undefined])
  // With a space more it is the same name.
  expect(picturesOn(segment('option0', 'Ada ', '🐶'))[0]).toBe('🐶')
})
