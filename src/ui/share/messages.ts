import { plural } from '../../language/plural'
import { MAX_SHARE_NAME } from '../../share/payload'

export const messages = {
  title: 'Share Your Wheel',
  name: 'Wheel name (optional)',
  nameTooLong: `A name can have up to ${MAX_SHARE_NAME} characters.`,
  url: 'Share URL',
  copy: 'Copy URL',
  copied: 'Share link copied to clipboard!',
  copyFailed: 'Failed to copy link',
  unknownError: 'Unknown error',
  linkFailed: 'Failed to generate share link',
  urlLength: (count: number) =>
    plural(count, { one: 'URL length: # character', other: 'URL length: # characters' }),
  urlTooLong: 'This URL is very long. Some browsers and messengers may not open it.',
  shareSheet: 'Share with an app…',
  notShared: 'The link was not shared. Copy it instead.',
  showQrCode: 'Show QR Code',
  hideQrCode: 'Hide QR Code',
  qrCode: 'QR code of the link, enlarged for a projector',
  qrCodeTooLong: 'This link is too long for a QR code. Copy it, or save the wheel to a file.',
  tips: 'How to share',
  tipList: [
    'Paste the link into a message, a chat or a document.',
    'Show the QR code on a projector so people can open the wheel on their phones.',
    'Bookmark the link to use the wheel again.',
    'Everyone who opens the link gets a copy. Changes they make don’t affect your wheel.',
  ],
  permanent:
    'The link contains the whole wheel, so nothing is stored on a server and nobody needs an account. Links are permanent: they work as long as this service exists.',
  fileSaved: 'Wheel saved to a file',
  fileWaits: 'The file will open when the wheel stops.',
  fileUnreadable: 'The file could not be read',
  /** @param reason such as `The file could not be read` */
  fileNotOpened: (reason: string) => `${reason}. Your wheel has not changed.`,
} as const
