import { operator, site } from '../../text/site'
import { SITE_LINKS } from '../../ui/siteLinks'
import { messages as siteMessages } from '../messages'
import { SiteLink } from '../SiteLink'

const { privacy, contact, verify } = SITE_LINKS

export const messages = {
  intro: `${site.name} is a wheel that makes decisions. Add your options and spin, and everyone in the room sees the same result. It is free and needs no account. This page explains why you can trust the result.`,
  spin: 'Spin the wheel',

  draw: 'How a winner is drawn',
  drawSteps: [
    {
      title: 'First, the draw',
      text: 'Your browser’s cryptographic random number generator picks a number. A number that would make some options even slightly more likely is discarded, and another one is picked. Every active option has exactly the same chance, whether there are 2 or 10,000. Only two settings change that: weights that count, and “Half as likely” after winning. Then the chance of an option is exactly its share of the wheel, and its slice shows it.',
    },
    {
      title: 'Next, it is saved',
      text: 'The winner is saved before anything moves. If you reload the page or close the tab during the spin, you come back to the same winner.',
    },
    {
      title: 'Last, the spin',
      text: 'The starting speed is calculated so that friction alone stops the wheel on the winner, and never on a line between two options. The spin shows the winner. It does not decide it.',
    },
  ],
  proven: 'When nobody should have to trust you',
  provenText: (
    <>
      A spin is drawn on the device that spins, and whoever holds that device could change the page.
      For a raffle with something at stake, prove the draw: announce the list beforehand, and the
      winners follow from it and from a number that a public service publishes at the time you
      chose. No single person or organization can know that number before then, not even you.
      Everyone who has the announcement by then can watch the draw on their own device, and check on{' '}
      <SiteLink {...verify} /> that nothing was changed.
    </>
  ),

  audience: 'Made for a room full of people',
  audiences: [
    {
      who: 'Teachers',
      text: 'Paste your class list and let the wheel call on someone. In elimination mode, nobody is called on twice before the final winner.',
    },
    {
      who: 'Event organizers',
      text: 'Fullscreen shows only the wheel, with the winner in letters the back row can read.',
    },
    {
      who: 'Content creators',
      text: 'You hear a tick as each option passes the pointer. The colors never flash more than three times a second, however fast the wheel spins.',
    },
    {
      who: 'Friends deciding things',
      text: 'Dinner, movies, chores: send the wheel as a link, and everyone gets the same one.',
    },
    {
      who: 'People who don’t use a mouse',
      text: 'Every control works by keyboard and by touch. Screen readers announce the winner. With reduced motion, the result appears without the spin.',
    },
    {
      who: 'People with older phones',
      text: 'The wheel uses the graphics chip where there is one. Where there is none, it looks simpler but is just as fair.',
    },
  ],

  isNot: 'What it is not',
  isNotCollecting: (
    <>
      It does not collect your wheels. Options, results and settings stay in your browser, and a
      shared wheel is stored in its own link, not on a server. {operator.ads} {operator.analytics}{' '}
      The <SiteLink {...privacy} label={siteMessages.privacyPolicy} /> explains what that means.
    </>
  ),
  isNotCasino:
    'It is not a casino, either. The only thing to win here is the argument about whose turn it is.',

  openSource: 'Look inside',
  license: `${site.name} is free software under the MIT license. Anyone can read how the winner is drawn, check it, change it and run their own copy.`,
  readSource: 'Read the source code.',
  contact: (
    <>
      Is something broken or missing, or do you just like it?{' '}
      <SiteLink {...contact} label="Let us know." />
    </>
  ),
} as const
