// Eight ready-made wheels, each with a link that opens it.

import { SITE_LINKS } from '../../ui/siteLinks'
import { FlatWheel } from '../../ui/stage/FlatWheel'
import page from '../page.module.css'
import text from '../text.module.css'
import styles from './Examples.module.css'
import { EXAMPLES, exampleHref, exampleSegments } from './examples'
import { messages } from './messages'

/** Options that a card lists, so that cards stay about equally tall. */
const LISTED_OPTIONS = 6

export function Examples() {
  return (
    <>
      <ul className={styles.examples}>
        {EXAMPLES.map((example) => {
          const { name, category, description, options } = example
          const unlisted = options.length - LISTED_OPTIONS
          return (
            <li key={name} className={styles.example}>
              <FlatWheel className={text.wheel} segments={exampleSegments(example)} />
              <div className={styles.words}>
                <h2>{name}</h2>
                <p className={styles.category}>{category}</p>
                <p>{description}</p>
                <ul className={styles.options} aria-label={messages.optionsOf(name)}>
                  {options.slice(0, LISTED_OPTIONS).map((option) => (
                    <li key={option}>{option}</li>
                  ))}
                  {unlisted > 0 && <li className={styles.more}>{messages.more(unlisted)}</li>}
                </ul>
                <a
                  className={page.button}
                  href={exampleHref(example)}
                  aria-label={messages.tryWheelNamed(name)}
                >
                  {messages.tryWheel}
                </a>
              </div>
            </li>
          )
        })}
      </ul>
      <p className={styles.own}>
        <a className={page.button} data-main href={SITE_LINKS.home.href}>
          {messages.createWheel}
        </a>
      </p>
    </>
  )
}
