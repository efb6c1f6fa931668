// The part of the menu by which the list leaves the page.

import { messages } from './messages'
import { useExporting } from './useExporting'

export function ListExportItems() {
  const { early, run } = useExporting()
  return (
    <>
      <button type="button" {...early} onClick={() => run((use) => use.copyList())}>
        {messages.copyList}
      </button>
      <button type="button" {...early} onClick={() => run((use) => use.saveList('csv'))}>
        {messages.saveListCsv}
      </button>
      <button type="button" {...early} onClick={() => run((use) => use.saveList('txt'))}>
        {messages.saveListText}
      </button>
      <button type="button" {...early} onClick={() => run((use) => use.printList())}>
        {messages.printList}
      </button>
    </>
  )
}
