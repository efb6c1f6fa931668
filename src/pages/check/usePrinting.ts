import { useState } from 'react'
import type { DrawSheet } from '../../draw/sheet'
import { PAGES } from '../pageTable'
import { messages } from './messages'

/** Prints a sheet, by a part of the page that is loaded for it. */
export function usePrinting(sheet: DrawSheet) {
  const [problem, setProblem] = useState<string>()
  async function load() {
    try {
      const { printDraw } = await import('../../ui/export/printedDraw')
      setProblem(undefined)
      await printDraw(sheet, sheet.title, location.origin + PAGES.check.path)
    } catch (cause) {
      console.warn('Failed to print a sheet', cause)
      setProblem(messages.notLoaded)
    }
  }
  return { problem, print: () => void load() }
}
