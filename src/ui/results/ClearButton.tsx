import { useApp } from '../../store/app'
import card from '../card.module.css'
import { messages } from './messages'

interface ClearButtonProps {
  /** Its accessible name. */
  readonly label: string
  onClear(): void
}

export function ClearButton({ label, onClear }: ClearButtonProps) {
  const isSpinning = useApp((state) => state.phase === 'spinning')
  return (
    <button
      type="button"
      className={card['text-button']}
      aria-label={label}
      disabled={isSpinning}
      onClick={(event) => {
        // The button disappears with the list, so the focus moves to the panel.
        event.currentTarget.closest('section')?.focus()
        onClear()
      }}
    >
      {messages.clear}
    </button>
  )
}
