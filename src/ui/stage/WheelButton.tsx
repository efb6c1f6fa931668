// One native button, so that keys, clicks and screen readers work without more code. touch-action leaves every touch to
// us, because the browser would take vertical swipes for scrolling; so scrolling by a slow finger is done here.

import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { isFullscreen } from '../../platform/fullscreen'
import { app, useApp } from '../../store/app'
import { type Radians, radians } from '../../wheel/angle'
import { activeSegments } from '../../wheel/segment'
import { COMMANDS, runIfEnabled, spinOrDraw } from '../commands/commands'
import { createGestureRecognizer, type Gesture, type Point } from './gestures'
import { messages } from './messages'
import styles from './Stage.module.css'
import { type MenuPosition, WheelMenu } from './WheelMenu'

interface WheelButtonProps {
  readonly drawing: string
  readonly describedBy: string
  /** How far a finger has turned the wheel since it took hold of it; `null` when it lets go. */
  readonly onHeld: (turn: Radians | null) => void
  readonly children: ReactNode
}

export function WheelButton({ drawing, describedBy, onHeld, children }: WheelButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const count = useApp((state) => activeSegments(state.wheel.segments).length)
  const isEnabled = useApp(COMMANDS.spin.isEnabled)
  const focusedId = useApp((state) => state.focusedId)

  // The wheel must have the keyboard focus for its focused segment, unless the list shows that one.
  useEffect(() => {
    if (focusedId !== null && !document.activeElement?.closest('[data-options]')) {
      button.current?.focus()
    }
  }, [focusedId])

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.wheel}
        data-wheel
        data-drawing={drawing}
        aria-label={messages.wheel(count)}
        aria-describedby={describedBy}
        aria-disabled={!isEnabled}
        // Runs even while disabled: with too few options it shows why the wheel does not spin.
        onClick={() => COMMANDS.spin.run(app)}
        onBlur={dropFocus}
      >
        <span className={styles.shadow} />
        {children}
        {drawing === 'loading' && <span className={styles.loading} />}
      </button>
      <WheelGestures wheel={button} onHeld={onHeld} />
    </>
  )
}

function dropFocus(): void {
  // Switching to another window blurs the wheel too, but the focus will return.
  if (document.hasFocus()) app.actions.dropFocus()
}

/** After a touch, browsers emulate a mouse. Its clicks and context menus within this time are ignored. */
const EMULATED_MOUSE_MS = 500
/** Two fingers must move apart, or together, by this factor to be a pinch. */
const PINCH_THRESHOLD = 1.25

const SAMPLE_TYPES = {
  pointerdown: 'down',
  pointermove: 'move',
  pointerup: 'up',
  pointercancel: 'cancel',
} as const

interface WheelGesturesProps extends Pick<WheelButtonProps, 'onHeld'> {
  readonly wheel: RefObject<HTMLButtonElement | null>
}

function WheelGestures({ wheel, onHeld }: WheelGesturesProps) {
  const [menuPosition, setMenuPosition] = useState<MenuPosition | null>(null)
  // The time stamp of the press that closed the menu. That press must not spin the wheel too.
  const closingPress = useRef<number | null>(null)

  useEffect(() => {
    if (wheel.current) return listenToWheel(wheel.current, closingPress, setMenuPosition, onHeld)
  }, [wheel, onHeld])

  const close = useCallback(
    (press?: PointerEvent) => {
      setMenuPosition(null)
      closingPress.current = press?.timeStamp ?? null
      if (!press) wheel.current?.focus()
    },
    [wheel],
  )

  return menuPosition && <WheelMenu position={menuPosition} onClose={close} />
}

/** Spreading starts the presentation, pinching ends it. */
function togglePresentation(scale: number): void {
  const isPinch = isFullscreen() ? scale < 1 / PINCH_THRESHOLD : scale > PINCH_THRESHOLD
  if (isPinch) runIfEnabled(COMMANDS.fullscreen, app)
}

function canScroll(dy: number): boolean {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement
  // Scroll positions may be fractions.
  return dy < 0 ? scrollTop + clientHeight < scrollHeight - 1 : scrollTop > 0
}

/** Of the wheel's size, around its middle, where a finger's path says little about a turn. */
const HUB = 1 / 8

/** As seen from the middle of the wheel. */
function turnBetween(from: Point, to: Point, wheel: HTMLElement): Radians {
  const { left, top, width, height } = wheel.getBoundingClientRect()
  const middle = { x: left + width / 2, y: top + height / 2 }
  const [a, b] = [from, to].map(({ x, y }) => ({ x: x - middle.x, y: y - middle.y })) as [
    Point,
    Point,
  ]
  return radians(
    Math.atan2(a.x * b.y - a.y * b.x, Math.max(a.x * b.x + a.y * b.y, (width * HUB) ** 2)),
  )
}

