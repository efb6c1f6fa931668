import { type RefObject, useEffect, useRef } from 'react'
import { findWheel } from '../controls/findWheel'

/**
 * For an element that covers all beside it: what cannot be seen cannot be reached, and the focus is on the cover. It goes
 * back to the wheel.
 * @returns for the element, which needs a tabIndex of -1
 */
export function useCover<Element extends HTMLElement>(isThere: boolean): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  useEffect(() => {
    const cover = ref.current
    if (!isThere || !cover) return
    const covered = [...(cover.parentElement?.children ?? [])].filter(
      (one): one is HTMLElement =>
        // What is announced is heard all the same.
        one instanceof HTMLElement &&
        one !== cover &&
        one.getAttribute('role') !== 'status' &&
        !one.inert,
    )
    for (const one of covered) one.inert = true
    cover.focus({ preventScroll: true })
    return () => {
      for (const one of covered) one.inert = false
      if (document.activeElement === document.body) findWheel()?.focus({ preventScroll: true })
    }
  }, [isThere])
  return ref
}
