// Owns the steps of 'How to Use': the words, and which picture stands beside them.

import type { ReactNode } from 'react'
import type pictures from './pictures.json'

interface Step {
  readonly id: string
  readonly title: string
  readonly picture: keyof typeof pictures
  readonly alt: string
  readonly body: ReactNode
}

export const STEPS: readonly Step[] = [
  {
    id: 'options',
    title: 'List the options',
    picture: 'options',
    alt: 'The Wheel Controls: a field with Dumplings typed into it, and below it eight dishes, each with its colour and a button to remove it',
    body: (
      <>
        <p>
          A new wheel says Yes, No and Maybe. Type your own into <b>Add New Option</b> and press
          Enter. Click a text to change it, its colour to pick another, the cross to remove it;
          every removal has an Undo.
        </p>
        <p>
          <b>A whole list at once:</b> paste it into the same field, and every line becomes an
          option. A wheel holds from 2 to 10,000 options of up to 30 characters, emoji and any
          script included.
        </p>
        <p>
          In a hurry? <b>Numbers 1-6</b> makes a die, and <b>Reset to Yes/No/Maybe</b> starts over.
        </p>
      </>
    ),
  },
  {
    id: 'spin',
    title: 'Spin',
    picture: 'spin',
    alt: 'The main screen after a spin: the winner Pizza and recent results on the left, the wheel in the middle with the winning segment lit up, its options on the right',
    body: (
      <>
        <p>
          Press <b>SPIN THE WHEEL!</b>, click the wheel, or press Enter or Space. The winner was
          drawn before the wheel began to turn; the spin shows it to everybody.
        </p>
        <p>
          What came out stands under <b>Winner!</b>, with the last results and statistics below it.
          A reload in the middle of a spin loses nothing: the same winner is there.
        </p>
      </>
    ),
  },
  {
    id: 'elimination',
    title: 'Play until one is left',
    picture: 'elimination',
    alt: 'The wheel in elimination mode with five options left; the three that are out are listed as eliminated',
    body: (
      <>
        <p>
          Switch on <b>Elimination Mode</b> in the settings, or press <kbd>E</kbd>. Each option that
          is drawn leaves the wheel, until two are left; the one drawn then is the final winner.
        </p>
        <p>
          It is also a fair order of turns: whoever is out has had theirs. <b>Restore All</b> brings
          everybody back.
        </p>
      </>
    ),
  },
  {
    id: 'share',
    title: 'Share it',
    picture: 'share',
    alt: 'The Share Your Wheel dialog: a name, the link with a Copy URL button, and a QR code',
    body: (
      <>
        <p>
          <b>Share Wheel</b> gives you a link with the whole wheel in it. Copy it, send it, bookmark
          it; on a projector show the QR code, and phones open the wheel from it. Who opens it gets
          a copy, so nobody can change yours, and a wheel of their own is kept for them under{' '}
          <b>Back to My Wheel</b>.
        </p>
        <p>
          The link holds every word on the wheel, so share it only with people who may read them. A
          wheel too long for a link travels as a file: <b>Save to File</b> and <b>Open File</b>, or
          drop the file on the page.
        </p>
      </>
    ),
  },
  {
    id: 'presentation',
    title: 'Show it to a room',
    picture: 'presentation',
    alt: 'Fullscreen: nothing but the wheel, as large as the screen, and the winner in large letters across it',
    body: (
      <p>
        The fullscreen button at the top, or <kbd>F</kbd>, leaves nothing but the wheel, as large as
        the screen. The winner appears in letters that the back row can read, the screen stays on,
        and the buttons step aside until you move the mouse. Escape ends it.
      </p>
    ),
  },
  {
    id: 'phone',
    title: 'On a phone or tablet',
    picture: 'phone',
    alt: 'The wheel on a phone, with the spin button docked at the lower edge',
    body: (
      <ul>
        <li>
          <b>Tap</b> the wheel to spin it.
        </li>
        <li>
          <b>Swipe</b> it: the harder, the more turns. The draw stays just as fair.
        </li>
        <li>
          <b>Double tap</b> to add an option.
        </li>
        <li>
          <b>Long press</b> for a menu. With a mouse, that is the right button.
        </li>
        <li>
          <b>Install</b> it from the browser’s menu (on an iPhone: Share, Add to Home Screen), and
          it opens like an app. After one visit it works without a connection, installed or not.
        </li>
      </ul>
    ),
  },
  {
    id: 'settings',
    title: 'Make it yours',
    picture: 'settings',
    alt: 'The open settings: sound, elimination mode, animation speed and theme',
    body: (
      <>
        <p>
          Under <b>Show Settings</b> are sound, the theme and the speed, from Instant to Slow or
          exactly as long as you like. Each animation can be switched off by itself under{' '}
          <b>Animation Speed Control</b>.
        </p>
        <p>
          If your system asks for less motion, the wheel does as it says and shows the result
          without the ride. Everything is remembered in your browser.
        </p>
      </>
    ),
  },
]
