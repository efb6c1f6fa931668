export const messages = {
  wheelMenu: 'Wheel Options',
  shortcuts: 'Single-Key Shortcuts',
  shortcutsNote: 'When off, Enter, Space, arrows and Delete work only on the wheel itself',
} as const
