export const messages = {
  title: 'Clear Saved Data',
  removes: 'This removes the following from this browser:',
  removed: [
    'Your wheel and the wheels you can go back to',
    'All results, eliminations and statistics',
    'All settings, including wheel size, shortcuts and vibration',
  ],
  stays: 'The theme stays. Other open tabs of this site start over too.',
  wayBack: 'You can put everything back in the settings until you leave this page.',
  keep: 'Keep Everything',
  clear: 'Clear Saved Data',
} as const
