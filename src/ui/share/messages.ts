import { say, toSay } from '../../text/say'
import { MAX_WHEEL_NAME } from '../../wheel/name'
import { isolated } from '../../wheel/text'

const tips = {
  qrCode: say('Enlarge the QR code so that a whole room can scan it.'),
  bookmark: say('Bookmark the link to use the wheel again.'),
  copies: say(
    'Everyone who opens the link gets a copy. Changes they make don’t affect your wheel.',
  ),
  noServer: say(
    'The link contains the whole wheel, so nothing is stored on a server and nobody needs an account.',
  ),
}

export const messages = {
  title: say('Share Your Wheel'),
  name: say('Name in the link (optional)'),
  nameTooLong: say('A name can have up to {most, number} characters.', { most: MAX_WHEEL_NAME }),
  leftOut: (count: number) =>
    say(
      '{count, plural, one {# eliminated option is not in this link. A file keeps it.} other {# eliminated options are not in this link. A file keeps them.}}',
      { count },
    ),
  photosLeftOut: say(
    'A link shows only a blur of each photo. Save the wheel to a file to share the photos, too.',
  ),
  olderVersions: toSay(
    'Weights count on this wheel. Where an older version of this page is still open, its slices are equal.',
  ),
  url: say('Share Link'),
  copy: say('Copy URL'),
  copied: toSay('Share link copied to clipboard!'),
  copyFailed: toSay('Failed to copy link'),
  unknownError: toSay('Unknown error'),
  /** What went wrong, as the browser says it. */
  browserSays: (words: string) => toSay('{words}', { words }),
  linkFailed: toSay('Failed to generate share link'),
  urlLength: (count: number) =>
    say('{count, plural, one {Link length: # character} other {Link length: # characters}}', {
      count,
    }),
  urlTooLong: say('Very long URL. Some browsers and messengers may not open it.'),
  shareSheet: say('Share with an app…'),
  notShared: toSay('The link was not shared. Copy it instead.'),
  saveFile: say('Save to File'),
  qrCode: say('QR code: enlarge for a projector'),
  enlarge: say('Enlarge'),
  scan: say('Scan the code to open this wheel.'),
  shrinkQrCode: say('Close the large QR code'),
  qrCodeTooLong: say('This link is too long for a QR code. Copy it, or save the wheel to a file.'),
  replay: say('The last spin'),
  replayNote: (winner: string) =>
    say('Whoever opens this link sees the wheel spin to {winner} again. A replay is no proof.', {
      winner: isolated(winner),
    }),
  copyReplay: say('Copy Replay Link'),
  replayCopied: toSay('Replay link copied to clipboard!'),
  tip: say('Paste the link into a message, a chat or a document.'),
  moreTips: say('More tips'),
  tipList: Object.values(tips),
  plainLinkNote: say('For other programs: the same wheel in a longer link that is not compressed.'),
  copyPlainLink: say('Copy Plain Link'),
  permanent: say('Links are permanent: they work as long as this service exists.'),
  fileSaved: toSay('Wheel saved to a file'),
} as const
