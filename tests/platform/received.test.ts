// Files that a page hands on to the main screen, and what waits there under an id.

import { beforeEach, expect, it, vi } from 'vitest'
import { keepFiles, takeReceived, takeReceivedId } from '../../src/platform/received'

const MEGABYTE = 2 ** 20
/** By address, in all caches. */
let kept: Map<string, Response>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('caches', {
    open: async (cache: string) => ({
      put: async (path: string, response: Response) => void kept.set(cache + path, response),
      delete: async (path: string) => kept.delete(cache + path),
    }),
    match: async (path: string, { cacheName }: { cacheName: string }) => kept.get(cacheName + path),
  })
  return () => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

const idIn = (address: string) => address.slice(address.indexOf('=') + 1)
const namesIn = (form: unknown) =>
  form instanceof FormData ? form.getAll('files').map((file) => (file as File).name) : form

it('files that are handed on are all there, and can be read once', async () => {
  const files = [new File(['a'], 'a.csv'), new File(['b'], 'b.csv')]
  const address = await keepFiles(async () => files)
  expect(address).toMatch(/^\/\?received=\d/)
  expect(namesIn(await takeReceived(idIn(address)))).toEqual(['a.csv', 'b.csv'])
  expect(await takeReceived(idIn(address))).toBe('none')
  expect(kept.size).toBe(0)
})

it('files of 32 megabytes together are handed on, and not a byte more', async () => {
  const sized = (size: number) => Object.defineProperty(new File([], 'a'), 'size', { value: size })
  const handOn = async (extra: number) =>
    idIn(await keepFiles(async () => [sized(16 * MEGABYTE), sized(16 * MEGABYTE + extra)]))
  expect(await handOn(0)).toMatch(/^\d/)
  expect(await handOn(1)).toBe('tooLarge')
  expect(await takeReceived('tooLarge')).toBe('tooLarge')
})

it('files that cannot be read are none', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await keepFiles(() => Promise.reject(new Error('Gone')))).toBe('/?received=none')
})

it('only what has the form of an id is looked up', async () => {
  const id = '1795392000000-00000000-0000-4000-8000-000000000000'
  const form = () => new Response(new FormData())
  for (const wrong of [
    '',
    'none',
    `x${id}`,
    `${id}x`,
    id.slice(0, -1),
    `12345${id}`,
    `a/../${id}`,
  ]) {
    kept.set(`fairwheel-received/received/${wrong}`, form())
    expect(await takeReceived(wrong), wrong).toBe('none')
  }
  kept.set(`fairwheel-received/received/${id}`, form())
  expect(await takeReceived(id)).toBeInstanceOf(FormData)
})

it('what cannot be read is none, and is not kept', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const id = '1-00000000-0000-4000-8000-000000000000'
  kept.set(`fairwheel-received/received/${id}`, new Response('no form'))
  expect(await takeReceived(id)).toBe('none')
  expect(kept.size).toBe(0)
})

it('the address loses the id, and keeps the rest', () => {
  const replaceState = vi.fn()
  vi.stubGlobal('history', { state: 'kept', replaceState })
  vi.stubGlobal('location', new URL('https://wheel.example/?a=1&received=7#abc'))
  expect(takeReceivedId()).toBe('7')
  expect(replaceState.mock.calls.map(([state, , url]) => [state, String(url)])).toEqual([
    ['kept', 'https://wheel.example/?a=1#abc'],
  ])
  vi.stubGlobal('location', new URL('https://wheel.example/?a=1#abc'))
  expect(takeReceivedId()).toBeNull()
  expect(replaceState).toHaveBeenCalledOnce()
})
