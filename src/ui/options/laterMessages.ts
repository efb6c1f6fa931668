// Texts of what the list shows after the first paint.

export const laterMessages = {
  keepWheel: 'Keep This Wheel',
  chance: (odds: string) => `Chance to win: ${odds}`,
  /** Of who may go out by that, or win. */
  chanceToBeDrawn: (odds: string) => `Chance to be drawn: ${odds}`,
} as const
