// What index.html says to browsers about itself.

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const page = readFileSync('index.html', 'utf8')
const attribute = (tag: RegExp, name: string) =>
  new RegExp(`${name}="([^"]*)"`).exec(tag.exec(page)?.[0] ?? '')?.[1] ?? ''

it('it can be zoomed, is as wide as the device and reaches around its notch', () => {
  const viewport = attribute(/<meta name="viewport"[^>]*>/, 'content')
  const words = viewport.split(/, */)
  expect(words).toEqual(
    expect.arrayContaining(['width=device-width', 'initial-scale=1', 'viewport-fit=cover']),
  )
  expect(viewport).not.toMatch(/scalable|maximum|minimum/)
})

it('its icons are there, and a phone gets one of 180 pixels for its home screen', () => {
  const icon = attribute(/<link rel="icon"[^>]*>/, 'href')
  expect(readFileSync(`public${icon}`, 'utf8')).toMatch(/^<svg /)
  const touch = readFileSync(`public${attribute(/<link rel="apple-touch-icon"[^>]*>/, 'href')}`)
  expect([touch.readUInt32BE(16), touch.readUInt32BE(20)]).toEqual([180, 180])
})

it('its bars have the ground of the light and of the dark theme', () => {
  const styles = readFileSync('src/ui/kit/theme.css', 'utf8')
  const [, light, dark] = /--ground: light-dark\((#\w+), (#\w+)\)/.exec(styles) ?? []
  const bar = (scheme: string) =>
    attribute(new RegExp(`<meta name="theme-color"[^>]*${scheme}\\)[^>]*>`), 'content')
  expect([bar('light'), bar('dark')]).toEqual([light, dark])
})
