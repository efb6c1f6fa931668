// Owns the list of keys as 'How to Use' prints it. The actions themselves are not loaded for it;
// a test holds that both say the same.

interface Shortcut {
  readonly name: string
  readonly keys: readonly string[]
}

export const SHORTCUTS: readonly Shortcut[] = [
  { name: 'Spin Wheel', keys: ['Enter', 'Space'] },
  { name: 'Reset Wheel', keys: ['R'] },
  { name: 'Fullscreen', keys: ['F'] },
  { name: 'Toggle Elimination Mode', keys: ['E'] },
  { name: 'Toggle Sound', keys: ['S'] },
  { name: 'Next Segment', keys: ['→', '↓'] },
  { name: 'Previous Segment', keys: ['←', '↑'] },
  { name: 'Remove Focused Segment', keys: ['Delete', 'Backspace'] },
  { name: 'Add Segment', keys: ['+', '='] },
  { name: 'Keyboard Help', keys: ['?', 'H'] },
  { name: 'Exit Fullscreen and Close Dialogs', keys: ['Escape'] },
]
