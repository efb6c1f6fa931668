import { toSay } from '../text/say'

export const messages = {
  notUnderstood: toSay('This link asks for something this page cannot do.'),
  /** “Spin From Links” and “Advanced” as the settings call them. */
  notAllowed: toSay('This link asks for a spin, but Spin From Links is off.'),
  howToAllow: toSay('You can turn it on in Settings, under Advanced.'),
  openSettings: toSay('Open Settings'),
  notNow: toSay('A link asked for a spin. Links cannot spin while a draw or a dialog is open.'),
} as const
