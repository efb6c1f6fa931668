// Links survive what messengers, mail and people do to them.

import { describe, expect, it } from 'vitest'
import { ShareError } from '../../src/share/payload'
import { timesArithmetic } from '../timing'
import { classList } from './classLists'
import { asShared, hashOf, linkTo, open, wheelOf } from './wheels'

const short = wheelOf(['Crêpes', '寿司', '~1~'])
const long = wheelOf(classList('russian', 100))
const links = [
  { form: 'version 1', wheel: short },
  { form: 'compact', wheel: long },
]

const everyCharacterEncoded = (text: string) =>
  text.replaceAll(/./g, (one) => `%${one.charCodeAt(0).toString(16)}`)

const detours: [what: string, way: (hash: string) => string][] = [
  ['as it is', (hash) => hash],
  ['with its #', (hash) => `#${hash}`],
  ['with two', (hash) => `##${hash}`],
  ['percent-encoded', (hash) => `#${encodeURIComponent(`${hash}==`)}`],
  ['percent-encoded with its #', (hash) => encodeURIComponent(`#${hash}`)],
  ['percent-encoded to the last letter', (hash) => `#${everyCharacterEncoded(hash)}`],
  ['percent-encoded twice', (hash) => encodeURIComponent(everyCharacterEncoded(hash))],
  ['with padding', (hash) => `${hash}=`],
  ['with more padding, percent-encoded', (hash) => `${hash}%3D%3D`],
  ...[
    '.',
    ',',
    ';',
    ':',
    '!',
    '?',
    ')',
    ']',
    '}',
    '>',
    '"',
    "'",
    '…',
    '”',
    '»',
    '。',
    '？！',
    ').',
    '`',
    '*',
    '%22',
    '%E2%80%A6',
    '%',
    '/',
    '\\',
  ].map((mark): [string, (hash: string) => string] => [
    `with ${mark} after it`,
    (hash) => hash + mark,
  ]),
  ...[
    ' ',
    '\n',
    '\r\n',
    '\t',
    '\u00a0',
    '\u200b',
    '\ufeff',
    '\u2060',
    '\u200e',
    '%20',
    '%0A',
    '%E2%80%8B',
    '%EF%BB%BF',
  ].map((space): [string, (hash: string) => string] => [
    `with ${JSON.stringify(space)} around it`,
    (hash) => `#${space}${hash}${space}`,
  ]),
  ['wrapped at 76 characters', (hash) => hash.replaceAll(/.{76}/g, '$&\r\n')],
  ['quoted in a mail', (hash) => hash.replaceAll(/.{72}/g, '$&\n> ')],
  ['with the soft ends of lines of a mail', (hash) => hash.replaceAll(/.{75}/g, '$&=\r\n')],
  ['wrapped and percent-encoded', (hash) => hash.replaceAll(/.{76}/g, '$&%0D%0A')],
  ['with places where it may be broken', (hash) => hash.replaceAll(/.{20}/g, '$&\u200b')],
  ['with soft hyphens', (hash) => hash.replaceAll(/.{20}/g, '$&\u00ad')],
  ['in brackets', (hash) => `<#${hash}>`],
  ['in quotes', (hash) => `“${hash}”`],
]

const damages: [what: string, way: (hash: string) => string][] = [
  ['cut by one letter', (hash) => hash.slice(0, -1)],
  ['cut in half', (hash) => hash.slice(0, hash.length / 2)],
  ['without its beginning', (hash) => hash.slice(1)],
  ['with letters after it', (hash) => `${hash}and`],
  ['with a letter left out', (hash) => hash.slice(0, 50) + hash.slice(51)],
  ['with four letters left out', (hash) => hash.slice(0, 52) + hash.slice(56)],
  ['with two letters swapped', (hash) => hash.slice(0, 50) + hash[51] + hash[50] + hash.slice(52)],
  ['with a star in it', (hash) => `${hash.slice(0, 50)}*${hash.slice(50)}`],
  ['in small letters', (hash) => hash.toLowerCase()],
  ['twice', (hash) => hash + hash],
]

describe.each(links)('a $form link', ({ wheel }) => {
  it.each(detours)('opens %s', async (_, way) => {
    expect(await open(way(hashOf(await linkTo(wheel))))).toEqual(asShared(wheel))
  })

  it.each(damages)('is damaged %s', async (_, way) => {
    const hash = hashOf(await linkTo(wheel))
    expect(way(hash)).not.toBe(hash)
    await expect(open(way(hash))).rejects.toThrow(new ShareError('damaged'))
  })
})

it.each([
  ['exclamation marks', '!'.repeat(6_000_000)],
  ['percent signs', '%'.repeat(6_000_000)],
  ['encoded percent signs', '%25'.repeat(2_000_000)],
  ['line breaks', '\n'.repeat(6_000_000)],
  ['marks before a letter', `${'!'.repeat(6_000_000)}a`],
  ['letters', 'a'.repeat(6_000_000)],
  ['more than is looked at', ' '.repeat(10_000_000)],
])('millions of %s are refused in time', async (_, hash) => {
  await expect(open(hash)).rejects.toThrow(new ShareError('damaged'))
  expect(await timesArithmetic(() => open(hash).catch(() => {}))).toBeLessThan(250)
})
