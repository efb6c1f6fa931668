// What the product is, why its draw can be believed, and what it is not.

import { operator, site } from '../site'
import { SITE_LINKS } from '../ui/page/siteLinks'
import styles from './AboutPage.module.css'
import { EXAMPLES, exampleSegments } from './examples'
import page from './page.module.css'
import { PAGES } from './pageTable'
import { SiteLink } from './SiteLink'
import { WheelPicture } from './WheelPicture'

const [PICTURED] = EXAMPLES

const { howToUse, privacy, contact, home } = SITE_LINKS

export default function AboutPage() {
  return (
    <>
      <div className={styles.opening}>
        <header className={page.intro}>
          <h1 tabIndex={-1}>{PAGES.about.title}</h1>
          <p>
            {site.name} is a wheel that decides. Write down the options, spin it, and everybody in
            the room watches the same thing happen. It is free, it needs no account, and it is built
            so that nobody has to take its fairness on trust.
          </p>
          <p className={page.buttons}>
            <a className={page.button} data-main href={home.href}>
              Spin the wheel
            </a>
            <SiteLink className={page.button} {...howToUse} />
          </p>
        </header>
        {PICTURED && <WheelPicture segments={exampleSegments(PICTURED)} />}
      </div>
      <Draw />
      <Promises />
      <div className={styles.rest}>
        <section className={page.text}>
          <h2>What it is not</h2>
          <p>
            It is not a service that watches you. There is no server that knows your wheel: options,
            results and settings stay in your browser, and a shared wheel travels inside its own
            link.
            {` ${operator.ads} ${operator.analytics}`} What that means is written plainly in the{' '}
            <SiteLink {...privacy} label="Privacy Policy" />.
          </p>
          <p>
            It is not a casino either. There is nothing to win here but the argument about whose
            turn it is.
          </p>
        </section>
        <section className={page.text}>
          <Source />
          <p>
            Something is broken, missing or simply lovely?{' '}
            <SiteLink {...contact} label="Write and say so" />.
          </p>
        </section>
      </div>
    </>
  )
}

function Draw() {
  return (
    <section aria-labelledby="draw">
      <h2 id="draw" className={page.heading}>
        How a winner is drawn
      </h2>
      <ol className={styles.steps}>
        <li>
          <h3>First, the draw</h3>
          <p>
            Your browser's cryptographic random generator gives a number. Numbers that would make
            some options even slightly likelier are thrown away and drawn again, so every option has
            exactly the same chance, with 2 options or with 10,000.
          </p>
        </li>
        <li>
          <h3>Then, it is written down</h3>
          <p>
            The outcome is kept before anything moves. Reload the page in the middle of a spin, let
            the battery die: the winner that was drawn is the winner you find.
          </p>
        </li>
        <li>
          <h3>Last, the spin</h3>
          <p>
            The push is worked out so that friction alone brings the wheel to rest on the option
            drawn, clear of the lines between. The spin is how you get to see it; it never decides.
          </p>
        </li>
      </ol>
    </section>
  )
}

function Promises() {
  return (
    <section aria-labelledby="whom">
      <h2 id="whom" className={page.heading}>
        Made for a room full of people
      </h2>
      <dl className={styles.promises}>
        <div>
          <dt>Teachers</dt>
          <dd>
            Paste the class list and call on someone. Elimination mode gives everybody a turn before
            anybody gets a second one.
          </dd>
        </div>
        <div>
          <dt>Event organizers</dt>
          <dd>
            Fullscreen shows nothing but the wheel, and the winner in letters that the back row can
            read.
          </dd>
        </div>
        <div>
          <dt>Content creators</dt>
          <dd>
            Sound that follows the wheel peg by peg, and colours that never flash more than three
            times a second, however fast it turns.
          </dd>
        </div>
        <div>
          <dt>Friends deciding things</dt>
          <dd>
            Dinner, films, chores. Send the wheel as a link, and all of you have the same one.
          </dd>
        </div>
        <div>
          <dt>Whoever uses no mouse</dt>
          <dd>
            Every control works by keyboard and by touch, a screen reader is told the winner, and
            reduced motion shows the result without the ride.
          </dd>
        </div>
        <div>
          <dt>Whoever has an old phone</dt>
          <dd>
            The wheel is drawn on the graphics chip where there is one, and in a plainer way where
            there is none. The draw is the same.
          </dd>
        </div>
      </dl>
    </section>
  )
}

function Source() {
  return (
    <>
      <h2>Look inside</h2>
      <p>
        {site.name} is free software under the MIT license: anybody may read how the winner is
        drawn, check it, change it and run a copy of their own.
        {operator.repository !== '' && (
          <>
            {' '}
            <a href={operator.repository}>Read the source</a>.
          </>
        )}
      </p>
    </>
  )
}
