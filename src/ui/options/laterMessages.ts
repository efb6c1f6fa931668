// Texts of what the list shows after the first paint.

export const laterMessages = {
  keepWheel: 'Keep This Wheel',
  chance: (odds: string) => `Chance to win: ${odds}`,
} as const
