// Whether an address may spin the wheel, and which addresses do. A choice of this device: no wheel and no link has it.

import { canHandleProtocols, forgetProtocol, handleProtocol } from '../../platform/protocolHandler'
import { SPIN_ADDRESS, SPIN_SCHEME, SPIN_SEARCH } from '../../share/spinLink'
import { app, useApp } from '../../store/app'
import { addressIn, LOCALE, languages } from '../../text/locale'
import { Switch } from '../kit/fields/Switch'
import { Note } from '../kit/text'
import { CopiedAddress } from '../share/CopiedAddress'
import styles from './SpinLinks.module.css'
import { messages } from './spinLinkMessages'

const spinUrl = (language = LOCALE) => location.origin + addressIn(language, '/') + SPIN_SEARCH
/** Where the browser puts the address that it was asked to open. */
const handlerUrl = (language?: string) => `${spinUrl(language)}=%s`

export function SpinLinks() {
  const isOn = useApp((state) => state.preferences.areSpinLinksOn)
  // No link is ever opened there.
  if ('obsstudio' in globalThis) return null
  return (
    <>
      <Switch label={messages.title} note={messages.note} isOn={isOn} onSwitch={allow} />
      {isOn && (
        <div className={styles.addresses}>
          <CopiedAddress
            address={spinUrl()}
            label={messages.address}
            copyLabel={messages.copy}
            copied={messages.copied}
          />
          {canHandleProtocols() && <Note>{messages.scheme(SPIN_ADDRESS)}</Note>}
        </div>
      )}
    </>
  )
}

function allow(areSpinLinksOn: boolean): void {
  app.actions.changePreferences({ areSpinLinksOn })
  if (areSpinLinksOn) handleProtocol(SPIN_SCHEME, handlerUrl())
  // It may have been turned on in another language.
  else forgetProtocol(SPIN_SCHEME, [LOCALE, ...languages.map(({ code }) => code)].map(handlerUrl))
}
