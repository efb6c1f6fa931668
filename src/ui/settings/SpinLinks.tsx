// Whether an address may spin the wheel, and which addresses do. A choice of this device: no wheel and no link has it.

import { canHandleProtocols, handleProtocol } from '../../platform/protocolHandler'
import { SPIN_ADDRESS, SPIN_SCHEME, SPIN_SEARCH } from '../../share/spinLink'
import { app, useApp } from '../../store/app'
import { Switch } from '../kit/fields/Switch'
import { Note } from '../kit/text'
import { CopiedAddress } from '../share/CopiedAddress'
import { SITE_LINKS } from '../siteLinks'
import styles from './SpinLinks.module.css'
import { messages } from './spinLinkMessages'

const spinUrl = () => location.origin + SITE_LINKS.home.href + SPIN_SEARCH

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
  handleProtocol(SPIN_SCHEME, `${spinUrl()}=%s`, areSpinLinksOn)
}
