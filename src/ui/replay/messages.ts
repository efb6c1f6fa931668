import { momentFormat } from '../../text/moment'
import { say, toSay } from '../../text/say'
import type { SpinResult } from '../../wheel/result'
import { isolated } from '../../wheel/text'

const moment = momentFormat({ dateStyle: 'medium', timeStyle: 'short' })

export const messages = {
  /** The day and the hour that the link names. */
  label: (at: number) => toSay('Replay from {moment}', { moment: moment(at) }),
  /** Of the replay, to whoever watches it. */
  noProof: toSay('A replay is no proof: anyone can make one.'),
  again: say('Watch Again'),
  notReadable: toSay('The spin in this link could not be read. Its wheel is here.'),
  /** For screen readers, when the wheel has come to rest. */
  ended: ({ winner, isEliminationMode, isFinalWinner }: SpinResult) =>
    toSay(
      '{kind, select, final {Replay: {name} is the final winner} out {Replay: {name} was eliminated} other {Replay: {name} won}}',
      {
        kind: isFinalWinner ? 'final' : isEliminationMode ? 'out' : 'won',
        name: isolated(winner.text),
      },
    ),
} as const
