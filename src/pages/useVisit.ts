// Sets title, scroll position and focus on navigation, as a full page load would.

import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { site } from '../site'
import { PAGES, pageAt } from './pageTable'

export function useVisit(): void {
  const [path] = useLocation()
  const lastPath = useRef(path)
  const isBack = useRef(false)

  useEffect(() => {
    const onPopState = () => {
      isBack.current = true
    }
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [])

  useEffect(() => {
    const wasBack = isBack.current
    isBack.current = false
    if (path === lastPath.current) return
    lastPath.current = path
    const name = pageAt(path)
    if (name) document.title = `${PAGES[name].title} - ${site.name}`
    // Going back or forward, the browser restores the scroll position itself.
    if (!wasBack) scrollTo(0, 0)
    const main = document.getElementById('content')
    const heading = main?.querySelector<HTMLElement>('h1')
    ;(heading ?? main)?.focus({ preventScroll: true })
  }, [path])
}
