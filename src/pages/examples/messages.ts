export const messages = {
  intro:
    'Eight wheels to get you started. Each one opens as your own copy, so you can change the options, spin it and share it. Your current wheel stays saved.',
  optionsOf: (wheel: string) => `Options in ${wheel}`,
  /** Options of the wheel that its card does not list. */
  more: (count: number) => `+${count} more`,
  tryWheel: 'Try This Wheel',
  /** For screen readers, so that the eight links differ. */
  tryWheelNamed: (wheel: string) => `Try This Wheel: ${wheel}`,
  createWheel: 'Create Custom Wheel',
} as const
