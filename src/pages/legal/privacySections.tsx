// The text of the Privacy Policy. A new key in the browser's storage belongs in its table, and every change in the list
// of changes.

import { Fragment } from 'react'
import { RELAYS } from '../../raffle/beacon/relayOrigins'
import { list } from '../../text/list'
import { operator, site } from '../../text/site'
import { SITE_LINKS } from '../../ui/siteLinks'
import { DataTable } from '../DataTable'
import { SiteLink } from '../SiteLink'
import { messages } from './messages'
import type { Section } from './Sections'

const { contact, check } = SITE_LINKS

const STORED_DATA: readonly (readonly [key: string, content: string, duration: string])[] = [
  [
    'wheel_current',
    'Your wheel and the wheels it replaced: options, who was picked or is absent, settings, recent results, statistics',
    'Until you clear it',
  ],
  [
    'fairwheel (IndexedDB)',
    'My Wheels: your other wheels, with what wheel_current holds of each, when you last used them, and all results of every wheel. Wheels you remove and results you clear stay for an hour, so that you can undo it, and are deleted when you next open My Wheels after that.',
    'Until you remove or clear it',
  ],
  [
    'fairwheel (IndexedDB), draws',
    'The prizes you set up for a wheel, and the record of each of its draws',
    'Until you remove the wheel or clear your saved data',
  ],
  [
    'wheel_own',
    'Wheels saved by an earlier version of this page, until they are moved to wheel_current',
    'Until you clear it',
  ],
  ['wheel_history', 'Your last 10 results', 'Until you clear it'],
  [
    'user_preferences',
    'The wheel’s size, whether shortcuts are on, and whether and how strongly the device vibrates',
    'Until you clear it',
  ],
  ['theme', 'Light, dark or system', 'Until you clear it'],
  [
    'wheel_cleared',
    'A random mark from the last time you cleared your saved data, so that no other tab stores it again',
    'Until you clear it',
  ],
  [
    'wheel_analytics',
    'A log of when and how you shared wheels. It is never sent anywhere.',
    'Until you clear it; only the last 100 entries are kept',
  ],
  [
    'wheel_pixel_ratios',
    'How sharply your device can draw the spinning wheel, for the last eight sizes and screens',
    'Until you clear this site’s data',
  ],
  [
    'contact_draft',
    'A message you have started and not sent',
    'Until you send it or close the tab',
  ],
  [
    'wheel_desk',
    'That you have a draw of prizes open, so that it opens again after a reload',
    'Until you close it or the tab',
  ],
  [
    'pwa-install-dismissed',
    'That you dismissed the offer to install the app',
    'Until you close the tab',
  ],
  [
    'reloaded_for',
    'The version of the site that the page was last reloaded for',
    'Until you close the tab',
  ],
  [
    'wheel_refresh_rate',
    'How many frames a second your screen shows, with its size, position and zoom',
    'Until you close the tab',
  ],
]

interface Change {
  /** Such as `2026-11-22`. */
  readonly date: string
  readonly what: readonly string[]
}

/** What has changed, the newest first, whose date is the policy's. */
export const PRIVACY_CHANGES: readonly [Change, ...Change[]] = [
  {
    date: '2026-11-25',
    what: [
      'The table lists wheel_desk, which it left out.',
      'Since November 24, “Clear Saved Data” also deletes copies that could not be read, and the log of what you shared. The first section said so, but this list did not.',
    ],
  },
  {
    date: '2026-11-24',
    what: [
      'This section lists what has changed. The date at the top is that of the last change. It used to say August 20, 2025, although the policy had changed since.',
      '“Prizes you draw” no longer says that a record cannot be edited. The page has no way to edit one, but whoever has a file can change it.',
      '“Draws with a public proof”, called “Draws that anyone can verify” before, says that all relays are asked for the time, so that a single one that repeats an old number cannot keep a slow clock slow.',
    ],
  },
  {
    date: '2026-11-23',
    what: [
      'New section “Prizes you draw”: what the record of a draw holds, and when it is deleted.',
      'New section “Draws that anyone can verify”: when your browser asks relays for a random number, and what a relay sees.',
      'The table lists prizes and records, and who was picked or is absent.',
    ],
  },
  {
    date: '2026-11-22',
    what: [
      'The table lists My Wheels, and how long wheels you remove and results you clear stay.',
      'The table lists what the page remembers of your screen, how strongly the device vibrates, the wheel’s size, and the mark that “Clear Saved Data” leaves.',
      'The first section says what “Clear Saved Data” deletes, and what happens to what you share with the installed app.',
    ],
  },
]

