// One menu for all ways out of the page that results have.

import card from '../card.module.css'
import { Menu } from '../controls/Menu'
import styles from './ExportMenu.module.css'
import { messages } from './messages'
import type { ResultSource } from './resultSource'
import { useExporting } from './useExporting'

interface ExportMenuProps {
  /** Its accessible name, which begins with what it says. */
  readonly name: string
  source(): ResultSource
}

export function ExportMenu({ name, source }: ExportMenuProps) {
  const { early, run } = useExporting()
  return (
    <Menu
      label={messages.export}
      name={name}
      className={`${card['text-button']} ${styles.export}`}
      isNarrow
    >
      <button type="button" {...early} onClick={() => run((use) => use.copyResults(source()))}>
        {messages.copy}
      </button>
      <button type="button" {...early} onClick={() => run((use) => use.saveResults(source()))}>
        {messages.saveCsv}
      </button>
      <button type="button" {...early} onClick={() => run((use) => use.printResults(source()))}>
        {messages.print}
      </button>
    </Menu>
  )
}
