export const messages = {
  /** @param reason such as `This link is damaged or incomplete` */
  notOpened: (reason?: string) =>
    reason
      ? `Failed to load shared wheel from URL: ${reason}`
      : 'Failed to load shared wheel from URL',
} as const
