// What came out: the winner, the eliminations, the last results, the figures.

import { app, useApp } from '../../store/app'
import type { EliminationEntry, SpinResult } from '../../wheel/result'
import { History } from './History'
import { Statistics } from './Statistics'
import { WinnerCard } from './WinnerCard'

export function Results() {
  const result = useApp((state) => state.lastResult)
  const history = useApp((state) => state.wheel.history)
  const eliminations = useApp((state) => state.wheel.eliminationHistory)
  const hasSpun = useApp((state) => state.wheel.statistics.totalSpins > 0)
  return (
    <>
      {result && <WinnerCard key={result.id} result={result} />}
      {eliminations.length > 0 && (
        <History
          title="Elimination History"
          entries={eliminations.map(fromElimination)}
          onClear={app.actions.clearEliminations}
        />
      )}
      {history.length > 0 && (
        <History
          title="Recent Results"
          entries={history.map(fromResult)}
          onClear={app.actions.clearResults}
        />
      )}
      {hasSpun && <Statistics />}
    </>
  )
}

function fromResult({ id, winner, timestamp }: SpinResult) {
  return { id, segment: winner, timestamp }
}

function fromElimination(entry: EliminationEntry) {
  const { eliminatedByResult, eliminatedSegment, timestamp } = entry
  return { id: eliminatedByResult, segment: eliminatedSegment, timestamp }
}