export const PRIVACY_SECTIONS: readonly Section[] = [
  {
    id: 'browser',
    title: 'What stays in your browser',
    body: (
      <>
        <p>
          {site.name} runs in your browser and stores its data there, on your device. Unlike
          cookies, this data is not sent with requests, and we cannot read it. “Clear Saved Data” in
          the settings deletes your wheels, results, draws and preferences, copies of them that
          could not be read, and the log of what you shared. To delete everything, clear this site’s
          data in your browser’s settings.
        </p>
        <DataTable
          caption="What this site may store on your device"
          head={['Name', 'What it is', 'How long']}
          rows={STORED_DATA}
        />
        <p>
          If stored data can no longer be read, it is not thrown away. A copy is stored under the
          same name with <code>_unreadable</code> at the end. For each name, the last three copies
          are kept. The older two also have a number at the end.
        </p>
        <p>To work offline, the site also stores a copy of its own pages and files.</p>
        <p>
          If you share a text or a file with the installed app, it stays on your device. It waits
          there until the page has read it, which takes a moment, and is then deleted. If no page
          reads it, it is deleted on the first visit after ten minutes. Only if your browser has
          removed the part of the app that works offline does it go to the web server instead. The
          server discards it, and the page asks you to share it again.
        </p>
        <p>
          After your first change, the page asks your browser not to clear this data when space runs
          low. You can still clear it at any time.
        </p>
        <p>
          To choose suitable animations, the page reads what your device reports about its battery,
          network, memory, processor and screen, and whether you prefer less motion. It sends none
          of this to anyone, and stores only what the table says about your screen.
        </p>
      </>
    ),
  },
  {
    id: 'draws',
    title: 'Prizes you draw',
    body: (
      <>
        <p>
          When you draw prizes, the page keeps a record of the draw on your device. The record holds
          the name of the wheel, every name on its list, the prizes, the winners, who was not here
          or declined, the times and your time zone. It is not sent anywhere.
        </p>
        <p>
          The page has no way to edit a record. A record is deleted with its wheel, when you remove
          the wheel from My Wheels, or with “Clear Saved Data”.
        </p>
        <p>
          The file you get with “Save the Record” holds all of this: every name on the list, not
          only the winners. The table and the printed results name the winners, the reserves and
          those who were not here or declined. Give them only to people who may know these names.
        </p>
        <p>
          The page <SiteLink {...check} /> reads a record on the device it is opened on. It sends
          the record nowhere, and does not store it. Groups and orders are not stored either.
        </p>
      </>
    ),
  },
  {
    id: 'beacon',
    title: 'Draws with a public proof',
    body: (
      <>
        <p>
          A draw with a public proof takes its randomness from drand, a public service that
          publishes a random number every few seconds. When you make such a draw, or wait for or get
          the result of one that was announced to you, your browser asks relays of that service for
          the number and for the time. Other organizations run them. At no other time does your
          browser ask them for anything, and verifying a proof asks nobody.
        </p>
        <p>
          A relay receives your IP address, the address of this site without the page, which number
          is asked for, and when. As each number has its time, the relay can tell when your draw
          takes place. No cookies are sent, and nothing of the draw: not its name, its list, its
          prizes or its winners. For the time, all relays are asked. For a number, one is asked, and
          another one if it does not answer. The relays are{' '}
          {list(RELAYS.map((relay) => new URL(relay).host))}.
        </p>
      </>
    ),
  },
  {
    id: 'links',
    title: 'Links you share',
    body: (
      <>
        <p>
          A shared wheel is stored in its link, after the <code>#</code>. Browsers do not send that
          part to a server, so we never see it.
        </p>
        <p>
          The link is compressed, not encrypted. Anyone who has it can read the name and the options
          of the wheel, and so can the services that carry it, such as a messenger. Leave out
          anything that should stay private, such as students’ full names. Once you have sent a
          link, you cannot take it back.
        </p>
      </>
    ),
  },
  {
    id: 'contact-form',
    title: 'When you write to us',
    body: (
      <p>
        The <SiteLink {...contact} label="contact form" /> sends your name, your email address, the
        subject and your message to a form service, which forwards them to us. We use them only to
        answer you, and delete them when they are no longer needed for that. A hidden field tells
        people from bots. It records nothing about you.
      </p>
    ),
  },
  {
    id: 'server',
    title: 'What any web server sees',
    body: (
      <p>
        When you load a page, the web server receives your IP address and the address of the page.
        The company that runs the server may log them for a while, to keep the service secure and
        running. We do not combine these logs with anything else.
      </p>
    ),
  },
  {
    id: 'ads-analytics',
    title: 'Ads and analytics',
    body: (
      <>
        <p>
          {operator.ads} {operator.analytics} If it does, the providers may receive your IP address
          and information about your browser, and may set their own cookies. Where the law requires
          your consent, we ask for it first.
        </p>
        <p>
          These providers are never given your options, your results or your messages. You can
          refuse cookies or block ads in your browser, and the wheel works just the same.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        The wheel is used in classrooms and at home. It does not ask anyone for their name, age or
        address. We follow the rules that protect children’s privacy, including COPPA in the United
        States, and do not knowingly collect personal information from children under 13. If there
        are ads, they are not chosen by what a child does here. If a child has sent us a message, a
        parent or guardian can <SiteLink {...contact} label="tell us" />, and we delete it.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <p>
        Wherever you live, you can ask what information we have about you, have it corrected or
        deleted, and object to its use. For most visitors, we have none at all. To make a request,
        use the <SiteLink {...contact} label="contact form" /> with the subject Other. We answer
        within 30 days. We never sell personal information.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <>
        <p>
          When this policy changes, we update the date at the top and describe here what has
          changed.
        </p>
        {PRIVACY_CHANGES.map(({ date, what }) => (
          <Fragment key={date}>
            <h3>{messages.day(date)}</h3>
            <ul>
              {what.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </Fragment>
        ))}
      </>
    ),
  },
]
