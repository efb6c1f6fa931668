export const messages = {
  title: 'Clear Saved Data',
  removes: 'This removes the following from this browser:',
  removed: [
    'Your wheel and the wheels you can go back to',
    'All results, eliminations and statistics',
    'All settings, including wheel size, shortcuts and vibration',
  ],
  stays: 'The theme stays. Other open tabs of this site start over too.',
  wayBack: 'Until you leave this page, “Put Saved Data Back” in the settings undoes this.',
  keep: 'Keep Everything',
  clear: 'Clear Saved Data',
} as const
