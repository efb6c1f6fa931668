// The wording of the Terms of Service (legal statements: product specification, section 9).

import { operator, site } from '../../site'
import { SITE_LINKS } from '../../ui/page/siteLinks'
import { ResponseTimes } from '../contact/ResponseTimes'
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
        account. {operator.ads} We may change it, add to it or end it; what you have saved to a file
        stays yours whatever happens.
      </p>
    ),
  },
  {
    id: 'use',
    title: 'What you may do',
    body: (
      <>
        <p>You may use it for any lawful purpose, private or commercial, also in public. Please:</p>
        <ul>
          <li>put nothing on a wheel that is unlawful, or that harasses or threatens anybody;</li>
          <li>do not attack, overload or get around the protections of the site;</li>
          <li>do not present a result as drawn by the wheel when it was not.</li>
        </ul>
        <p>
          The code is free software under the MIT license, which alone says what you may do with the
          code. What it uses of others has <SiteLink {...licenses} label="licenses of its own" />.
        </p>
      </>
    ),
  },
  {
    id: 'wheels',
    title: 'Your wheels and links',
    body: (
      <p>
        Options, names and wheels are yours. They stay in your browser and in the links and files
        that you make; we neither receive nor check them. You answer for what you share, and for
        having the right to share it. A link works for as long as this service exists.
      </p>
    ),
  },
  {
    id: 'fairness',
    title: 'Fairness, prizes and decisions',
    body: (
      <p>
        Every active option has the same chance; <SiteLink {...about} label="About" /> tells how. We
        cannot vouch for the device or the browser that the wheel runs on. Contests and raffles have
        laws of their own, and whoever holds one has to keep them. For a decision about health, law
        or money, the wheel is a poor adviser, and you use it at your own risk.
      </p>
    ),
  },
  {
    id: 'privacy',
    title: 'Privacy',
    body: (
      <p>
        What is kept and what is sent is written in the{' '}
        <SiteLink {...privacy} label="Privacy Policy" />, which is part of these terms.
      </p>
    ),
  },
  {
    id: 'warranty',
    title: 'No warranty',
    body: (
      <p>
        The service is provided as it is and as available, without warranty of any kind, express or
        implied, including fitness for a particular purpose and uninterrupted or error-free running,
        as far as the law allows.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Limit of liability',
    body: (
      <p>
        As far as the law allows, we are not liable for indirect, incidental or consequential
        damages, or for lost data or profits, and our total liability for everything that has to do
        with the service is limited to <strong>100 USD</strong>. Nothing here limits a liability
        that by law cannot be limited.
      </p>
    ),
  },
  {
    id: 'answers',
    title: 'Answers to messages',
    body: (
      <>
        <p>
          We aim to answer what reaches us by the <SiteLink {...contact} label="contact form" />{' '}
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
        to its rules on conflicts of law. Rights that the law of your own country gives you as a
        consumer stay yours.
      </p>
    ),
  },
  {
    id: 'disputes',
    title: 'Settling a dispute',
    body: (
      <ol>
        <li>
          <strong>Talk first.</strong> Describe the dispute to us through the{' '}
          <SiteLink {...contact} label="contact form" />. From then on both sides try in good faith
          for 30 days to settle it informally.
        </li>
        <li>
          <strong>Then arbitration.</strong> What is not settled after those 30 days is decided by
          binding arbitration, not by a court, as far as the law where you live allows.
        </li>
      </ol>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        We may change these terms. The version on this page is the one in force, and using the
        service after a change means that you accept it. If one of the terms does not hold, the
        others still do.
      </p>
    ),
  },
]
