export const messages = {
  bar: 'Panels',
  options: 'Options',
  results: 'Results',
  share: 'Share',
  settings: 'Settings',
  close: (panel: string) => `Close ${panel}`,
} as const
