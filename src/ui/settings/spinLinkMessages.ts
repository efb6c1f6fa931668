import { say, toSay } from '../../text/say'

export const messages = {
  title: say('Spin From Links'),
  note: say(
    'A Stream Deck button or a launcher can spin the wheel by opening a link. Anyone’s link could then start a spin on this device.',
  ),
  address: say('Spin Link'),
  copy: say('Copy Spin Link'),
  copied: toSay('Spin link copied'),
  /** @param address `web+fairwheel:spin` */
  scheme: (address: string) =>
    say('{address} spins too, once you let your browser open such links here.', { address }),
} as const
