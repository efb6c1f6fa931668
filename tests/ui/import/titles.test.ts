import { expect, it } from 'vitest'
import { messages } from '../../../src/ui/import/messages'

it.each([
  [messages.exactDuplicates(1, 0, 0), '1 duplicate, kept'],
  [messages.exactDuplicates(2, 2, 0), '2 duplicates, left out'],
  [messages.exactDuplicates(2, 1, 0), 'Duplicates left out: 1 of 2'],
  [messages.exactDuplicates(1, 0, 1), '1 duplicate, added up'],
  [messages.exactDuplicates(12, 0, 3), 'Duplicates added up: 3 of 12'],
  [messages.likelyDuplicates(3, 0), '3 likely duplicates, kept'],
  [messages.likelyDuplicates(3, 3), '3 likely duplicates, left out'],
  [messages.likelyDuplicates(3, 1), 'Likely duplicates left out: 1 of 3'],
  [messages.long(1, 0), '1 text over 30 characters'],
  [messages.long(2, 2), '2 texts over 30 characters, left out'],
  [messages.long(2, 1), 'Texts over 30 characters left out: 1 of 2'],
])(
  'lines about which there is something to decide have a title with their number and fate: %s',
  (title, text) => {
    expect(title).toBe(text)
  },
)
