import { createHash } from 'node:crypto'

/** Node's, to compare with. */
export const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
