import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  answerAndKeep,
  FILES_CACHE,
  readNotes,
  writeNotes,
} from '../../../src/app/worker/keptFiles'

const ORIGIN = 'https://wheel.example'

let stored: Map<string, Map<string, string>>
let isFull: boolean

const cacheOf = (name: string) => ({
  async put(path: string, response: Response) {
    if (isFull) throw new DOMException('No room', 'QuotaExceededError')
    stored.get(name)?.set(path, await response.text())
  },
})

beforeEach(() => {
  stored = new Map([[FILES_CACHE, new Map()]])
  isFull = false
  vi.stubGlobal('caches', {
    has: async (name: string) => stored.has(name),
    async open(name: string) {
      if (!stored.has(name)) stored.set(name, new Map())
      return cacheOf(name)
    },
    async match(path: string, { cacheName }: { cacheName: string }) {
      const text = stored.get(cacheName)?.get(path)
      return text === undefined ? undefined : new Response(text)
    },
  })
  return () => vi.unstubAllGlobals()
})

const siteAnswers = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer())
const kept = (path: string) => stored.get(FILES_CACHE)?.get(path)

/** The text of the answer, once all that the worker does beside it is done. */
async function ask(path: string): Promise<string> {
  const waits: Promise<unknown>[] = []
  const request = new Request(`${ORIGIN}${path}`)
  const waitUntil = (wait: Promise<unknown>) => void waits.push(wait)
  const answer = await answerAndKeep({ request, waitUntil }, new URL(request.url).pathname)
  const text = await answer.text()
  await Promise.all(waits)
  return text
}

describe('a page that is kept once it was opened', () => {
  it('is asked for anew, and kept, without what its address asks', async () => {
    stored.get(FILES_CACHE)?.set('/overlay', 'old')
    siteAnswers(() => new Response('new'))
    expect(await ask('/overlay?size=50')).toBe('new')
    expect(kept('/overlay')).toBe('new')
  })

  it('is the one that was kept where the site cannot be reached, or has a fault', async () => {
    stored.get(FILES_CACHE)?.set('/overlay', 'kept')
    siteAnswers(() => {
      throw new TypeError('offline')
    })
    expect(await ask('/overlay')).toBe('kept')
    await expect(ask('/dock')).rejects.toThrow('offline')
    siteAnswers(() => new Response('fault', { status: 502 }))
    expect(await ask('/overlay')).toBe('kept')
    expect(await ask('/dock')).toBe('fault')
    siteAnswers(() => new Response('gone', { status: 404 }))
    expect(await ask('/overlay')).toBe('gone')
    expect([kept('/overlay'), kept('/dock')]).toEqual(['kept', undefined])
  })

  it.each(['/assets/stream/a-1.js', '/chat/a-1.js'])(
    'is answered by its scripts without asking the site, which may have none of that name: %s',
    async (script) => {
      siteAnswers(() => new Response('new'))
      expect(await ask(script)).toBe('new')
      siteAnswers(() => new Response('gone', { status: 404 }))
      expect(await ask(script)).toBe('new')
    },
  )

  it('is shown where there is no room to keep it', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    isFull = true
    stored.get(FILES_CACHE)?.set('/overlay', 'old')
    siteAnswers(() => new Response('new'))
    expect(await ask('/overlay')).toBe('new')
    expect(warned).toHaveBeenCalledOnce()
    warned.mockRestore()
  })

  it('does not bring back the caches of a worker that was taken off', async () => {
    stored.clear()
    siteAnswers(() => new Response('new'))
    expect(await ask('/overlay')).toBe('new')
    expect(await ask('/assets/stream/a-1.js')).toBe('new')
    expect(stored.size).toBe(0)
  })
})

describe('a file of the previous version', () => {
  it('belongs to this one too once it was asked for, from wherever it came', async () => {
    const paths = ['/overlay', '/dock', '/assets/stream/a-1.js', '/assets/stream/b-1.js']
    const [overlay, dock, used, unused] = paths.map((path) => ORIGIN + path)
    for (const path of paths) stored.get(FILES_CACHE)?.set(path, 'kept')
    await writeNotes([overlay, dock, used, unused])
    siteAnswers(() => new Response('new'))
    const [page = '', , script = ''] = paths
    await Promise.all([ask(`${page}?size=50`), ask(script)])
    expect(await readNotes()).toEqual([dock, unused])
  })

  it('is none where the note cannot be read as a list', async () => {
    stored.set('fairwheel-notes', new Map([['/files-of-earlier-versions', '{"a":1}']]))
    expect(await readNotes()).toEqual([])
  })
})
