export const messages = {
  close: 'Close',
  dismiss: 'Dismiss message',
  closePanel: (panel: string) => `Close ${panel}`,
  notLoaded: 'Part of the page could not be loaded. Check your connection and try again.',
} as const
