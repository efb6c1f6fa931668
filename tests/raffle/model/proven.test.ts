// A draw that is bound to a beacon: what was announced and what the beacon has signed decide it, and nothing else does.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { begin, end, markNoShow, press, takeBeacon } from '../../../src/raffle/model/raffle'
import { type RaffleState, stateOf } from '../../../src/raffle/model/raffleState'
import type { Scope } from '../../../src/raffle/model/record'
import { proofOf } from '../../../src/raffle/model/recordOut'
import { announcementText, readAnnouncement } from '../../../src/raffle/proof/announcement'
import { assign } from '../../../src/raffle/proof/assign'
import {
  announced,
  announcementOf,
  anyAnnounced,
  anyStep,
  gone,
  none,
  pressed,
  provenState,
  ROUND,
  SIGNATURE,
  signatureOf,
  signed,
} from './announced'
import {
  beginning,
  type DrawChoices,
  draftsOf,
  letters,
  reservesOf,
  unsealed,
  winnersOf,
} from './draws'

const raffle = { texts: letters(12), prizes: [[2, 1], [3], [1, 2]], absent: [3] } as const

describe('beginning', () => {
  it('keeps the announcement in the first entry, as it was announced', () => {
    const [begun] = draftsOf(announced(raffle))
    const text = announcementText(announcementOf(raffle))
    expect(begun).toMatchObject({ kind: 'begun', version: 2, announcement: text })
    expect(readAnnouncement(text).entries).toEqual([...'ABCEFGHIJKL'])
    expect(provenState(raffle).proven).toMatchObject({ signature: null, assignment: null })
    expect(stateOf(unsealed([], draftsOf(begin(beginning(raffle))))).proven).toBeNull()
  })

  it('takes texts as the same that the announcement has trimmed and composed', () => {
    const choices = { texts: [' Zoe\u0308 ', 'B'], prizes: [[1]] } as const
    expect(draftsOf(announced(choices))).toHaveLength(1)
    expect(provenState(choices).proven?.announcement.entries).toEqual(['Zo\u00eb', 'B'])
  })

  it('has each name in one writing, so that tickets of one person are found by everyone', () => {
    const texts = ['Anna', 'Ben', 'Anna\u200b', 'Anna\u3164']
    const tickets = { texts, prizes: [[2]], duplicates: 'tickets' } as const
    const { proven } = drawnOut(tickets, SIGNATURE, [])
    expect(proven?.announcement.entries).toEqual(['Anna', 'Ben', 'Anna', 'Anna'])
    expect(proven?.assignment?.prizes[0]?.winners).toHaveLength(2)
    expect(proven?.assignment?.prizes[0]?.winners).toContain(1)
  })

  it('reads an announcement that another edition of Unicode has left as it was typed', () => {
    const choices = { texts: ['Zoe\u0308', 'B'], prizes: [[1]] } as const
    const announcement = { ...announcementOf(choices), entries: ['Zoe\u0308', 'B'] }
    const [begun] = draftsOf(begin({ ...beginning(choices), announcement }))
    const state = stateOf(unsealed([], begun ? [begun] : []))
    expect(state.proven?.announcement.entries).toEqual(['Zoe\u0308', 'B'])
  })

  it.each<[string, DrawChoices]>([
    ['one more takes part', { ...raffle, absent: [] }],
    ['another one is out', { ...raffle, absent: [4] }],
    ['a name is another one', { ...raffle, texts: letters(12).with(2, 'Z') }],
    ['two have changed places', { ...raffle, texts: letters(12).with(0, 'B').with(1, 'A') }],
    ['a prize has another place', { ...raffle, prizes: [[2, 1], [4], [1, 2]] }],
    ['a prize has another reserve', { ...raffle, prizes: [[2, 1], [3], [1, 1]] }],
    ['a prize is missing', { ...raffle, prizes: [[2, 1], [3]] }],
    ['people may win again', { ...raffle, mayWinAgain: true }],
  ])('is refused where %s', (_, choices) => {
    const announcement = announcementOf(raffle)
    expect(begin({ ...beginning(choices), announcement }).problem).toBe('announcement')
    expect(begin({ ...beginning(raffle), announcement }).problem).toBeNull()
  })

  it('is refused where the wheel has another name, or entries have weights', () => {
    const begun = beginning(raffle)
    const announcement = announcementOf(raffle)
    const weights = announcement.entries.map((_, index) => index + 1)
    for (const other of [
      { ...announcement, name: 'Other' },
      { ...announcement, weights },
    ]) {
      expect(readAnnouncement(announcementText(other))).toEqual(other)
      expect(begin({ ...begun, announcement: other }).problem).toBe('announcement')
    }
  })

  it('is refused where the announcement is none', () => {
    const announcement = { ...announcementOf(raffle), salt: 'x' }
    expect(begin({ ...beginning(raffle), announcement }).problem).toBe('announcement')
    const damaged = { ...beginning({ ...raffle, texts: letters(12).with(0, '\ud800') }) }
    expect(begin({ ...damaged, announcement }).problem).toBe('announcement')
  })

  it('is refused where people may win once with each ticket', () => {
    const tickets = { ...raffle, duplicates: 'tickets', mayWinAgain: true } as const
    const announcement = announcementOf(raffle)
    expect(begin({ ...beginning(tickets), announcement }).problem).toBe('announcedTickets')
  })
})

