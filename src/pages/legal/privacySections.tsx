// Owns the wording of the Privacy Policy.

import { operator, site } from '../../site'
import { SITE_LINKS } from '../../ui/page/siteLinks'
import { SiteLink } from '../SiteLink'
import { DataTable } from './DataTable'
import type { Section } from './Sections'

const { contact } = SITE_LINKS

const KEPT: readonly (readonly [string, string, string])[] = [
  [
    'wheel_current',
    'Your wheel and those it took the place of: options, settings, last results, statistics',
    'Until you clear it',
  ],
  [
    'wheel_own',
    'Wheels saved by an earlier version of this page, until they are moved to wheel_current',
    'Until you clear it',
  ],
  ['wheel_history', 'Your last 10 results', 'Until you clear it'],
  ['user_preferences', 'Shortcuts and vibration, on or off', 'Until you clear it'],
  ['theme', 'Light, dark or system', 'Until you clear it'],
  ['wheel_analytics', 'When you shared a wheel; never sent anywhere', 'The last 100 times'],
  ['contact_draft', 'A message you have begun and not sent', 'Until sent, or the tab is closed'],
  ['pwa-install-dismissed', 'That you were offered to install it', 'Until the tab is closed'],
  ['reloaded_for', 'The version that the page was reloaded for', 'Until the tab is closed'],
]

export const PRIVACY_SECTIONS: readonly Section[] = [
  {
    id: 'browser',
    title: 'What stays in your browser',
    body: (
      <>
        <p>
          {site.name} works in your browser. What it has to remember is kept in the browser's own
          storage on your device. It is not a cookie, it is not sent with requests, and we cannot
          read it. Clearing this site's data in your browser's settings removes all of it.
        </p>
        <DataTable
          caption="Everything that the wheel may keep on your device"
          head={['Name', 'What it is', 'How long']}
          rows={KEPT}
        />
        <p>
          A value that cannot be read any more is set aside under the same name with{' '}
          <code>_unreadable</code> at its end rather than thrown away: the last three of each name,
          the older ones with a number. After your first change the page asks your browser not to
          clear its storage when room is short; you can clear it all the same.
        </p>
        <p>
          To pick a fitting animation the page looks at what your device says of its battery,
          network, memory, processor, screen and motion preference. It uses the answer at once and
          passes it on to nobody.
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
          A shared wheel is written into its link, after the <code>#</code>. Browsers do not send
          that part to a server, so we never see it.
        </p>
        <p>
          It is packed, not encrypted: whoever has the link can read the name and the options in it,
          and so can whatever carries the link, such as a messenger. Leave out what should stay
          private, such as the full names of a class. A link cannot be called back, because it is
          nowhere but where you sent it.
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
        subject and your message to a form service, which passes them on to us. They are used to
        answer you and for nothing else, and are deleted when they are no longer needed for that. A
        hidden field tells people from programs; it records nothing of you.
      </p>
    ),
  },
  {
    id: 'server',
    title: 'What any web server sees',
    body: (
      <p>
        To send you a page, the computer that serves it has to be told your internet address and
        what you asked for. The company that runs it may keep such entries for a while to keep the
        service safe and running. We do not join them with anything else.
      </p>
    ),
  },
  {
    id: 'ads-analytics',
    title: 'Ads and analytics',
    body: (
      <>
        <p>
          {operator.ads} {operator.analytics} Where either is in use, its provider may receive your
          internet address and facts about your browser, and may set cookies of its own. Where the
          law asks for your consent first, it is asked for first.
        </p>
        <p>
          Neither is ever given your options, your results or your messages. You can refuse cookies
          or block ads in your browser; the wheel works just the same.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        The wheel is used in classrooms and at home, and asks nobody for their name, age or address.
        We follow the rules that protect children's privacy, among them the United States' COPPA,
        and do not knowingly collect personal information from children under 13. Ads, if there are
        any, are not chosen by what a child does here. If a child has sent us a message, a parent or
        guardian can <SiteLink {...contact} label="tell us" />, and it is deleted.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <p>
        Wherever you live, you may ask what we hold about you, have it corrected or deleted, and
        object to its use. For most visitors the answer is: nothing at all. Use the{' '}
        <SiteLink {...contact} label="contact form" /> with the subject Other; you have an answer
        within 30 days. Personal information is never sold.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        When this policy changes, the date at its top changes with it, and what is new stands here.
      </p>
    ),
  },
]
