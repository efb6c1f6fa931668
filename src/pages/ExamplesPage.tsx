// Eight wheels to begin with, each a link that opens it.

import { SITE_LINKS } from '../ui/page/siteLinks'
import styles from './ExamplesPage.module.css'
import { EXAMPLES, exampleHref, exampleSegments } from './examples'
import page from './page.module.css'
import { PAGES } from './pageTable'
import { WheelPicture } from './WheelPicture'

/** Options that a card lists (product specification, section 2). */
const SHOWN_OPTIONS = 6

export default function ExamplesPage() {
  return (
    <>
      <header className={page.intro}>
        <h1 tabIndex={-1}>{PAGES.examples.title}</h1>
        <p>
          Eight wheels to begin with. Each opens as a copy of your own: change the options, spin it,
          share it. The wheel you have now is kept.
        </p>
      </header>
      <ul className={styles.examples}>
        {EXAMPLES.map((example) => {
          const { name, category, description, options } = example
          const more = options.length - SHOWN_OPTIONS
          return (
            <li key={name} className={styles.example}>
              <WheelPicture segments={exampleSegments(example)} />
              <div className={styles.words}>
                <h2>{name}</h2>
                <p className={styles.category}>{category}</p>
                <p>{description}</p>
                <ul className={styles.options} aria-label={`Options of ${name}`}>
                  {options.slice(0, SHOWN_OPTIONS).map((option) => (
                    <li key={option}>{option}</li>
                  ))}
                  {more > 0 && <li className={styles.more}>+{more} more</li>}
                </ul>
                <a
                  className={page.button}
                  href={exampleHref(example)}
                  aria-label={`Try This Wheel: ${name}`}
                >
                  Try This Wheel
                </a>
              </div>
            </li>
          )
        })}
      </ul>
      <p className={styles.own}>
        <a className={page.button} data-main href={SITE_LINKS.home.href}>
          Create Custom Wheel
        </a>
      </p>
    </>
  )
}
