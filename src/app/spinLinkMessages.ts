import { toSay } from '../text/say'

export const messages = {
  notUnderstood: toSay('This link asks for something that Fairwheel does not know.'),
  notAllowed: toSay('This link asks for a spin, which is off on this device.'),
  /** “Advanced” and “Spin From Links” as the settings call them. */
  howToAllow: toSay('To allow it, turn on Spin From Links in Settings, under Advanced.'),
  openSettings: toSay('Settings'),
  notNow: toSay('A link asked for a spin. It cannot spin while a draw or a dialog is open.'),
} as const