describe('weights', () => {
  const weighted = { ...raffle, weights: [50, 100, 100, 100, 300] } as const

  it('are frozen with the list, and announced of those who take part', () => {
    const [begun] = draftsOf(announced(weighted))
    expect(begun).toMatchObject({
      version: 3,
      weights: [50, 100, 100, 100, 300, ...Array(7).fill(100)],
    })
    const state = provenState(weighted)
    // D is absent.
    expect(state.proven?.announcement.weights).toEqual([50, 100, 100, 300, ...Array(7).fill(100)])
  })

  it('decide by the signature, as everyone computes it', () => {
    const state = drawnOut(weighted, SIGNATURE, [])
    const assigned = assign(announcementOf(weighted), SIGNATURE)
    expect(assigned).not.toEqual(assign(announcementOf(raffle), SIGNATURE))
    expect(winnersOf(state)).toEqual(
      assigned.prizes.map(({ winners }) => optionsOf(state, winners)),
    )
  })

  it('of one person’s options add up, but not those of who is kept out', () => {
    const texts = ['A', 'B', ' A', 'A', 'B']
    const choices = {
      texts,
      weights: [100, 250, 70, 1000, 30],
      prizes: [[1]],
      absent: [3],
    } as const
    expect(announcementOf(choices)).toMatchObject({ entries: ['A', 'B'], weights: [170, 280] })
    const tickets = { ...choices, duplicates: 'tickets' } as const
    expect(announcementOf(tickets)).toMatchObject({
      entries: ['A', 'B', 'A', 'B'],
      weights: [100, 250, 70, 30],
    })
  })

  it('that are the same for all are none, and leave the record as it was', () => {
    for (const weights of [Array(12).fill(700), undefined]) {
      const [begun] = draftsOf(announced({ ...raffle, weights }))
      expect(begun).toMatchObject({ version: 2 })
      expect(begun).not.toHaveProperty('weights')
    }
    // Two of weight 1 are one person of weight 2.
    const same = { texts: ['A', 'A', 'B'], weights: [100, 100, 200], prizes: [[1]] } as const
    expect(announcementOf(same).weights).toBeNull()
    expect(draftsOf(announced(same))[0]).toMatchObject({ version: 2 })
  })

  it('that are others than were announced begin nothing', () => {
    const announcement = announcementOf(weighted)
    for (const weights of [undefined, [50, 100, 100, 100, 301], [50, 100, 100, 100]]) {
      const begun = begin({ ...beginning({ ...weighted, weights }), announcement })
      expect(begun.problem).toBe('announcement')
    }
    // Of who does not take part they decide nothing.
    const other = beginning({ ...weighted, weights: [50, 100, 100, 999, 300] })
    expect(begin({ ...other, announcement }).problem).toBeNull()
  })

  it('are a part of a draw that a device draws, in a version of its own', () => {
    const [begun] = draftsOf(begin(beginning(weighted)))
    expect(begun).toMatchObject({
      version: 4,
      announcement: null,
      weights: [50, 100, 100, 100, 300, ...Array(7).fill(100)],
    })
    const [equal] = draftsOf(begin(beginning({ ...weighted, weights: Array(12).fill(700) })))
    expect(equal).toMatchObject({ version: 2, announcement: null })
    expect(equal).not.toHaveProperty('weights')
  })
})

