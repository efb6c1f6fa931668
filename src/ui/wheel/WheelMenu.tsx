// The wheel's menu, where it was asked for. The keyboard goes in, walks with the arrows and comes back to the wheel.

import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { app, useApp } from '../../store/app'
import { COMMANDS, type Command } from '../commands/commands'
import { keyName } from '../commands/shortcuts'
import { messages } from './messages'
import styles from './WheelMenu.module.css'

const ITEMS = [COMMANDS.spin, COMMANDS.quickAdd, COMMANDS.sound]

/** CSS pixels of the viewport. */
export interface Place {
  readonly x: number
  readonly y: number
}

interface WheelMenuProps {
  readonly place: Place
  /** Called with the press elsewhere that closes it, or with nothing: then the keyboard goes back to the wheel. */
  onClose(press?: PointerEvent): void
}

export function WheelMenu({ place, onClose }: WheelMenuProps) {
  const menu = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = menu.current
    if (!element) return
    element.style.setProperty('--x', `${place.x}px`)
    element.style.setProperty('--y', `${place.y}px`)
    // Above everything else, where the browser can; elsewhere above almost everything.
    element.showPopover?.()
    items(element)[0]?.focus({ preventScroll: true })
  }, [place])

  useEffect(() => {
    const pressed = (event: PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) onClose(event)
    }
    document.addEventListener('pointerdown', pressed, true)
    return () => document.removeEventListener('pointerdown', pressed, true)
  }, [onClose])

  function keyPressed(event: KeyboardEvent<HTMLDivElement>) {
    const all = items(event.currentTarget)
    const at = all.indexOf(document.activeElement as HTMLElement)
    const { key } = event
    if (key === 'Escape' || key === 'Tab') onClose()
    else if (key === 'ArrowDown') all[(at + 1) % all.length]?.focus()
    else if (key === 'ArrowUp') all.at(at - 1)?.focus()
    else if (key === 'Home') all[0]?.focus()
    else if (key === 'End') all.at(-1)?.focus()
    else return
    event.preventDefault()
  }

  return (
    <div
      ref={menu}
      className={styles.menu}
      popover="manual"
      role="menu"
      aria-label={messages.menu}
      tabIndex={-1}
      onKeyDown={keyPressed}
      // A second long press on it is none.
      onContextMenu={(event) => event.preventDefault()}
    >
      {ITEMS.map((command) => (
        <Item key={command.name} command={command} onDone={onClose} />
      ))}
    </div>
  )
}

function items(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')]
}

/** A disabled item stays within reach, so that it can be read. */
function Item({ command, onDone }: { readonly command: Command; onDone(): void }) {
  const isEnabled = useApp(command.isEnabled)
  const hasKeys = useApp((state) => state.preferences.areShortcutsOn)
  const [key] = command.keys
  function chosen() {
    if (!isEnabled) return
    command.run(app)
    onDone()
  }
  return (
    <button
      type="button"
      role="menuitem"
      className={styles.item}
      tabIndex={-1}
      aria-disabled={!isEnabled}
      onClick={chosen}
    >
      {command.name}
      {hasKeys && key && (
        <span aria-hidden="true">
          <kbd>{keyName(key)}</kbd>
        </span>
      )}
    </button>
  )
}
