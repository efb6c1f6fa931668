import { say, toSay } from '../../text/say'
import { isolated } from '../../wheel/text'
import type { Word } from './model/heard'
import type { Trouble } from './protocol'

/** Why there is no connection. A sentence about the next try follows. */
const troubles = {
  closed: (name) => say('There is no connection to {name}.', { name }),
  silent: (name) => say('{name} does not answer.', { name }),
  garbled: () => say('The answer cannot be read.'),
  noChannel: (name) => say('Twitch finds no channel named {name}.', { name }),
  refused: () => say('Twitch does not let anyone in without an account.'),
} satisfies Record<Trouble, (name: string) => string>

export const messages = {
  title: say('Chat'),
  about: say('Viewers join the wheel from your chat. Nothing is ever written to the chat.'),
  kind: say('Where the chat is'),
  twitch: say('Twitch'),
  /** A program on the streamer's own machine that passes on the chat of another service. */
  bridge: say('Local Bridge'),
  channel: say('Channel'),
  channelNote: say('Twitch sees your IP address and the channel you read.'),
  noChannel: say('Type the name of a channel, or its address on twitch.tv.'),
  address: say('Address of the bridge'),
  addressNote: say('Such as ws://127.0.0.1:8080'),
  noAddress: say('Type an address on this computer, such as ws://127.0.0.1:8080.'),
  /** A button. */
  connect: say('Connect'),
  /** A button: the chat is read no more. */
  stop: say('Stop'),

  connecting: (name: string) => say('Connecting to {name}', { name: isolated(name) }),
  connected: (name: string) => say('Connected to {name}', { name: isolated(name) }),
  /** A dock is a panel of a broadcasting program. */
  elsewhere: say('Another dock reads the chat.'),
  broken: say('The chat cannot be read. Reload the dock to try again.'),
  trouble: (why: Trouble, name: string) => troubles[why](isolated(name)),
  retry: (seconds: number) =>
    say(
      '{seconds, plural, =0 {Trying again} one {Trying again in # second} other {Trying again in # seconds}}',
      {
        seconds,
      },
    ),

  joined: (count: number) =>
    say(
      '{count, plural, =0 {Nobody from the chat is on the wheel} one {# person from the chat is on the wheel} other {# people from the chat are on the wheel}}',
      {
        count,
      },
    ),
  waiting: (count: number) =>
    say(
      '{count, plural, one {# person waits for the draw to end} other {# people wait for the draw to end}}',
      {
        count,
      },
    ),
  full: (count: number) =>
    say(
      '{count, plural, one {# person could not join: the wheel is full} other {# people could not join: the wheel is full}}',
      { count },
    ),
  sameName: (count: number) =>
    say(
      '{count, plural, one {# person was left out: the name is on the wheel already} other {# people were left out: their names are on the wheel already}}',
      {
        count,
      },
    ),
  /** A button: options that are not of the chat. */
  removeOthers: say('Remove Other Options'),
  /** A button: all who have joined from the chat. */
  removeJoined: say('Remove Everyone From Chat'),

  rules: say('Rules'),
  words: {
    join: say('Word to join'),
    leave: say('Word to leave'),
    odds: say('Word to ask for the odds'),
  } satisfies Record<Word, string>,
  oddsNote: say('The overlay shows the odds of whoever asks.'),
  who: say('Who can join'),
  everyone: say('Everyone'),
  subscribers: say('Subscribers'),
  most: say('Most people at a time'),
  count: (count: number) => say('{count, number}', { count }),
  minutes: say('Remove after silence'),
  minutesOf: (minutes: number) =>
    say('{minutes, plural, =0 {Never} one {# minute} other {# minutes}}', { minutes }),
  subscriberWeight: say('A subscriber counts as'),
  people: (count: number) => say('{count, plural, one {# person} other {# people}}', { count }),
  weightsOff: say('Weights do not count on this wheel, so everyone is equally likely.'),
  /** A button. */
  letWeightsCount: say('Let Weights Count'),

  /** The name of a step: alone in the history, and after a colon, as in “Undo: …”. */
  listFromChat: toSay('Changed the list from the chat'),
  /** Of whoever asked in the chat: “Anna: 1 in 24, 4.2%”. */
  odds: (name: string, odds: string) => say('{name}: {odds}', { name: isolated(name), odds }),
}
