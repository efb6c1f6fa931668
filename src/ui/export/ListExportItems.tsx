// The part of the menu by which the list leaves the page.

import { exporting } from './exporting'
import { messages } from './messages'

export function ListExportItems() {
  return (
    <>
      <button type="button" onClick={() => void exporting.copyList()}>
        {messages.copyList}
      </button>
      <button type="button" onClick={() => void exporting.saveList('csv')}>
        {messages.saveListCsv}
      </button>
      <button type="button" onClick={() => void exporting.saveList('txt')}>
        {messages.saveListText}
      </button>
      <button type="button" onClick={() => void exporting.printList()}>
        {messages.printList}
      </button>
    </>
  )
}
