// How large a draw can be.

/** In all prizes together; of reserves, as many again. */
export const MAX_PLACES = 10_000
/** Characters as people count them. */
export const MAX_PRIZE_NAME = 60
