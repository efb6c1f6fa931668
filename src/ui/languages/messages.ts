import { say } from '../../text/say'

export const messages = {
  /** Above the names of languages, each in itself. */
  language: say('Language'),
} as const
