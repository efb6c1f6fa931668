import { useCallback, useEffect, useRef, useState } from 'react'
import { compression } from '../../platform/compression'
import { checkProofText } from '../../raffle/beacon/beacon'
import type { Announcement, Hash } from '../../raffle/proof/announcement'
import type { ProofReport } from '../../raffle/proof/proof'
import type { TakenIn } from '../FileOrPaste'
import { checkInWorker } from '../workers'
import type { Decisive } from './compare'
import { dueMsOf, type Moment, wasBefore } from './proofFacts'
import {
  type Input,
  MAY_BE_DRAW,
  type Refused,
  readInput,
  readInputFile,
  refused,
} from './readInput'
import type { CheckReport } from './record/report'

export interface Expected {
  readonly fingerprint: Hash
  /** Otherwise it was given alone, as a witness has it from before the draw. */
  readonly isLink: boolean
}

export interface ShownProof {
  readonly kind: 'proof'
  readonly report: ProofReport
  readonly text: string
  readonly fileName: string | null
  /** Of what was handed over before it. */
  readonly expected: Expected | null
  /** Whether it was made here, of an announcement that this page had shown before its round was due. */
  readonly isInTime: boolean
}

export interface ShownFrozen {
  readonly kind: 'frozen'
  readonly announcement: Announcement
  readonly hash: string | null
  readonly seen: Moment
}

export interface ShownRecord {
  readonly kind: 'record'
  readonly report: CheckReport
  readonly fileName: string | null
}

export type Shown =
  | { readonly kind: 'nothing' }
  | ShownFrozen
  | ({ readonly kind: 'inFile' } & Expected)
  | ShownProof
  | ShownRecord
  | { readonly kind: 'notChecked' }

interface State {
  readonly shown: Shown
  /** A number of its own for each that is shown. */
  readonly run: number
  /** Of what was handed over last. What was shown before stays. */
  readonly refused: Refused | null
  readonly isChecking: boolean
  /** Whether the visitor did something here, whose control may be gone now. */
  readonly isAsked: boolean
  readonly comparison: Decisive | null
}

const FIRST: State = {
  shown: { kind: 'nothing' },
  run: 0,
  refused: null,
  isChecking: false,
  isAsked: false,
  comparison: null,
}

/** The last that was handed over wins. */
export function useCheck() {
  const [state, setState] = useState(FIRST)
  const running = useRef<AbortController>(undefined)
  const expected = useRef<Expected | null>(null)

  /** @param isInTime of a proof that is made of something shown: whether that was shown before its round was due */
  const show = useCallback(
    async (input: Promise<Input>, fileName: string | null, isAsked: boolean, isInTime = false) => {
      running.current?.abort()
      running.current = new AbortController()
      const { signal } = running.current
      setState((last) => ({ ...last, isChecking: true }))
      const found = await shownOf(await input, { fileName, isInTime, expected, signal })
      if (signal.aborted) return
      setState((last) =>
        found.kind === 'refused'
          ? { ...last, refused: found, isChecking: false }
          : {
              shown: found,
              run: last.run + 1,
              refused: null,
              isChecking: false,
              isAsked,
              comparison: comparedAlready(found),
            },
      )
    },
    [],
  )

  const take = useCallback(
    ({ text, file }: TakenIn) => {
      if (file) void show(readInputFile(file, compression), file.name, true)
      else void show(readInput(text, compression), null, true)
    },
    [show],
  )
  const showMade = useCallback(
    (text: string, { announcement, seen }: ShownFrozen) => {
      const isInTime = wasBefore(dueMsOf(announcement), seen, momentNow())
      void show(Promise.resolve({ kind: 'proof', text }), null, true, isInTime)
    },
    [show],
  )

  const setComparison = useCallback(
    (comparison: Decisive) => setState((last) => ({ ...last, comparison })),
    [],
  )

  useEffect(() => {
    function readAddress(event?: HashChangeEvent) {
      const { hash } = location
      if (isOfPage(hash)) return
      const input = MAY_BE_DRAW.test(hash)
        ? readInput(hash, compression)
        : Promise.resolve(refused('unknownAddress'))
      expected.current = null
      void show(input, null, event !== undefined)
    }
    readAddress()
    addEventListener('hashchange', readAddress)
    return () => {
      removeEventListener('hashchange', readAddress)
      running.current?.abort()
    }
  }, [show])

  return { ...state, take, showMade, setComparison }
}

/** Whether a hash leads to a place on the page, or nowhere. */
const isOfPage = (hash: string) =>
  hash.length < 2 || document.getElementById(hash.slice(1)) !== null

const momentNow = (): Moment => ({ clockMs: Date.now(), countMs: performance.now() })

/**
 * What was on this page in time, or was given alone, is compared with the proof by that. What came after its round, and
 * the proof that is made of it, are one and the same: that compares nothing.
 */
function comparedAlready(shown: Shown): Decisive | null {
  if (shown.kind !== 'proof' || !shown.report.isProven) return null
  const { isInTime, expected, report } = shown
  if (isInTime) return { kind: 'same' }
  if (expected === null || expected.isLink) return null
  return report.proof?.fingerprint === expected.fingerprint
    ? { kind: 'same' }
    : { kind: 'different', fields: [] }
}

interface Asked {
  readonly fileName: string | null
  readonly isInTime: boolean
  readonly expected: { current: Expected | null }
  /** Gives up: something else was handed over. */
  readonly signal: AbortSignal
}

async function shownOf(
  input: Input,
  { fileName, isInTime, expected, signal }: Asked,
): Promise<Shown | Refused> {
  switch (input.kind) {
    case 'refused':
      return input
    case 'announcement': {
      expected.current = null
      const { announcement, hash } = input
      return { kind: 'frozen', announcement, hash, seen: momentNow() }
    }
    case 'fingerprint': {
      expected.current = input
      return { ...input, kind: 'inFile' }
    }
    case 'record': {
      const report = await checkInWorker(input.taken, signal)
      return { kind: 'record', report, fileName }
    }
    case 'proof':
      try {
        const report = await checkProofText(input.text)
        const wanted = expected.current
        // Found: the next file may be of another draw.
        if (report.isProven && report.proof?.fingerprint === wanted?.fingerprint)
          expected.current = null
        return { kind: 'proof', report, text: input.text, fileName, expected: wanted, isInTime }
      } catch (cause) {
        console.warn('Failed to check a proof', cause)
        return { kind: 'notChecked' }
      }
  }
}
