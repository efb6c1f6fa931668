/** Characters of a wheel's file. The largest wheel has 30 million: 10,000 texts of 480 code units, each an escape of six. */
export const MAX_FILE_LENGTH = 2 ** 25
