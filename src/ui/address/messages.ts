export const messages = {
  /** The reason stands below it, in the words of src/share/messages.ts. */
  notOpened: 'Failed to load shared wheel from URL',
} as const
