// The text of the Terms of Service.

import { operator, site } from '../../text/site'
import { SITE_LINKS } from '../../ui/siteLinks'
import { ResponseTimes } from '../contact/ResponseTimes'
import { messages } from '../messages'
import { SiteLink } from '../SiteLink'
import type { Section } from './Sections'

const { contact, privacy, about, licenses } = SITE_LINKS

export const TERMS_SECTIONS: readonly Section[] = [
  {
    id: 'service',
    title: 'The service',
    body: (
      <p>
        {site.name} is a decision wheel that runs in your browser. It is free of charge and needs no
        account. {operator.ads} We may change the service, add to it or end it. Anything you have
        saved to a file stays yours, whatever happens.
      </p>
    ),
  },
  {
    id: 'use',
    title: 'What you may do',
    body: (
      <>
        <p>
          You may use the wheel for any lawful purpose, private or commercial, including in public.
          Please do not:
        </p>
        <ul>
          <li>put anything on a wheel that is unlawful, or that harasses or threatens anyone;</li>
          <li>attack or overload the site, or get around its protections;</li>
          <li>present a result as drawn by the wheel when it was not.</li>
        </ul>
        <p>
          The code is free software. What you may do with it is governed by the MIT license alone.
          The third-party code in it has <SiteLink {...licenses} label="licenses of its own" />.
        </p>
      </>
    ),
  },
  {
    id: 'wheels',
    title: 'Your wheels and links',
    body: (
      <p>
        Your options, names and wheels belong to you. They stay in your browser and in the links and
        files you make. We neither receive nor check them. You are responsible for what you share,
        and for having the right to share it. A link works for as long as this service exists.
      </p>
    ),
  },
  {
    id: 'fairness',
    title: 'Fairness, prizes and decisions',
    body: (
      <p>
        In a spin, every active option has the same chance, unless you let weights count or make
        options less likely after a win. The <SiteLink {...about} label="About page" /> explains
        how. In a draw of prizes, a name that counts as several tickets has a chance for each. We
        cannot vouch for the device or the browser that the wheel runs on. Contests and raffles are
        subject to laws of their own, and whoever holds one must follow them. Do not rely on the
        wheel for decisions about health, law or money. If you do, it is at your own risk.
      </p>
    ),
  },
  {
    id: 'privacy',
    title: 'Privacy',
    body: (
      <p>
        The <SiteLink {...privacy} label={messages.privacyPolicy} /> explains what is stored and
        what is sent. It is part of these terms.
      </p>
    ),
  },
  {
    id: 'warranty',
    title: 'No warranty',
    body: (
      <p>
        As far as the law allows, the service is provided “as is” and “as available”, without
        warranty of any kind, express or implied. This includes any warranty of fitness for a
        particular purpose, and of uninterrupted or error-free operation.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Limit of liability',
    body: (
      <p>
        As far as the law allows, we are not liable for indirect, incidental or consequential
        damages, or for lost data or profits, and our total liability for everything related to the
        service is limited to <strong>100 USD</strong>. Nothing here limits liability that cannot be
        limited by law.
      </p>
    ),
  },
  {
    id: 'answers',
    title: 'Answers to messages',
    body: (
      <>
        <p>
          We aim to answer messages sent through the <SiteLink {...contact} label="contact form" />{' '}
          within 24 hours to 30 days, depending on the topic.
        </p>
        <ResponseTimes />
      </>
    ),
  },
  {
    id: 'law',
    title: 'Governing law',
    body: (
      <p>
        These terms are governed by the laws of the State of Delaware, United States, without regard
        to its rules on conflicts of law. You keep the rights that the law of your own country gives
        you as a consumer.
      </p>
    ),
  },
  {
    id: 'disputes',
    title: 'Settling disputes',
    body: (
      <ol>
        <li>
          <strong>Talk first.</strong> Describe the dispute to us through the{' '}
          <SiteLink {...contact} label="contact form" />. From then on, both sides try in good faith
          for 30 days to settle it informally.
        </li>
        <li>
          <strong>Then arbitration.</strong> A dispute that is not settled after those 30 days is
          decided by binding arbitration, not by a court, as far as the law where you live allows.
        </li>
      </ol>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        We may change these terms. The version on this page is the one in force. By using the
        service after a change, you accept it. If any of these terms is invalid, the others still
        apply.
      </p>
    ),
  },
]
