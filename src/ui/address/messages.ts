export const messages = {
  /** @param reason such as `The link is damaged` */
  notOpened: (reason?: string) =>
    reason
      ? `Failed to load shared wheel from URL: ${reason}`
      : 'Failed to load shared wheel from URL',
} as const
