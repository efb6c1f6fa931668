// What the page shows, and how it comes to it: from the address, a file or a text.

import { useCallback, useEffect, useRef, useState } from 'react'
import { checkProofText } from '../../beacon/beacon'
import { compression } from '../../platform/compression'
import type { Announcement, Hash } from '../../proof/announcement'
import type { ProofReport } from '../../proof/proof'
import type { TakenIn } from '../Intake'
import { type Given, IS_FOR_VERIFYING, type Refused, readGiven, readGivenFile } from './given'

export interface ShownProof {
  readonly kind: 'proof'
  readonly report: ProofReport
  readonly text: string
  /** The name of its file, where it has one. */
  readonly fileName: string | null
  /** Of the link that asked for its file. */
  readonly expected: Hash | null
  /** Here, from the announcement that the visitor had opened. */
  readonly isMade: boolean
}

export type Shown =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'frozen'; readonly announcement: Announcement; readonly text: string }
  | { readonly kind: 'inFile'; readonly fingerprint: Hash }
  | ShownProof
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
}

const FIRST: State = {
  shown: { kind: 'nothing' },
  run: 0,
  refused: null,
  isChecking: false,
  isAsked: false,
}

/** The last that was handed over wins. */
export function useVerify() {
  const [state, setState] = useState(FIRST)
  const latest = useRef(0)
  const expected = useRef<Hash | null>(null)

  /** @param made of a proof that is made of something shown */
  const show = useCallback(
    async (given: Promise<Given>, fileName: string | null, isAsked: boolean, isMade = false) => {
      latest.current += 1
      const turn = latest.current
      setState((last) => ({ ...last, isChecking: true }))
      const found = await shownOf(await given, fileName, isMade, expected)
      if (turn !== latest.current) return
      setState((last) =>
        found.kind === 'refused'
          ? { ...last, refused: found, isChecking: false }
          : { shown: found, run: last.run + 1, refused: null, isChecking: false, isAsked },
      )
    },
    [],
  )

  const take = useCallback(
    ({ text, file }: TakenIn) => {
      if (file) void show(readGivenFile(file, compression), file.name, true)
      else void show(readGiven(text, compression), null, true)
    },
    [show],
  )
  const showMade = useCallback(
    (text: string) => void show(Promise.resolve({ kind: 'proof', text }), null, true, true),
    [show],
  )

  useEffect(() => {
    function readAddress(event?: HashChangeEvent) {
      const { hash } = location
      if (!IS_FOR_VERIFYING.test(hash)) return
      expected.current = null
      void show(readGiven(hash, compression), null, event !== undefined)
    }
    readAddress()
    addEventListener('hashchange', readAddress)
    return () => {
      removeEventListener('hashchange', readAddress)
      latest.current += 1
    }
  }, [show])

  return { ...state, take, showMade }
}

async function shownOf(
  given: Given,
  fileName: string | null,
  isMade: boolean,
  expected: { current: Hash | null },
): Promise<Shown | Refused> {
  switch (given.kind) {
    case 'refused':
      return given
    case 'announcement': {
      expected.current = null
      return { kind: 'frozen', announcement: given.announcement, text: given.text }
    }
    case 'fingerprint': {
      expected.current = given.fingerprint
      return { kind: 'inFile', fingerprint: given.fingerprint }
    }
    case 'proof':
      try {
        const report = await checkProofText(given.text)
        const wanted = expected.current
        // Found: the next file may be of another draw.
        if (report.isProven && report.proof?.fingerprint === wanted) expected.current = null
        return { kind: 'proof', report, text: given.text, fileName, expected: wanted, isMade }
      } catch (cause) {
        console.warn('Failed to check a proof', cause)
        return { kind: 'notChecked' }
      }
  }
}
