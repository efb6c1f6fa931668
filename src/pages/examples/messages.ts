export const messages = {
  optionsOf: (wheel: string) => `Options in ${wheel}`,
  more: (count: number) => `+${count} more`,
  tryWheel: 'Try This Wheel',
  /** For screen readers, so that the eight links differ. */
  tryWheelNamed: (wheel: string) => `Try This Wheel: ${wheel}`,
  createWheel: 'Create Custom Wheel',
} as const