describe('the signature', () => {
  it('is needed before a press, and taken once', () => {
    const state = provenState(raffle)
    expect(press(state, 'all', none).problem).toBe('beaconDue')
    expect(markNoShow(state, { prize: 0, place: 0 }, 'notHere', none).problem).toBe('noWinner')
    const after = provenState(raffle, signed())
    expect(after.proven).toMatchObject({ signature: SIGNATURE })
    expect(after.proven?.assignment).toEqual(assign(announcementOf(raffle), SIGNATURE))
    expect(signed()(after).problem).toBe('noBeaconDue')
    expect(press(after, 'place', none).problem).toBeNull()
  })

  it('is that of the first entry, whatever another one says', () => {
    const begun = unsealed([], draftsOf(announced(raffle)))
    const said = [SIGNATURE, signatureOf(1)].map((signature) => {
      return { kind: 'beacon', round: ROUND, signature } as const
    })
    expect(stateOf(unsealed(begun, said)).proven).toMatchObject({ signature: SIGNATURE })
  })

  it.each([
    ['another round', ROUND + 1, SIGNATURE],
    ['too short a signature', ROUND, SIGNATURE.slice(2)],
    ['no hexadecimal digits', ROUND, 'x'.repeat(96)],
    ['nothing', ROUND, ''],
  ])('is not taken where it is %s', (_, round, signature) => {
    expect(takeBeacon(provenState(raffle), { round, signature }).problem).toBe('otherBeacon')
  })

  it('has no place in a draw that is bound to no beacon, or has ended', () => {
    const ordinary = stateOf(unsealed([], draftsOf(begin(beginning(raffle)))))
    expect(signed()(ordinary).problem).toBe('noBeaconDue')
    const stopped = provenState(raffle, end)
    expect(stopped).toMatchObject({ hasEnded: true, isComplete: false })
    expect(signed()(stopped).problem).toBe('ended')
  })

  it('is the only thing that decides: where it cannot be read, nothing is drawn by chance', () => {
    const [begun, ...rest] = unsealed([], draftsOf(announced(raffle)))
    const damaged = { ...begun, announcement: '{}' } as never
    const state = stateOf([damaged, ...rest])
    expect(state.proven).toBeNull()
    expect(press(state, 'all', none).problem).toBe('beaconDue')
  })
})

/** By entries of the announcement. */
const assignedOf = (state: RaffleState) => state.proven?.assignment?.prizes ?? []
const optionsOf = (state: RaffleState, entries: readonly number[]) =>
  entries.map((entry) => state.proven?.optionOf(entry) ?? -1)

const signature = fc.nat().map(signatureOf)
const scopes = fc.array(fc.constantFrom<Scope>('place', 'prize', 'all'), { maxLength: 12 })

/** Presses as told, and then until nothing is left. */
function drawnOut(choices: DrawChoices, by: string, told: readonly Scope[]): RaffleState {
  let entries = unsealed([], draftsOf(announced(choices)))
  for (const command of [signed(by), ...told.map(pressed), pressed('all')]) {
    const { drafts } = command(stateOf(entries))
    if (drafts) entries = unsealed(entries, drafts)
  }
  return stateOf(entries)
}

describe('what is drawn', () => {
  it('is what was assigned, however it is pressed @proof.presses', () => {
    fc.assert(
      fc.property(anyAnnounced, signature, scopes, (choices, by, told) => {
        fc.pre(announced(choices).drafts !== null)
        const state = drawnOut(choices, by, told)
        const assigned = assignedOf(state)
        expect(state.isComplete).toBe(true)
        expect(winnersOf(state).map((some) => some.filter((one) => one !== null))).toEqual(
          assigned.map(({ winners }) => optionsOf(state, winners)),
        )
        expect(reservesOf(state)).toEqual(
          assigned.map(({ reserves }) => optionsOf(state, reserves)),
        )
      }),
      { numRuns: 1000 },
    )
  })

  it('is another one with another signature', () => {
    const all = new Set(
      Array.from({ length: 40 }, (_, seed) => {
        return JSON.stringify(winnersOf(drawnOut(raffle, signatureOf(seed), [])))
      }),
    )
    expect(all.size).toBe(40)
  })

  it('makes the proof, as soon as the signature is there', () => {
    expect(proofOf(provenState(raffle))).toBeNull()
    expect(proofOf(stateOf(unsealed([], draftsOf(begin(beginning(raffle))))))).toBeNull()
    const state = provenState(raffle, signed())
    const proof = proofOf(state)
    expect(proof).toMatchObject({ signature: SIGNATURE, announcement: announcementOf(raffle) })
    expect(proof?.results).toEqual(assignedOf(state))
  })
})

