export const messages = {
  wheelMenu: 'Open Wheel Menu',
  shortcuts: 'Single-Key Shortcuts',
  shortcutsNote: 'When off, Enter, Space, arrows and Delete work only on the wheel itself',
} as const
