import { operator } from '../../text/site'
import { SITE_LINKS } from '../../ui/siteLinks'
import { FlatWheel } from '../../ui/stage/FlatWheel'
import { EXAMPLES, exampleSegments } from '../examples/examples'
import wheel from '../flatWheel.module.css'
import page from '../page.module.css'
import { PAGES } from '../pageTable'
import { SiteLink } from '../SiteLink'
import styles from './AboutPage.module.css'
import { messages } from './messages'

const [PICTURED] = EXAMPLES

const { howToUse, home } = SITE_LINKS

export default function AboutPage() {
  return (
    <>
      <div className={styles.opening}>
        <header className={page.intro}>
          <h1 tabIndex={-1}>{PAGES.about.title}</h1>
          <p>{messages.intro}</p>
          <p className={page.buttons}>
            <a className={page.button} data-main href={home.href}>
              {messages.spin}
            </a>
            <SiteLink className={page.button} {...howToUse} />
          </p>
        </header>
        {PICTURED && <FlatWheel className={wheel.wheel} segments={exampleSegments(PICTURED)} />}
      </div>
      <Draw />
      <Audiences />
      <div className={styles.rest}>
        <section className={page.text}>
          <h2>{messages.isNot}</h2>
          <p>{messages.isNotCollecting}</p>
          <p>{messages.isNotCasino}</p>
        </section>
        <section className={page.text}>
          <h2>{messages.openSource}</h2>
          <p>
            {messages.license}
            {operator.repository !== '' && (
              <>
                {' '}
                <a href={operator.repository}>{messages.readSource}</a>
              </>
            )}
          </p>
          <p>{messages.contact}</p>
        </section>
      </div>
    </>
  )
}

function Draw() {
  return (
    <section aria-labelledby="draw">
      <h2 id="draw" className={page.heading}>
        {messages.draw}
      </h2>
      <ol className={styles.steps}>
        {messages.drawSteps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <h3>{messages.proven}</h3>
      <p>{messages.provenText}</p>
    </section>
  )
}

function Audiences() {
  return (
    <section aria-labelledby="audience">
      <h2 id="audience" className={page.heading}>
        {messages.audience}
      </h2>
      <dl className={styles.audiences}>
        {messages.audiences.map(({ who, text }) => (
          <div key={who}>
            <dt>{who}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