describe('a no-show', () => {
  const waitingOf = (state: RaffleState, prize = 0) =>
    optionsOf(state, state.proven?.assignment?.waiting[prize] ?? [])

  it('is replaced by the reserves of the prize, and then by those who wait, in order', () => {
    const everything = [signed(), pressed('all')]
    const before = provenState(raffle, ...everything)
    const [reserve] = reservesOf(before)[0] ?? []
    const [first, second] = waitingOf(before)
    const seen = [0, 1, 2, 3].map((times) => {
      const state = provenState(raffle, ...everything, ...Array(times).fill(gone(0, 0)))
      return state.prizes[0]?.placed[0]?.calls.at(-1)
    })
    expect(seen.map((call) => call?.winner)).toEqual([
      winnersOf(before)[0]?.[0],
      reserve,
      first,
      second,
    ])
    expect(seen.map((call) => call?.from)).toEqual(['press', 'reserve', 'drawn', 'drawn'])
    // The other prizes have whom they had.
    const after = provenState(raffle, ...everything, gone(0, 0), gone(0, 0), gone(1, 1))
    expect(winnersOf(after)[1]?.[1]).toBe(second)
    expect(winnersOf(after)[2]).toEqual(winnersOf(before)[2])
  })

  it('before all is drawn takes nobody away from a later place', () => {
    const choices = { texts: letters(5), prizes: [[1], [2, 1]] } as const
    const drawn = provenState(choices, signed(), pressed('all'))
    const [waiting] = waitingOf(drawn)
    const state = provenState(choices, signed(), pressed('place'), gone(0, 0))
    expect(winnersOf(state)[0]).toEqual([waiting])
    const twice = provenState(choices, signed(), pressed('place'), gone(0, 0), gone(0, 0))
    expect(winnersOf(twice)[0]).toEqual([null])
    const whole = provenState(
      choices,
      ...[signed(), pressed('place'), gone(0, 0), gone(0, 0), pressed('all')],
    )
    expect(winnersOf(whole)[1]).toEqual(winnersOf(drawn)[1])
    expect(reservesOf(whole)).toEqual(reservesOf(drawn))
    expect(whole.isComplete).toBe(true)
  })

  it('of one who was assigned another prize too is replaced there as well', () => {
    const choices = { texts: letters(4), prizes: [[2], [2, 1]], mayWinAgain: true } as const
    let met = 0
    for (let seed = 0; seed < 60; seed += 1) {
      const by = signed(signatureOf(seed))
      const drawn = provenState(choices, by, pressed('all'))
      const [first, second] = winnersOf(drawn)
      const lost = first?.[0] ?? -1
      const state = provenState(choices, by, pressed('place'), gone(0, 0), pressed('all'))
      const place = second?.indexOf(lost) ?? -1
      if (place < 0) continue
      met += 1
      const [waiting] = waitingOf(drawn, 1)
      expect(winnersOf(state)[1]).toEqual(second?.with(place, waiting ?? null))
      expect(reservesOf(state)[1]).toEqual(reservesOf(drawn)[1])
    }
    expect(met).toBeGreaterThan(10)
  })

  it('never makes two have one place, nor anyone go missing who could win, in any order of steps', () => {
    fc.assert(
      fc.property(
        anyAnnounced,
        signature,
        fc.array(anyStep, { maxLength: 14 }),
        (choices, by, steps) => {
          if (!announced(choices).drafts) return
          let entries = unsealed([], draftsOf(announced(choices)))
          entries = unsealed(entries, draftsOf(signed(by)(stateOf(entries))))
          for (const one of [...steps, pressed('all')]) {
            const state = stateOf(entries)
            const { drafts, problem } = one(state)
            if (drafts) entries = unsealed(entries, drafts)
            else expect(['nothingLeft', 'nobodyLeft', 'noWinner']).toContain(problem)
          }
          const state = stateOf(entries)
          expect(state.isComplete).toBe(true)
          const holders = winnersOf(state).flatMap((some, prize) =>
            some.flatMap((one) =>
              one === null ? [] : [state.isAnew ? `${prize} ${one}` : `${state.personOf(one)}`],
            ),
          )
          expect(new Set(holders).size).toBe(holders.length)
          // Who was assigned a place has it, or was not here.
          if (state.isAnew) return
          for (const [prize, { winners }] of assignedOf(state).entries()) {
            const called = state.prizes[prize]?.placed.map(({ calls }) => calls[0]?.winner)
            expect(called?.slice(0, winners.length)).toEqual(optionsOf(state, winners))
          }
        },
      ),
      { numRuns: 600 },
    )
  })
})
