// Checks records in a worker: that of a large draw would stop the page, and one made to harm would stop it for good.

import { canHash, sha256 } from '../../../platform/sha256'
import { checkRecordText, type VerifyRound } from '../../../raffle/model/checkRecord'
import type { TakenIn } from '../../FileOrPaste'
import { type CheckReport, reportOf } from './report'

/** Bytes. A character of the largest record that is read has at most three (`MAX_TEXT` in raffle/model/readRecord.ts). */
const MAX_BYTES = 3 * 2 ** 25

/** The curves are loaded for draws that are bound to a beacon alone. */
const verify: VerifyRound = async (chain, round, signature) => {
  const { verifySignature } = await import('../../../raffle/proof/verifySignature')
  return verifySignature(chain, round, signature)
}

async function check({ text, file }: TakenIn): Promise<CheckReport> {
  if (!canHash()) return { kind: 'notChecked', why: 'insecure' }
  if (text !== undefined) return reportOf(await checkRecordText(text, sha256, verify))
  if (file.size > MAX_BYTES) return { kind: 'noRecord', why: 'tooLarge' }
  let read: string
  try {
    read = await file.text()
  } catch {
    return { kind: 'notChecked', why: 'unreadable' }
  }
  return reportOf(await checkRecordText(read, sha256, verify))
}

addEventListener('message', async ({ data }: MessageEvent<TakenIn>) => {
  try {
    postMessage(await check(data))
  } catch (cause) {
    console.warn('Failed to check a record', cause)
    postMessage({ kind: 'notChecked', why: 'failed' } satisfies CheckReport)
  }
})
