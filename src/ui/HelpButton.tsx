// Opens the help dialog.

import { helpAction } from './actions'
import card from './card.module.css'
import { KeyboardIcon } from './icons'

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
