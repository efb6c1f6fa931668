import { Menu } from '../kit/Menu'
import { exporting, type ResultSource } from './exporting'
import { messages } from './messages'

interface ExportMenuProps {
  /** Its accessible name, which begins with what it says. */
  readonly name: string
  source(): ResultSource
}

export function ExportMenu({ name, source }: ExportMenuProps) {
  return (
    <Menu label={messages.export} name={name} isNarrow>
      <button type="button" onClick={() => void exporting.copyResults(source())}>
        {messages.copy}
      </button>
      <button type="button" onClick={() => void exporting.saveResults(source())}>
        {messages.saveCsv}
      </button>
      <button type="button" onClick={() => void exporting.printResults(source())}>
        {messages.print}
      </button>
    </Menu>
  )
}
