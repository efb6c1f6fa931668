// The ids of options that have joined from a chat are those of their accounts: whoever reads that chat knows them by it. So
// they stay as they are in a file, and where it is opened.

import type { Segment } from '../wheel/segment'

const PREFIX = 'chat_'
/** The service and the number of the account, or what a bridge has for one. */
const CHAT_ID = /^chat_[!-~]{1,50}$/

/** @param personId at most 50 characters */
export function optionIdOf(personId: string): string {
  return PREFIX + personId
}

export function isFromChat({ id }: Pick<Segment, 'id'>): boolean {
  return CHAT_ID.test(id)
}
