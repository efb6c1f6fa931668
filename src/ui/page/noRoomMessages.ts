export const messages = {
  noRoom: 'No Room to Save Another Wheel',
  /** @param wheel its name, isolated from the direction of this sentence */
  noRoomFor: (wheel: string) =>
    `This browser has no room left to save “${wheel}” as well as your own wheel.`,
  openingWithoutRoom:
    'You can open it anyway, and your own wheel stays saved. Changes to the new one are lost when you close the page.',
  keepOwnWheel: 'Keep My Wheel',
  openAnyway: 'Open Anyway',
  saveOwnWheel: 'Save My Wheel to a File',
} as const
