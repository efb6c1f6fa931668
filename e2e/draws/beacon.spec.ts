// The worker that asks the beacon: what it may reach, what nothing else may, and that it finds a round nonetheless.
// tests/component/draws/relays.test.tsx has relays that fail.

import type { ToBeacon } from '../../src/raffle/beacon/protocol'
import { QUICKNET } from '../../src/raffle/proof/chain'
import {
  answerElsewhere,
  ask,
  ELSEWHERE,
  open,
  reachedBy,
  startWorker,
  workerFiles,
} from '../support/beaconWorker'
import { expect, test } from '../support/fixtures'
import { answerAsRelays, RELAYS } from '../support/relays'
import { ROUND } from '../support/round'
import { allowNoAnswer, firstVisit, test as siteTest } from '../support/siteTest'

const latestOf = (relay: string) => `${relay}/${QUICKNET.hash}/public/latest`
const LATEST = latestOf(RELAYS[0] ?? '')
const REFUSED = /Content Security Policy|Fetch API cannot load|Refused to/
const FETCH: ToBeacon = {
  do: 'fetch',
  wanted: { chain: QUICKNET.hash, round: ROUND.round },
}

test('its answer alone has a policy that names the relays, and no request is made of it before it is needed @proof.policy', async ({
  page,
  context,
  request,
  main,
}) => {
  const relays = await answerAsRelays(context)
  const asked: string[] = []
  page.on('request', (one) => asked.push(new URL(one.url()).pathname))
  const home = await page.goto('/')
  await main.isReady()
  await page.goto('/check')
  expect(asked.filter((path) => path.startsWith('/beacon/'))).toEqual([])
  expect(relays.asked).toEqual([])
  expect(home?.headers()['content-security-policy']).toContain("connect-src 'self';")
  expect(home?.headers()['content-security-policy']).not.toContain(RELAYS[0])

  // All of its code comes with that answer.
  expect(workerFiles).toHaveLength(1)
  const answer = await request.get(`/beacon/${workerFiles[0]}`)
  const policy = answer.headers()['content-security-policy']?.split('; ') ?? []
  expect(policy.slice(0, 3)).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    `connect-src ${RELAYS.join(' ')}`,
  ])
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await request.get('/beacon/gone-12345678.js')).status()).toBe(404)
})

test('a page reaches no relay @proof.policy', async ({ page, context, messages }) => {
  messages.expect(/connect-src/)
  messages.allow(REFUSED)
  const relays = await answerAsRelays(context)
  await open(page)
  expect(await reachedBy(page, RELAYS.map(latestOf))).toEqual([])
  expect(relays.asked).toEqual([])
})

test('the worker reaches the relays and nothing else @proof.policy', async ({
  page,
  context,
  messages,
}) => {
  messages.allow(REFUSED)
  const relays = await answerAsRelays(context)
  const elsewhere = await answerElsewhere(context)
  await open(page)
  const worker = await startWorker(page)
  const site = new URL(page.url()).origin
  const others = [
    ...[`${ELSEWHERE}/`, `${site}/`, `${site}/sw.js`, 'data:,', 'https://drand.sh/'],
    ...RELAYS.map((relay) => `${relay.replace('https:', 'http:')}/`),
    ...RELAYS.map((relay) => `${relay}.elsewhere.example/`),
    ...RELAYS.map((relay) => `${relay}:8443/`),
  ]
  const allowed = RELAYS.map(latestOf)
  expect(await reachedBy(worker, [...allowed, ...others])).toEqual(allowed)
  expect(relays.asked).toHaveLength(RELAYS.length)

  const refused = await worker.evaluate(async (origin) => {
    const violations: string[] = []
    addEventListener('securitypolicyviolation', (event) => {
      violations.push((event as SecurityPolicyViolationEvent).effectiveDirective)
    })
    try {
      new WebSocket(origin.replace('https', 'wss'))
    } catch {}
    try {
      new EventSource(origin)
    } catch {}
    await import(/* @vite-ignore */ `${origin}/code.js`).catch(() => {})
    await new Promise((resolve) => setTimeout(resolve))
    return violations
  }, ELSEWHERE)
  expect(refused.filter((directive) => directive === 'connect-src')).toHaveLength(2)
  expect(refused.some((directive) => directive.startsWith('script-src'))).toBe(true)
  expect(elsewhere).toEqual([])
})

test('the worker finds a round, verifies it, and says nothing of the visitor', async ({
  page,
  context,
}) => {
  const relays = await answerAsRelays(context)
  await context.addCookies([{ name: 'id', value: '1', url: RELAYS[0] ?? '' }])
  await open(page, '/terms?secret')
  await startWorker(page)
  const said = await ask(page, FETCH)
  expect(said).toEqual([
    { kind: 'started' },
    {
      kind: 'fetched',
      fetched: {
        kind: 'found',
        round: ROUND.round,
        signature: ROUND.signature,
        relay: relays.asked[0]?.relay,
        reports: [],
      },
    },
  ])
  expect(relays.asked).toHaveLength(1)
  expect(relays.asked[0]?.path).toBe(`/${QUICKNET.hash}/public/1000`)
  const { headers } = relays.asked[0] ?? {}
  expect(headers?.cookie).toBeUndefined()
  expect(headers?.referer).toBeUndefined()
  expect(headers?.origin).toBe(new URL(page.url()).origin)
})

test('on a host that sends no headers it finds the round as well, and pages reach no relay', async ({
  page,
  context,
  messages,
}) => {
  messages.allow(REFUSED)
  await context.route('**/*', async (route) => {
    const answer = await route.fetch()
    const type = answer.headers()['content-type'] ?? 'text/plain'
    await route.fulfill({ response: answer, headers: { 'content-type': type } })
  })
  await answerAsRelays(context)
  await open(page)
  await startWorker(page)
  expect((await ask(page, FETCH)).at(-1)).toMatchObject({ fetched: { kind: 'found' } })
  expect(await reachedBy(page, [LATEST])).toEqual([])
  await context.unrouteAll({ behavior: 'ignoreErrors' })
})

siteTest.describe('offline', () => {
  siteTest.use({ hasWorker: true })

  siteTest(
    'after one visit the worker verifies without a network, under the same policy @proof.offline',
    async ({ page, context, site, messages }) => {
      allowNoAnswer(messages)
      messages.allow(REFUSED)
      const relays = await answerAsRelays(context)
      await answerElsewhere(context)
      await firstVisit(page, '/terms')
      await site.switchOff()
      await open(page)
      const worker = await startWorker(page)
      const { round, signature } = ROUND
      const verify = { do: 'verify', chain: QUICKNET.hash, round, signature } as const
      expect((await ask(page, verify)).at(-1)).toEqual({ kind: 'verified', isValid: true })
      expect((await ask(page, { ...verify, round: round + 1 })).at(-1)).toEqual({
        kind: 'verified',
        isValid: false,
      })
      expect((await ask(page, { do: 'check', text: '{}' })).at(-1)).toMatchObject({
        kind: 'checked',
        report: { isProven: false },
      })
      expect(relays.asked).toEqual([])
      const urls = [`${ELSEWHERE}/`, `${site.address}/`, LATEST]
      expect(await reachedBy(worker, urls)).toEqual([LATEST])
    },
  )
})
