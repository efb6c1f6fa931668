// What is beside the wheel: the options, the results and the settings, one at a time, by tabs. On a phone each is a sheet
// that its button in the panel bar opens, over the lower part of the screen, so that the wheel stays in view.

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { app, useApp } from '../../store/app'
import type { AppState, PanelName } from '../../store/state'
import { IconButton } from './Button'
import { CrossIcon } from './icons'
import { messages } from './messages'
import styles from './Panel.module.css'

export interface PanelProps {
  readonly name: PanelName
  /** Its accessible name. */
  readonly label: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The id of the panel's element. */
export const panelId = (name: PanelName) => `panel-${name}`

/** The attributes of a button that opens the panel and closes it again. */
export function usePanelButton(name: PanelName) {
  const isOpen = useApp((state) => state.panel === name)
  // The others are always there.
  const isThere = name !== 'settings' || isOpen
  return {
    'data-opens': name,
    'aria-expanded': isOpen,
    'aria-controls': isThere ? panelId(name) : undefined,
    onClick: () => app.actions.togglePanel(name),
  }
}

/** Beside the wheel one of them is always there: the options, unless another was opened. */
const currentPanel = ({ panel }: Pick<AppState, 'panel'>): PanelName => panel ?? 'options'

export function useIsCurrent(name: PanelName): boolean {
  return useApp((state) => currentPanel(state) === name)
}

interface TabsProps {
  /** Their accessible name. */
  readonly label: string
  readonly tabs: readonly { readonly name: PanelName; readonly label: ReactNode }[]
}

export function PanelTabs({ label, tabs }: TabsProps) {
  const current = useApp(currentPanel)
  const list = useRef<HTMLDivElement>(null)

  function keyPressed(event: KeyboardEvent) {
    const index = tabs.findIndex(({ name }) => name === current)
    const isForward = getComputedStyle(event.currentTarget).direction === 'ltr'
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: index + (isForward ? 1 : -1),
      ArrowLeft: index + (isForward ? -1 : 1),
      Home: 0,
      End: -1,
    }
    const next = tabs.at((steps[event.key] ?? Number.NaN) % tabs.length)
    if (steps[event.key] === undefined || !next) return
    event.preventDefault()
    open(next.name)
    list.current?.querySelector<HTMLElement>(`[data-tab=${next.name}]`)?.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      className={styles.tabs}
      aria-label={label}
      onKeyDown={keyPressed}
    >
      {tabs.map((tab) => (
        <button
          key={tab.name}
          type="button"
          role="tab"
          data-tab={tab.name}
          aria-selected={tab.name === current}
          aria-controls={tab.name === current ? panelId(tab.name) : undefined}
          tabIndex={tab.name === current ? 0 : -1}
          onClick={() => open(tab.name)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

function open(name: PanelName): void {
  const { panel } = app.store.getState()
  if (name === 'options') app.actions.closePanel()
  else if (panel !== name) app.actions.togglePanel(name)
}

export function Panel({ name, label, className = '', children }: PanelProps) {
  const isOpen = useApp((state) => state.panel === name)
  const isCurrent = useIsCurrent(name)
  const panel = useRef<HTMLElement>(null)

  useEffect(() => {
    // What opened it may have moved the focus to something in it.
    const isInside = panel.current?.contains(document.activeElement)
    if (isOpen && !isInside && isSheet(panel.current)) panel.current?.focus({ preventScroll: true })
  }, [isOpen])

  useEffect(() => {
    const sheet = panel.current
    if (!isOpen || !sheet) return
    // The next frame, when the browser has scrolled to what has the focus.
    const uncover = ({ target }: FocusEvent) =>
      requestAnimationFrame(() => {
        if (isSheet(sheet) && isCovered(target as Element, sheet)) app.actions.closePanel()
      })
    document.addEventListener('focusin', uncover)
    return () => document.removeEventListener('focusin', uncover)
  }, [isOpen])

  function close() {
    const isInside = panel.current?.contains(document.activeElement)
    app.actions.closePanel()
    if (isInside) document.querySelector<HTMLElement>(`[data-opens=${name}]`)?.focus()
  }

  function keyPressed(event: KeyboardEvent) {
    // In a field Escape takes back what was typed.
    const isField = event.target instanceof HTMLInputElement
    if (event.key === 'Escape' && !isField && isOpen && isSheet(panel.current)) close()
  }

  return (
    <section
      ref={panel}
      id={panelId(name)}
      className={`${styles.panel} ${className}`}
      aria-label={label}
      tabIndex={-1}
      data-panel={name}
      data-open={isOpen || undefined}
      data-current={isCurrent || undefined}
      onKeyDown={keyPressed}
    >
      <IconButton
        className={styles.close}
        icon={<CrossIcon />}
        label={messages.closePanel(label)}
        onClick={close}
      />
      {children}
    </section>
  )
}

/** Whether the middle of an element is below a sheet: the focus must be seen. */
function isCovered(element: Element, sheet: HTMLElement): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  const isInside = sheet.contains(element)
  return !isInside && sheet.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

/** The styles decide where panels are sheets. */
export function isSheet(panel: HTMLElement | null): boolean {
  return panel !== null && getComputedStyle(panel).position === 'fixed'
}

/**
 * Closes the open panel where it is a sheet, which covers a part of the screen.
 * @param nextFocus gets the focus if the panel had it
 */
export function closeSheet(nextFocus: HTMLElement | null): void {
  const { panel: name } = app.store.getState()
  const panel = name && document.getElementById(panelId(name))
  if (!panel || !isSheet(panel)) return
  if (panel.contains(document.activeElement)) nextFocus?.focus({ preventScroll: true })
  app.actions.closePanel()
}
