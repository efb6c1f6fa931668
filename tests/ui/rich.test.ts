import compile from 'icu-minify/compile'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { texts } from '../../src/text/locale'
import { rich } from '../../src/ui/kit/rich'

const bold = (inside: ReactNode) => createElement('b', null, inside)
const link = (inside: ReactNode) => createElement('a', { href: '/about' }, inside)

const NEW = '<b>{name}</b> is new. <a>Read <b>more</b></a>.'
const COUNT = '{count, plural, one {<b>#</b> option} other {<b>#</b> options}}'
// The build does it for sources alone.
for (const text of [NEW, COUNT]) texts.messages[text] = compile(text)

it('a text has its markup, nested too, and what a visitor wrote as it is', () => {
  const error = vi.spyOn(console, 'error')
  expect(renderToStaticMarkup(rich(NEW, { name: '<i>Ann</i>', a: link, b: bold }))).toBe(
    '<b>&lt;i&gt;Ann&lt;/i&gt;</b> is new. <a href="/about">Read <b>more</b></a>.',
  )
  expect(renderToStaticMarkup(rich(COUNT, { count: 1, b: bold }))).toBe('<b>1</b> option')
  expect(renderToStaticMarkup(rich(COUNT, { count: 2, b: bold }))).toBe('<b>2</b> options')
  // React would say that a key is missing.
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
})

it('TypeScript knows its tags and its values', () => {
  const wrong = () => [
    // @ts-expect-error: no function for a tag
    rich(NEW, { name: 'Ann', b: bold }),
    // @ts-expect-error: no value
    rich(NEW, { a: link, b: bold }),
    // @ts-expect-error: no number
    rich(COUNT, { b: bold, count: '1' }),
  ]
  expect(wrong).toThrow()
})
