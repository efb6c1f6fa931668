/** Characters. The largest wheel needs 30 million: 10,000 texts of 480 code units, each a six-character escape. */
export const MAX_FILE_LENGTH = 2 ** 25
