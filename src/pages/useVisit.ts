// Owns what a move to another page does besides showing it: title, scroll and focus, as a loaded page would.

import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { site } from '../site'
import { pageAt } from './pageChunks'
import { PAGES } from './pageTable'

export function useVisit(): void {
  const [path] = useLocation()
  const lastPath = useRef(path)
  const isBack = useRef(false)

  useEffect(() => {
    const moved = () => {
      isBack.current = true
    }
    addEventListener('popstate', moved)
    return () => removeEventListener('popstate', moved)
  }, [])

  useEffect(() => {
    const wasBack = isBack.current
    isBack.current = false
    if (path === lastPath.current) return
    lastPath.current = path
    const name = pageAt(path)
    if (name) document.title = `${PAGES[name].title} - ${site.name}`
    // Back and forward: the browser itself finds the place again.
    if (!wasBack) scrollTo(0, 0)
    const main = document.getElementById('content')
    const heading = main?.querySelector<HTMLElement>('h1')
    ;(heading ?? main)?.focus({ preventScroll: true })
  }, [path])
}
