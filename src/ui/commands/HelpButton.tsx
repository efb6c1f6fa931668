// Opens the help dialog.

import card from '../card.module.css'
import { KeyboardIcon } from '../controls/icons'
import { helpAction } from './actions'

export function HelpButton() {
  return (
    <button
      type="button"
      className={card['icon-button']}
      aria-label={helpAction.label}
      aria-haspopup="dialog"
      onClick={helpAction.run}
    >
      <KeyboardIcon />
    </button>
  )
}
