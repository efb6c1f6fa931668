// Owns what a move to another page does besides showing it: title, scroll and focus, as a loaded page would.

import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { site } from '../site'
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
    if (path === lastPath.current) return
    lastPath.current = path
    const page = Object.values(PAGES).find((one) => one.path === path)
    if (page) document.title = `${page.title} - ${site.name}`
    const wasBack = isBack.current
    isBack.current = false
    // Back and forward: the browser itself finds the place again.
    if (wasBack) return
    scrollTo(0, 0)
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [path])
}
