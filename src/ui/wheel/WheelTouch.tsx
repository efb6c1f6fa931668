// What fingers do on the wheel, and the menu that a long press, a right click or the menu key opens there.
// Everything that a finger does is ignored while the wheel spins.

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { isFullscreen } from '../../platform/fullscreen'
import { app } from '../../store/app'
import { COMMANDS, runIfEnabled } from '../commands/commands'
import { createRecogniser, type Gesture } from './gestures'
import { type Place, WheelMenu } from './WheelMenu'

/** A touch is followed within this by the click, or the request for a menu, that a mouse would have made. */
const ECHO_MS = 500
/** Two fingers closer than this to where they began meant nothing by it. */
const PINCH_MEANT = 1.25

const SAMPLE_TYPES = {
  pointerdown: 'down',
  pointermove: 'move',
  pointerup: 'up',
  pointercancel: 'cancel',
} as const

interface WheelTouchProps {
  readonly wheel: RefObject<HTMLButtonElement | null>
}

export function WheelTouch({ wheel }: WheelTouchProps) {
  const [place, setPlace] = useState<Place | null>(null)
  // The press that closed the menu, while it lasts: it does nothing else.
  const closingPress = useRef<number | null>(null)

  useEffect(() => {
    if (wheel.current) return listen(wheel.current, closingPress, setPlace)
  }, [wheel])

  const close = useCallback(
    (press?: PointerEvent) => {
      setPlace(null)
      closingPress.current = press?.timeStamp ?? null
      if (!press) wheel.current?.focus()
    },
    [wheel],
  )

  return place && <WheelMenu place={place} onClose={close} />
}

/** Two fingers spread open the presentation, and closed they leave it. */
function presentByPinch(scale: number): void {
  const isMeant = isFullscreen() ? scale < 1 / PINCH_MEANT : scale > PINCH_MEANT
  if (isMeant) runIfEnabled(COMMANDS.fullscreen, app)
}

/** Listens to the wheel itself, below React: a click that is only a touch's echo ends here. */
function listen(
  wheel: HTMLElement,
  closingPress: RefObject<number | null>,
  openMenu: (place: Place) => void,
): () => void {
  const recogniser = createRecogniser()
  let timer: ReturnType<typeof setTimeout> | undefined
  let touchedMs = Number.NEGATIVE_INFINITY
  let isTouched = false

  const isSpinning = () => app.store.getState().phase === 'spinning'
  const isEcho = (event: Event) => isTouched || event.timeStamp - touchedMs < ECHO_MS

  function perform(gesture: Gesture | null): void {
    if (!gesture || isSpinning()) return
    if (gesture.name === 'tap') COMMANDS.spin.run(app)
    else if (gesture.name === 'doubleTap') runIfEnabled(COMMANDS.quickAdd, app)
    else if (gesture.name === 'longPress') openMenu(gesture)
    else if (gesture.name === 'swipe') app.actions.requestSpin(gesture.strength)
    else if (gesture.isOver) presentByPinch(gesture.scale)
  }

  function pointed(event: PointerEvent): void {
    const { timeStamp: timeMs, pointerId: id, clientX: x, clientY: y } = event
    const type = SAMPLE_TYPES[event.type as keyof typeof SAMPLE_TYPES]
    const isClosing = closingPress.current === timeMs
    if (type === 'down' && !isClosing) closingPress.current = null
    // A mouse has clicks, and a right button.
    if (event.pointerType === 'mouse') return
    touchedMs = timeMs
    isTouched = type === 'down' || (type === 'move' && isTouched)
    if (type === 'down' && (isClosing || isSpinning())) return
    perform(recogniser.feed({ type, id, timeMs, x, y }))
    clearTimeout(timer)
    const { dueMs } = recogniser
    if (dueMs === null) return
    timer = setTimeout(() => perform(recogniser.pass(dueMs)), dueMs - timeMs)
  }

  function clicked(event: MouseEvent): void {
    // Keys and screen readers click without a pointer, and mean it.
    if (event.detail === 0) return
    if (isEcho(event) || closingPress.current !== null) event.stopPropagation()
    closingPress.current = null
  }

  function menuAsked(event: MouseEvent): void {
    event.preventDefault()
    if (isEcho(event)) return
    const isByMouse = event.button === 2 || event.ctrlKey
    if (isByMouse) openMenu({ x: event.clientX, y: event.clientY })
    else openInMiddle()
  }

  function keyPressed(event: KeyboardEvent): void {
    // Not every system makes a request for a menu of it.
    if (event.key !== 'F10' || !event.shiftKey) return
    event.preventDefault()
    openInMiddle()
  }

  function openInMiddle(): void {
    const { left, top, width, height } = wheel.getBoundingClientRect()
    openMenu({ x: left + width / 2, y: top + height / 2 })
  }

  const listeners = new AbortController()
  const { signal } = listeners
  for (const type of Object.keys(SAMPLE_TYPES)) {
    wheel.addEventListener(type as keyof typeof SAMPLE_TYPES, pointed, { signal })
  }
  wheel.addEventListener('click', clicked, { signal })
  wheel.addEventListener('contextmenu', menuAsked, { signal })
  wheel.addEventListener('keydown', keyPressed, { signal })
  return () => {
    listeners.abort()
    clearTimeout(timer)
  }
}
