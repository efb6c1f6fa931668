// Everything that the wheel can do, in the order in which one meets it, with pictures of the real thing.

import { Fragment } from 'react'
import { COMMANDS_WITH_KEYS } from '../ui/commands/commands'
import { keyName } from '../ui/commands/shortcuts'
import { SITE_LINKS } from '../ui/page/siteLinks'
import styles from './HowToUsePage.module.css'
import { STEPS } from './howToSteps'
import { Picture } from './Picture'
import page from './page.module.css'
import { PAGES } from './pageTable'
import { SiteLink } from './SiteLink'

const { home, examples } = SITE_LINKS

export default function HowToUsePage() {
  return (
    <>
      <header className={page.intro}>
        <h1 tabIndex={-1}>{PAGES.howToUse.title}</h1>
        <p>
          Type the options, press the big button. That is all there is to know; the rest of this
          page is for the day you want more.
        </p>
        <p className={page.buttons}>
          <a className={page.button} data-main href={home.href}>
            Open the wheel
          </a>
          <SiteLink className={page.button} {...examples} label="Start from an example" />
        </p>
      </header>
      {STEPS.map(({ id, title, picture, alt, body }) => (
        <section key={id} className={styles.step} aria-labelledby={id}>
          <div className={page.text}>
            <h2 id={id}>{title}</h2>
            {body}
          </div>
          <Picture name={picture} alt={alt} />
        </section>
      ))}
      <Keyboard />
    </>
  )
}

function Keyboard() {
  return (
    <section className={styles.keys} aria-labelledby="keyboard">
      <div className={page.text}>
        <h2 id="keyboard">By keyboard</h2>
        <p>
          Every control can be reached with Tab. These keys work anywhere on the page, except while
          you are typing; the <kbd>?</kbd> key shows them there too. If single letters get in your
          way, switch them off with Single-Key Shortcuts in the settings.
        </p>
      </div>
      <dl className={`${page.keys} ${styles.shortcuts}`}>
        {COMMANDS_WITH_KEYS.map(({ name, keys }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ' or '}
                  <kbd>{keyName(key)}</kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