/** Native listeners on the wheel run before React's, so an emulated click can be stopped here. */
function listenToWheel(
  wheel: HTMLElement,
  closingPress: RefObject<number | null>,
  openMenu: (position: MenuPosition) => void,
  onHeld: WheelButtonProps['onHeld'],
): () => void {
  const recognizer = createGestureRecognizer(canScroll)
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastTouchMs = Number.NEGATIVE_INFINITY
  let isTouching = false
  let turn: Radians | null = null

  const isSpinning = () => app.store.getState().phase === 'spinning'
  const isEmulated = (event: Event) =>
    isTouching || event.timeStamp - lastTouchMs < EMULATED_MOUSE_MS

  function perform(gesture: Gesture | null): void {
    if (gesture && !isSpinning()) act(gesture)
    // What spins goes on from where it was let go.
    if (turn === null || (recognizer.isHeld && !isSpinning())) return
    turn = null
    onHeld(turn)
  }

  function act(gesture: Gesture): void {
    if (gesture.name === 'tap') COMMANDS.spin.run(app)
    else if (gesture.name === 'doubleTap') runIfEnabled(COMMANDS.quickAdd, app)
    else if (gesture.name === 'longPress') openMenu(gesture)
    else if (gesture.name === 'swipe') spinOrDraw(app, gesture.strength)
    else if (gesture.name === 'turn') {
      turn = radians((turn ?? 0) + turnBetween(gesture.from, gesture.to, wheel))
      onHeld(turn)
    } else if (gesture.name === 'pan') scrollBy({ top: -gesture.dy, behavior: 'instant' })
    else if (gesture.isOver) togglePresentation(gesture.scale)
  }

  function pointerChanged(event: PointerEvent): void {
    const { timeStamp: timeMs, pointerId: id, clientX: x, clientY: y } = event
    const type = SAMPLE_TYPES[event.type as keyof typeof SAMPLE_TYPES]
    const isClosing = closingPress.current === timeMs
    if (type === 'down' && !isClosing) closingPress.current = null
    // A mouse clicks and right-clicks instead.
    if (event.pointerType === 'mouse') return
    lastTouchMs = timeMs
    isTouching = type === 'down' || (type === 'move' && isTouching)
    if (type === 'down' && (isClosing || isSpinning())) return
    perform(recognizer.addSample({ type, id, timeMs, x, y }))
    clearTimeout(timer)
    const { deadlineMs } = recognizer
    if (deadlineMs === null) return
    timer = setTimeout(() => perform(recognizer.advanceTo(deadlineMs)), deadlineMs - timeMs)
  }

  function clicked(event: MouseEvent): void {
    // Clicks by keyboard or screen reader have no pointer and are never emulated.
    if (event.detail === 0) return
    if (isEmulated(event) || closingPress.current !== null) event.stopPropagation()
    closingPress.current = null
  }

  /** After a double tap, the emulated mouse would take the focus from the new option, or press what covers the wheel. */
  function touchEnded(event: TouchEvent): void {
    // One that scrolls cannot be canceled, and makes no click.
    if (event.cancelable && app.store.getState().quickAddedId !== null) event.preventDefault()
  }

  function menuRequested(event: MouseEvent): void {
    event.preventDefault()
    if (isEmulated(event)) return
    const isByMouse = event.button === 2 || event.ctrlKey
    if (isByMouse) openMenu({ x: event.clientX, y: event.clientY })
    else openMenuInMiddle()
  }

  function keyPressed(event: KeyboardEvent): void {
    // Not every system turns Shift+F10 into a contextmenu event.
    if (event.key !== 'F10' || !event.shiftKey) return
    event.preventDefault()
    openMenuInMiddle()
  }

  function openMenuInMiddle(): void {
    const { left, top, width, height } = wheel.getBoundingClientRect()
    openMenu({ x: left + width / 2, y: top + height / 2 })
  }

  const listeners = new AbortController()
  const { signal } = listeners
  for (const type of Object.keys(SAMPLE_TYPES)) {
    wheel.addEventListener(type as keyof typeof SAMPLE_TYPES, pointerChanged, { signal })
  }
  wheel.addEventListener('click', clicked, { signal })
  wheel.addEventListener('touchend', touchEnded, { signal })
  wheel.addEventListener('contextmenu', menuRequested, { signal })
  wheel.addEventListener('keydown', keyPressed, { signal })
  return () => {
    listeners.abort()
    clearTimeout(timer)
  }
}
