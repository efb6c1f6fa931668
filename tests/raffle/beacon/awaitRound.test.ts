import { describe, expect, it } from 'vitest'
import { type Awaited, awaitRound } from '../../../src/raffle/beacon/awaitRound'
import type { Fetched } from '../../../src/raffle/beacon/protocol'
import { QUICKNET, timeOfRoundMs } from '../../../src/raffle/proof/chain'

const ROUND = 1000
const DUE = timeOfRoundMs(QUICKNET, ROUND)
const SIGNATURE = 'ab'.repeat(48)

const failed = (why: 'unreachable' | 'notYet' | 'worker'): Fetched => ({
  kind: 'failed',
  why,
  reports: [],
})
const found = (round: number): Fetched => ({
  kind: 'found',
  round,
  signature: SIGNATURE,
  relay: 'https://relay.example',
  reports: [],
})

/** Everything that the waiting depends on, with a clock that only the test moves. */
function world(
  startMs: number,
  answers: (round: number | 'latest', atMs: number) => Fetched,
  word = 2 ** 31,
) {
  let nowMs = startMs
  let tasks: { atMs: number; task: () => void }[] = []
  const states: Awaited[] = []
  const asked: (number | 'latest')[] = []
  /** When the round was asked for, after its time. */
  const askedMs: number[] = []
  const delays: number[] = []
  const awaiting = awaitRound(
    QUICKNET,
    ROUND,
    {
      async fetchRound({ round }) {
        asked.push(round)
        if (round !== 'latest') askedMs.push(nowMs - DUE)
        return answers(round, nowMs)
      },
      now: () => nowMs,
      schedule(task, delayMs) {
        delays.push(delayMs)
        const entry = { atMs: nowMs + delayMs, task }
        tasks.push(entry)
        return () => {
          tasks = tasks.filter((one) => one !== entry)
        }
      },
      random: { bits: 32, next: () => word },
    },
    (state) => states.push(state),
  )
  return {
    states,
    asked,
    askedMs,
    delays,
    awaiting,
    last: () => states.at(-1) as Awaited,
    waits: () => tasks.length > 0,
    /** Time passes, and timers are throttled. */
    setNow(ms: number) {
      tasks = tasks.map((one) => ({ ...one, atMs: ms + 60_000 }))
      nowMs = ms
    },
    /** @param wakesAtOnce false for a device that sleeps: its timers come late */
    async advance(toMs: number, wakesAtOnce = true) {
      if (!wakesAtOnce) nowMs = toMs
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve))
        const next = tasks.toSorted((a, b) => a.atMs - b.atMs)[0]
        if (!next || next.atMs > toMs) break
        tasks = tasks.filter((one) => one !== next)
        nowMs = Math.max(nowMs, next.atMs)
        next.task()
      }
      nowMs = Math.max(nowMs, toMs)
    },
  }
}

const latestAt = (atMs: number) => Math.floor((atMs - timeOfRoundMs(QUICKNET, 1)) / 3000) + 1

