import { plural } from '../../text/plural'
import { MAX_WHEEL_NAME } from '../../wheel/name'

export const messages = {
  title: 'Share Your Wheel',
  name: 'Name in the link (optional)',
  nameTooLong: `A name can have up to ${MAX_WHEEL_NAME} characters.`,
  leftOut: (count: number) =>
    plural(count, {
      one: '# eliminated option is not in this link. A file keeps it.',
      other: '# eliminated options are not in this link. A file keeps them.',
    }),
  olderVersions:
    'Weights count on this wheel. Where an older version of this page is still open, its slices are equal.',
  url: 'Share Link',
  copy: 'Copy URL',
  copied: 'Share link copied to clipboard!',
  copyFailed: 'Failed to copy link',
  unknownError: 'Unknown error',
  linkFailed: 'Failed to generate share link',
  urlLength: (count: number) =>
    plural(count, { one: 'Link length: # character', other: 'Link length: # characters' }),
  urlTooLong: 'Very long URL. Some browsers and messengers may not open it.',
  shareSheet: 'Share with an app…',
  notShared: 'The link was not shared. Copy it instead.',
  saveFile: 'Save to File',
  qrCode: 'QR code: enlarge for a projector',
  enlarge: 'Enlarge',
  scan: 'Scan the code to open this wheel.',
  shrinkQrCode: 'Close the large QR code',
  qrCodeTooLong: 'This link is too long for a QR code. Copy it, or save the wheel to a file.',
  tip: 'Paste the link into a message, a chat or a document.',
  moreTips: 'More tips',
  tipList: [
    'Enlarge the QR code so that a whole room can scan it.',
    'Bookmark the link to use the wheel again.',
    'Everyone who opens the link gets a copy. Changes they make don’t affect your wheel.',
    'The link contains the whole wheel, so nothing is stored on a server and nobody needs an account.',
  ],
  plainLinkNote: 'For other programs: the same wheel in a longer link that is not compressed.',
  copyPlainLink: 'Copy Plain Link',
  permanent: 'Links are permanent: they work as long as this service exists.',
  fileSaved: 'Wheel saved to a file',
} as const
