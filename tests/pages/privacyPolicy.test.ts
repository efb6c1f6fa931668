// The policy says when it last changed, and what.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { mainAt } from './rendered'

const page = await mainAt('/privacy-policy')

/** The days of changes, the newest first, and how many changes each has. */
const CHANGES = [
  ...page.matchAll(/<h3><time datetime="([^"]+)">[^<]+<\/time><\/h3>\s*<ul>(.*?)<\/ul>/gs),
].map(([, date = '', list = '']) => ({ date, count: list.split('<li>').length - 1 }))

/**
 * If the text has changed: put the day and what has changed at the head of the changes in privacy.md, then the day and the
 * new text's hash here.
 */
const LAST_CHANGE = {
  date: '2026-11-30',
  text: '84e294c2faaf4ce048814170bc4c352e12034acb9c597605ab900d69fc2ba143',
}

it('a change of the privacy policy has its date, and is in the list of changes', () => {
  const text = page.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  const hash = createHash('sha256').update(text).digest('hex')
  expect({ date: CHANGES[0]?.date, text: hash }).toEqual(LAST_CHANGE)
})

it('the table of the privacy policy has every key of the browser’s storage that the sources name', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  const keys = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(`src/${file}`, 'utf8').matchAll(/KEY = '([\w-]+)'/g)])
    .map(([, key]) => key)
  expect(keys).toContain('wheel_current')
  const listed = [...page.matchAll(/<th scope="row"[^>]*>([\w-]+)<\/th>/g)].map(([, key]) => key)
  expect(listed.toSorted()).toEqual([...new Set(keys)].toSorted())
})

it('the privacy policy shows the date of its last change first, and every change under its date', () => {
  const shown = [...page.matchAll(/<time datetime="([^"]+)">([^<]+)</g)].map(([, date, text]) => [
    date,
    text,
  ])
  const dates = CHANGES.map(({ date }) => date)
  expect(shown.map(([date]) => date)).toEqual([dates[0], ...dates])
  expect(shown[0]?.[1]).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
  expect(dates).toEqual([...new Set(dates)].sort().reverse())
  for (const date of dates) {
    expect(new Date(date).toISOString()).toBe(`${date}T00:00:00.000Z`)
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.now())
  }
  for (const { count } of CHANGES) expect(count).toBeGreaterThan(0)
})
