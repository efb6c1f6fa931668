import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { app, useApp } from '../../store/app'
import { COMMANDS, type Command } from '../commands/commands'
import { keyName } from '../commands/shortcuts'
import { Button } from '../kit/Button'
import { Kbd } from '../kit/text'
import { messages } from './messages'
import styles from './WheelMenu.module.css'

const ITEMS = [COMMANDS.spin, COMMANDS.quickAdd, COMMANDS.sound]

/** CSS pixels of the viewport. */
export interface MenuPosition {
  readonly x: number
  readonly y: number
}

interface WheelMenuProps {
  readonly position: MenuPosition
  /** @param press outside the menu that closes it; without one, the focus returns to the wheel */
  onClose(press?: PointerEvent): void
}

export function WheelMenu({ position, onClose }: WheelMenuProps) {
  const menu = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = menu.current
    if (!element) return
    element.style.setProperty('--x', `${position.x}px`)
    element.style.setProperty('--y', `${position.y}px`)
    // A popover is above everything; without support, the menu is above almost everything.
    element.showPopover?.()
    itemsOf(element)[0]?.focus({ preventScroll: true })
  }, [position])

  useEffect(() => {
    const pressed = (event: PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) onClose(event)
    }
    document.addEventListener('pointerdown', pressed, true)
    return () => document.removeEventListener('pointerdown', pressed, true)
  }, [onClose])

  function keyPressed(event: KeyboardEvent<HTMLDivElement>) {
    const items = itemsOf(event.currentTarget)
    const index = items.indexOf(document.activeElement as HTMLElement)
    const { key } = event
    if (key === 'Escape' || key === 'Tab') onClose()
    else if (key === 'ArrowDown') items[(index + 1) % items.length]?.focus()
    else if (key === 'ArrowUp') items.at(index - 1)?.focus()
    else if (key === 'Home') items[0]?.focus()
    else if (key === 'End') items.at(-1)?.focus()
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
      // A long press on the menu must not open the browser's own.
      onContextMenu={(event) => event.preventDefault()}
    >
      {ITEMS.map((command) => (
        <Item key={command.name} command={command} onDone={onClose} />
      ))}
    </div>
  )
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')]
}

/** A disabled item can still be focused, so that screen readers find it. */
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
    <Button
      kind="text"
      role="menuitem"
      className={styles.item}
      tabIndex={-1}
      aria-disabled={!isEnabled}
      onClick={chosen}
    >
      {command.name}
      {hasKeys && key && (
        <span aria-hidden="true" className={styles.key}>
          <Kbd>{keyName(key)}</Kbd>
        </span>
      )}
    </Button>
  )
}