describe('awaiting a round', () => {
  it('waits for its time, and asks a moment later', async () => {
    const { states, asked, advance, last, waits } = world(DUE - 30_000, (round, atMs) =>
      round === 'latest' ? found(latestAt(atMs)) : found(ROUND),
    )
    expect(states[0]).toMatchObject({ phase: 'waiting', isLive: true, dueMs: DUE })
    await advance(DUE)
    expect(asked).toEqual(['latest'])
    expect(last()).toMatchObject({ phase: 'waiting', clockOffsetMs: 0 })
    await advance(DUE + 5000)
    expect(asked).toEqual(['latest', ROUND])
    expect(last()).toMatchObject({ phase: 'found', signature: SIGNATURE, isLive: true })
    expect(waits()).toBe(false)
  })

  it.each([
    [0, 1000],
    [2 ** 31, 1500],
    [2 ** 32 - 1, 2000],
  ])(
    'asks one to two seconds after its time, not everybody at once, and looks at the clock twice a second (%d)',
    async (word, afterMs) => {
      const answers = (round: number | 'latest') =>
        round === 'latest' ? failed('unreachable') : found(ROUND)
      const { askedMs, delays, advance } = world(DUE - 10_000, answers, word)
      await advance(DUE + 5000)
      expect(askedMs.map(Math.round)).toEqual([afterMs])
      expect(Math.max(...delays.slice(0, -1))).toBe(500)
    },
  )

  it('is live up to the last moment before its time, and no longer', () => {
    for (const [startMs, isLive] of [
      [DUE - 1, true],
      [DUE, false],
    ] as const) {
      const { states } = world(startMs, () => failed('unreachable'))
      expect(states[0]).toMatchObject({ isLive, phase: isLive ? 'waiting' : 'asking' })
    }
  })

  it('counts whole seconds down', async () => {
    const { states, advance } = world(DUE - 3000, (round) =>
      round === 'latest' ? failed('unreachable') : found(ROUND),
    )
    await advance(DUE + 500)
    const counted = states.map(({ secondsLeft }) => secondsLeft)
    expect(counted.filter((one, at) => one !== counted[at - 1])).toEqual([3, 2, 1, 0])
  })

  it.each([
    ['by the round of that moment', 0, true],
    ['by one that is 9 s old', -9000, true],
    ['not by one that is 12 s old', -12_000, false],
    ['not by an old one', -60_000, false],
    ['where it is slow: the beacon moves it', 3_600_000, true],
  ])('has its clock confirmed: %s @proof.clock', async (_, latestMs, isConfirmed) => {
    const { states, advance, last } = world(DUE - 7_200_000, (_, atMs) =>
      found(latestAt(atMs + latestMs)),
    )
    expect(states[0]?.isClockConfirmed).toBeNull()
    await advance(DUE - 7_199_000)
    expect(last().isClockConfirmed).toBe(isConfirmed)
  })

  it('stays live where the answer about the time comes after the round', async () => {
    let answer = (_: Fetched) => {}
    let nowMs = DUE - 1000
    const states: Awaited[] = []
    awaitRound(
      QUICKNET,
      ROUND,
      {
        fetchRound: () =>
          new Promise((resolve) => {
            answer = resolve
          }),
        now: () => nowMs,
        schedule: () => () => {},
        random: { bits: 32, next: () => 0 },
      },
      (state) => states.push(state),
    )
    nowMs = DUE + 500
    answer(found(ROUND))
    await new Promise((resolve) => setTimeout(resolve))
    expect(states.at(-1)).toMatchObject({ isLive: true, isClockConfirmed: true })
  })

  it('says that nobody could confirm the clock', async () => {
    const { advance, last } = world(DUE - 30_000, () => failed('unreachable'))
    await advance(DUE - 29_000)
    expect(last()).toMatchObject({ phase: 'waiting', isClockConfirmed: false })
  })

  it('asks at once for one that is there already', async () => {
    const { asked, advance, last } = world(DUE + 60_000, () => found(ROUND))
    await advance(DUE + 60_000)
    expect(asked).toEqual([ROUND])
    expect(last()).toMatchObject({ phase: 'found', isLive: false })
  })

  it('tries again, later each time, and on request', async () => {
    let isUp = false
    const { askedMs, advance, last, awaiting } = world(DUE, () =>
      isUp ? found(ROUND) : failed('unreachable'),
    )
    await advance(DUE)
    expect(last()).toMatchObject({ phase: 'trouble', why: 'unreachable' })
    await advance(DUE + 200_000)
    // 3 s, 6 s, 12 s, 24 s and then 45 s apart.
    expect(askedMs).toEqual([0, 3000, 9000, 21_000, 45_000, 90_000, 135_000, 180_000])
    isUp = true
    awaiting.retry()
    await advance(DUE + 200_000)
    expect(last().phase).toBe('found')
  })

  it('goes by the beacon where the clock is slow @proof.clock', async () => {
    const offMs = -120_000
    const real = (atMs: number) => atMs - offMs
    const { asked, advance, last } = world(DUE - 60_000 + offMs, (round, atMs) =>
      round === 'latest'
        ? found(latestAt(real(atMs)))
        : real(atMs) >= DUE
          ? found(ROUND)
          : failed('notYet'),
    )
    await advance(DUE - 59_000 + offMs)
    expect(Math.abs(last().clockOffsetMs + offMs)).toBeLessThanOrEqual(3000)
    await advance(DUE - 5000 + offMs)
    expect(asked).toEqual(['latest'])
    await advance(DUE + 10_000 + offMs)
    expect(last().phase).toBe('found')
    expect(asked.filter((round) => round === ROUND).length).toBeLessThanOrEqual(2)
  })

  it.each([
    ['past its time', 60_000],
    ['before its time', -60_000],
  ])(
    'does not move a clock that is %s back, whatever old round is repeated @proof.clock',
    async (_, pastMs) => {
      const isPast = pastMs > 0
      const { states, advance, last } = world(DUE + pastMs, (round) =>
        found(round === 'latest' ? ROUND - 7200 : ROUND),
      )
      await advance(DUE + Math.max(pastMs, 5000))
      expect(last()).toMatchObject({ phase: 'found', isLive: !isPast })
      for (const state of states) {
        expect(state).toMatchObject({ clockOffsetMs: 0, dueMs: DUE, isLive: !isPast })
      }
    },
  )

  it('keeps asking where a fast clock says that it is time', async () => {
    const real = (atMs: number) => atMs - 120_000
    const { advance, last } = world(DUE + 60_000, (round, atMs) =>
      round === 'latest' || real(atMs) >= DUE ? found(ROUND) : failed('notYet'),
    )
    await advance(DUE + 70_000)
    expect(last()).toMatchObject({ phase: 'trouble', why: 'notYet', isLive: false })
    await advance(DUE + 200_000)
    expect(last().phase).toBe('found')
  })

  it('is not live where the beacon says so only after the round was asked for', async () => {
    let answer: (latest: Fetched) => void = () => {}
    const { advance, last } = world(DUE - 1000, (round) =>
      round === 'latest'
        ? (new Promise((resolve) => {
            answer = resolve
          }) as unknown as Fetched)
        : failed('unreachable'),
    )
    await advance(DUE + 3000)
    expect(last()).toMatchObject({ phase: 'trouble', isLive: true })
    answer(found(ROUND + 20))
    await advance(DUE + 3001)
    expect(last().isLive).toBe(false)
  })

  it('is not live where a slow clock only seems to be early', async () => {
    const { advance, last } = world(DUE - 120_000, (round) =>
      found(round === 'latest' ? ROUND + 20 : ROUND),
    )
    await advance(DUE - 110_000)
    expect(last()).toMatchObject({ phase: 'found', isLive: false })
  })

  it('notices after sleep that the time has come @proof.sleep', async () => {
    const { advance, last } = world(DUE - 3_600_000, (round, atMs) =>
      round === 'latest' ? found(latestAt(atMs)) : found(ROUND),
    )
    await advance(DUE + 3_600_000, false)
    await advance(DUE + 3_602_000)
    expect(last().phase).toBe('found')
  })

  it('asks at once when the page is looked at again and it is time', async () => {
    const { asked, advance, awaiting, setNow } = world(DUE - 3_600_000, (round, atMs) =>
      round === 'latest' ? found(latestAt(atMs)) : found(ROUND),
    )
    await advance(DUE - 3_500_000)
    awaiting.look()
    setNow(DUE + 2000)
    expect(asked).toEqual(['latest'])
    awaiting.look()
    await advance(DUE + 3000)
    expect(asked).toEqual(['latest', ROUND])
  })

  it('waits by the device’s clock where nobody answers', async () => {
    const { advance, last } = world(DUE - 30_000, (round) =>
      round === 'latest' ? failed('unreachable') : found(ROUND),
    )
    await advance(DUE + 3000)
    expect(last()).toMatchObject({ phase: 'found', clockOffsetMs: 0 })
  })

  it('takes a signature by hand, and asks no more', async () => {
    const { asked, advance, last, awaiting, waits } = world(DUE + 1, () => failed('unreachable'))
    await advance(DUE + 1)
    awaiting.take(SIGNATURE)
    expect(last()).toMatchObject({ phase: 'found', signature: SIGNATURE, relay: null })
    await advance(DUE + 600_000)
    expect(asked).toEqual([ROUND])
    expect(waits()).toBe(false)
  })

  it('is silent once it was stopped', async () => {
    const { states, advance, awaiting, waits } = world(DUE - 1000, () => found(ROUND))
    awaiting.stop()
    const before = states.length
    await advance(DUE + 60_000)
    expect(states.length).toBe(before)
    expect(waits()).toBe(false)
  })
})
