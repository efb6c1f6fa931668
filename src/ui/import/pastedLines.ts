import { isBlank } from '../../wheel/text'

/** Whether a pasted text has several lines that are not blank. Tables end theirs in other ways than texts. */
export function isList(text: string): boolean {
  let count = 0
  for (const line of text.split(/[\r\n\u2028\u2029]+/)) {
    if (!isBlank(line)) count += 1
    if (count > 1) return true
  }
  return false
}
