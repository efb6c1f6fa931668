// One menu for all ways out of the page that results have.

import { Menu } from '../controls/Menu'
import { messages } from './messages'
import type { ResultSource } from './resultSource'
import { useExporting } from './useExporting'

interface ExportMenuProps {
  /** Its accessible name, which begins with what it says. */
  readonly name: string
  readonly className?: string | undefined
  source(): ResultSource
}

export function ExportMenu({ name, className, source }: ExportMenuProps) {
  const { early, run } = useExporting()
  return (
    <Menu label={messages.export} name={name} className={className}>
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
