import type { ReactNode } from 'react'
import { SITE_LINKS } from '../../ui/siteLinks'
import type pictures from '../pictures.json'
import { SiteLink } from '../SiteLink'

const { check, verify } = SITE_LINKS

interface Step {
  readonly id: string
  readonly title: string
  readonly picture: keyof typeof pictures
  /** What the picture shows, for screen readers. */
  readonly alt: string
  readonly body: ReactNode
}

const steps: readonly Step[] = [
  {
    id: 'options',
    title: 'Add your options',
    picture: 'options',
    alt: 'The Wheel Controls panel: a field with “Dumplings” typed into it, and below it eight dishes, each with its color and a remove button',
    body: (
      <>
        <p>
          A new wheel starts with Yes, No and Maybe. To add your own options, type into{' '}
          <b>Add New Option</b> and press Enter. Click an option’s text to edit it, its color to
          change it, or the cross to remove it. Every change can be undone, with the arrow above the
          list or with Ctrl+Z; <b>Undo History</b> under the three dots goes back to any of them.
        </p>
        <p>
          <b>Add a whole list at once:</b> paste it under <b>Import</b>, or choose or drop a text
          file, a CSV or an Excel file there. Before anything changes, you see what was read, which
          lines are duplicates or too long, and how many options the wheel will have. A wheel can
          have 2 to 10,000 options of up to 30 characters each, in any script and with emoji.
        </p>
        <p>
          <b>Text</b> shows the list as text, one option a line. Under the three dots, sort, shuffle
          or number the options, or remove duplicates.
        </p>
        <p>
          Should some options be more likely? Turn on <b>Weights Count</b> under the three dots. An
          option of weight 3 is three times as likely as one of weight 1, and its slice is three
          times as wide. Type <b>Anna ×3</b>, or use the field in the row. Weights go from 0.01 to
          1,000. Prize draws that are not announced, groups and orders leave weights out.
        </p>
        <p>
          In a hurry? Under <b>Templates</b>, <b>Numbers 1-6</b> gives you a die, <b>Numbers…</b>{' '}
          any others, and <b>Reset to Yes/No/Maybe</b> starts over. Give your wheel a name above it.{' '}
          <b>My Wheels</b>, at the top, keeps every wheel that you make on this device.
        </p>
      </>
    ),
  },
  {
    id: 'spin',
    title: 'Spin',
    picture: 'spin',
    alt: 'The main screen after a spin: recent results on the left, the wheel in the middle with the winning segment lit up and the winner Pizza below it, its options on the right',
    body: (
      <>
        <p>
          Press <b>SPIN THE WHEEL!</b>, click the wheel, or press Enter or Space. The winner is
          drawn before the wheel starts to turn. The spin reveals it to everyone.
        </p>
        <p>
          The winner appears below the wheel. You can copy the name, or remove the option for the
          next spin. Recent results and statistics are beside the wheel. If you reload the page
          during a spin, you see the same winner.
        </p>
      </>
    ),
  },
  {
    id: 'elimination',
    title: 'Take turns, or play until one is left',
    picture: 'elimination',
    alt: 'The wheel in elimination mode with five options left; the other three are listed as eliminated',
    body: (
      <>
        <p>
          Turn on <b>Elimination Mode</b> in the settings, or press <kbd>E</kbd>. Each option that
          is drawn leaves the wheel. When only two are left, the next one drawn is the final winner.
        </p>
        <p>
          <b>Restore All</b> brings everyone back.
        </p>
        <p>
          To take turns, choose <b>No repeats</b> above the list. Whoever is drawn is picked, and
          rests until everyone has had a turn. Then a new round begins. The wheel remembers who was
          picked, also on the next day. <b>New Round</b> brings everyone back at once.
        </p>
        <p>
          To give the others a better chance, choose <b>Half as likely</b> or <b>Sits out</b> under{' '}
          <b>After winning</b>. The slices and the list show what that changes, and{' '}
          <b>Reset Chances</b> takes it back.
        </p>
        <p>
          Is somebody missing? Choose <b>Absent Today</b> under the three dots and remove their
          tick. They take no part in spins and draws. On the next day everyone is here again.
        </p>
      </>
    ),
  },
  {
    id: 'draw',
    title: 'Draw prizes and make groups',
    picture: 'draw',
    alt: 'A finished draw: the winner of a weekend trip, and six winners of concert tickets, numbered in the order drawn',
    body: (
      <>
        <p>
          Press <b>Draw Prizes</b> below the list. Name each prize and choose how many winners it
          has. The page shows who takes part, and why others do not.
        </p>
        <p>
          <b>Draw Next</b> spins to one winner. <b>Draw Everything</b> asks first, spins to the
          first winner, and then shows all the others. If a winner is not here, press the name, then{' '}
          <b>Not Here</b> or <b>Declined</b>. A reserve takes the place, or somebody else is drawn.
          Each step is saved before you see it, so you can reload the page and continue.
        </p>
        <p>
          Under <b>Save or Print</b> you get the results, and the record of the whole draw.{' '}
          <SiteLink {...check} /> shows whether a part of the record was changed. Somebody could
          still write all of it anew or cut off its end, so tell people its fingerprint when the
          draw ends. It is on the printed results.
        </p>
        <p>
          To prove a draw, press <b>Prove a Draw</b>, choose a time and send the announcement before
          then. The winners follow from your list and from a number that no single person or
          organization can know before that time. Everyone who has the link can watch a spin to the
          same winner on their own device. Those who had it before that time can check on{' '}
          <SiteLink {...verify} /> that nothing was changed, without having to trust you.
        </p>
        <p>
          Under the three dots above the list, <b>Make Groups…</b> draws fair groups and keeps pairs
          together or apart as you choose. <b>Shuffle an Order…</b> gives everyone one turn.
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
          <b>Share Wheel</b> gives you a link that contains the whole wheel. Copy it, send it or
          bookmark it. On a projector, show the QR code so that people can open the wheel on their
          phones. Everyone who opens it gets their own copy, so nobody can change yours. The wheel
          they had before stays saved: <b>Back to My Wheel</b> brings it back.
        </p>
        <p>
          Anyone with the link can read everything on the wheel, so share it only with people who
          should see it. If a wheel is too long for a link, use <b>Save to File</b> and send the
          file. To open it, use <b>Open File</b> or drop the file on the page.
        </p>
      </>
    ),
  },
  {
    id: 'presentation',
    title: 'Show it to a room',
    picture: 'presentation',
    alt: 'Fullscreen: only the wheel, as large as the screen, with the winner in large letters across it',
    body: (
      <p>
        Press the fullscreen button at the top, or <kbd>F</kbd>, to show only the wheel, as large as
        the screen. Beside it stand who was drawn so far and the winner, in letters the back row can
        read. The screen stays on, and the buttons fade out until you move the mouse, tap or press a
        key. A presentation remote works too: it spins, shows the last result again and blanks the
        screen. Press Escape to leave fullscreen.
      </p>
    ),
  },
  {
    id: 'phone',
    title: 'On a phone or tablet',
    picture: 'phone',
    alt: 'The wheel on a phone, with the spin button and a bar for options, results, sharing and settings at the bottom of the screen',
    body: (
      <ul>
        <li>
          <b>Tap</b> the wheel to spin it. Options, results and settings are under the button at the
          bottom.
        </li>
        <li>
          <b>Swipe</b> the wheel to spin it harder: a stronger swipe means more turns. The draw is
          just as fair.
        </li>
        <li>
          <b>Double tap</b> to add an option.
        </li>
        <li>
          <b>Long press</b> to open a menu. With a mouse, right-click.
        </li>
        <li>
          <b>Install</b> the wheel from your browser’s menu, and it opens like an app. On an iPhone,
          tap Share, then Add to Home Screen. After your first visit it works offline, installed or
          not. Where the system allows it, you can share lists with the installed app and open
          wheels and spreadsheets with it.
        </li>
      </ul>
    ),
  },
  {
    id: 'settings',
    title: 'Make it yours',
    picture: 'settings',
    alt: 'The open settings: sound, elimination mode, odds, animation speed, theme, wheel size and a button that clears saved data',
    body: (
      <>
        <p>
          Under <b>Show Settings</b>, or <b>Settings</b> on a phone, you can change the sound, the
          theme and the speed: from Instant to Slow, or a duration you choose. Under <b>Advanced</b>{' '}
          you can turn off each animation separately.
        </p>
        <p>
          <b>Show Odds</b> shows each option’s chance in the next spin, in the list and on the
          wheel, and with the winner the chance it had. <b>Wheel Size</b> makes the wheel as large
          as your window allows.
        </p>
        <p>
          If your system is set to reduce motion, the wheel shows the result without spinning. Your
          wheel, its results and your settings are saved in your browser. <b>Clear Saved Data</b>{' '}
          removes them, and lets you put them back until you leave the page.
        </p>
      </>
    ),
  },
]

export const messages = {
  intro:
    'Type your options and press the big button. That is all you need to know. The rest of this page is for when you want more.',
  openWheel: 'Open the wheel',
  startFromExample: 'Start from an example',
  steps,
  keyboard: 'Keyboard shortcuts',
  keyboardIntro: (
    <>
      You can reach every control with Tab. These shortcuts work anywhere on the wheel’s page,
      except while you are typing. Press <kbd>?</kbd> there to see them. If they get in your way,
      turn off Single-Key Shortcuts in the settings.
    </>
  ),
  inFullscreen: 'In fullscreen',
  inFullscreenIntro:
    'These keys work from a presentation remote or a keyboard. Any key brings a blank screen back.',
} as const
