// Everything the wheel can do, step by step, with screenshots.

import { alternatives } from '../../text/list'
import type { Command } from '../../ui/commands/commands'
import { keyName, keysOf, PAGE_SHORTCUTS, PRESENTING_SHORTCUTS } from '../../ui/commands/shortcuts'
import { SITE_LINKS } from '../../ui/siteLinks'
import { Picture } from '../Picture'
import page from '../page.module.css'
import { PAGES } from '../pageTable'
import { SiteLink } from '../SiteLink'
import styles from './HowToUsePage.module.css'
import { messages } from './messages'

const { home, examples } = SITE_LINKS

export default function HowToUsePage() {
  return (
    <>
      <header className={page.intro}>
        <h1 tabIndex={-1}>{PAGES.howToUse.title}</h1>
        <p>{messages.intro}</p>
        <p className={page.buttons}>
          <a className={page.button} data-main href={home.href}>
            {messages.openWheel}
          </a>
          <SiteLink className={page.button} {...examples} label={messages.startFromExample} />
        </p>
      </header>
      {messages.steps.map(({ id, title, picture, alt, body }) => (
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
        <h2 id="keyboard">{messages.keyboard}</h2>
        <p>{messages.keyboardIntro}</p>
      </div>
      <dl className={`${page.keys} ${styles.shortcuts}`}>{PAGE_SHORTCUTS.map(line)}</dl>
      <div className={page.text}>
        <h3>{messages.inFullscreen}</h3>
        <p>{messages.inFullscreenIntro}</p>
      </div>
      <dl className={`${page.keys} ${styles.shortcuts}`}>{PRESENTING_SHORTCUTS.map(line)}</dl>
    </section>
  )
}

function line(command: Command) {
  const { name } = command
  return (
    <div key={name}>
      <dt>{name}</dt>
      <dd>
        {alternatives(keysOf(command).map(keyName)).map(({ type, value }) =>
          type === 'element' ? <kbd key={value}>{value}</kbd> : value,
        )}
      </dd>
    </div>
  )
}
