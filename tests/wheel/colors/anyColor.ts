import fc from 'fast-check'

export const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((packed) => `#${packed.toString(16).padStart(6, '0')}`)
