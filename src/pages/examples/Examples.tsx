import { ButtonLink } from '../../ui/kit/Button'
import { Card } from '../../ui/kit/Card'
import { Tag } from '../../ui/kit/text'
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
      <ul className={`${page.columns} ${styles.examples}`}>
        {EXAMPLES.map((example) => {
          const { name, category, description, options } = example
          const unlisted = options.length - LISTED_OPTIONS
          return (
            <li key={name}>
              <Card className={styles.example}>
                <FlatWheel className={text.wheel} segments={exampleSegments(example)} />
                <div className={styles.words}>
                  <h2>{name}</h2>
                  <p className={styles.category}>
                    <Tag>{category}</Tag>
                  </p>
                  <p>{description}</p>
                  <ul className={styles.options} aria-label={messages.optionsOf(name)}>
                    {options.slice(0, LISTED_OPTIONS).map((option) => (
                      <li key={option}>{option}</li>
                    ))}
                    {unlisted > 0 && <li className={styles.more}>{messages.more(unlisted)}</li>}
                  </ul>
                  <ButtonLink href={exampleHref(example)} aria-label={messages.tryWheelNamed(name)}>
                    {messages.tryWheel}
                  </ButtonLink>
                </div>
              </Card>
            </li>
          )
        })}
      </ul>
      <p className={styles.own}>
        <ButtonLink kind="primary" href={SITE_LINKS.home.href}>
          {messages.createWheel}
        </ButtonLink>
      </p>
    </>
  )
}
