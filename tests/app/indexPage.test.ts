// What the two pages that the build starts from say to browsers about themselves.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const PAGES = ['index.html', 'src/pages/pages.html']

describe.each(PAGES)('%s', (file) => {
  const page = readFileSync(file, 'utf8')
  const attribute = (tag: RegExp, name: string) =>
    new RegExp(`${name}="([^"]*)"`).exec(tag.exec(page)?.[0] ?? '')?.[1] ?? ''

  it('can be zoomed, is as wide as the device and reaches around its notch', () => {
    const viewport = attribute(/<meta name="viewport"[^>]*>/, 'content')
    const words = viewport.split(/, */)
    expect(words).toEqual(
      expect.arrayContaining(['width=device-width', 'initial-scale=1', 'viewport-fit=cover']),
    )
    expect(viewport).not.toMatch(/scalable|maximum|minimum/)
  })

  it('has icons, and a phone gets one of 180 pixels for its home screen', () => {
    const icon = attribute(/<link rel="icon"[^>]*>/, 'href')
    expect(readFileSync(`public${icon}`, 'utf8')).toMatch(/^<svg /)
    const touch = readFileSync(`public${attribute(/<link rel="apple-touch-icon"[^>]*>/, 'href')}`)
    expect([touch.readUInt32BE(16), touch.readUInt32BE(20)]).toEqual([180, 180])
  })

  it('has bars with the ground of the light and of the dark theme', () => {
    const styles = readFileSync('src/ui/kit/theme.css', 'utf8')
    const [, light, dark] = /--ground: light-dark\((#\w+), (#\w+)\)/.exec(styles) ?? []
    const bar = (scheme: string) =>
      attribute(new RegExp(`<meta name="theme-color"[^>]*${scheme}\\)[^>]*>`), 'content')
    expect([bar('light'), bar('dark')]).toEqual([light, dark])
  })

  it('is dark from the first moment where the visitor wants it dark', () => {
    expect(attribute(/<meta name="color-scheme"[^>]*>/, 'content')).toBe('light dark')
    // Later, by `defer` or as a module, it would show the wrong theme first.
    expect(page.slice(0, page.indexOf('<body>'))).toContain('<script src="/theme.js"></script>')
  })
})
