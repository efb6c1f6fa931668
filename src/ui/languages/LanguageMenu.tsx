import { addressIn, LOCALE, languages } from '../../text/locale'
import { ButtonLink } from '../kit/Button'
import { LanguageIcon } from '../kit/icons'
import { MenuGroup } from '../kit/Menu'
import styles from './LanguageMenu.module.css'
import { messages } from './messages'

/** The main screen in every language that the site is offered in. */
export function LanguageMenu() {
  if (languages.length === 0) return null
  return (
    <MenuGroup
      isFolded
      // The menu is too low for all of them, and where it ends they may seem to.
      onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
      heading={
        <span className={styles.heading}>
          <LanguageIcon />
          {messages.language}
        </span>
      }
    >
      {languages.map(({ code, name }) => (
        <ButtonLink
          key={code}
          kind="text"
          href={addressIn(code, '/')}
          lang={code}
          hrefLang={code}
          aria-current={code === LOCALE ? 'page' : undefined}
        >
          {name}
        </ButtonLink>
      ))}
    </MenuGroup>
  )
}
