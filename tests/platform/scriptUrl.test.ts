// Addresses of scripts, with and without Trusted Types.

import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
})

async function load(trustedTypes?: object) {
  vi.resetModules()
  vi.stubGlobal('location', { href: 'https://wheel.example/', origin: 'https://wheel.example' })
  vi.stubGlobal('trustedTypes', trustedTypes)
  return (await import('../../src/platform/scriptUrl')).scriptUrl
}

it('without Trusted Types the address is a text', async () => {
  const scriptUrl = await load()
  expect(scriptUrl('/sw.js')).toBe('/sw.js')
})

it('makes one policy, which the page allows once', async () => {
  const createPolicy = vi.fn((_: string, rules: { createScriptURL(url: string): string }) => ({
    createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }),
  }))
  const scriptUrl = await load({ createPolicy })
  expect(scriptUrl('/sw.js')).toEqual({ trusted: '/sw.js' })
  expect(scriptUrl('/assets/reader.js')).toEqual({ trusted: '/assets/reader.js' })
  expect(createPolicy).toHaveBeenCalledOnce()
})

it("refuses another site's script", async () => {
  const scriptUrl = await load()
  expect(() => scriptUrl('https://other.example/x.js')).toThrow(TypeError)
  expect(() => scriptUrl('//other.example/x.js')).toThrow(TypeError)
})
