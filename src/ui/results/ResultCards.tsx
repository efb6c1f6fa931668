// The winner, the eliminations, the recent results and the statistics. Each card appears once it has content.

import { app, useApp } from '../../store/app'
import type { EliminationEntry, SpinResult } from '../../wheel/result'
import { History } from './History'
import { messages } from './messages'
import { Statistics } from './Statistics'
import { hasHistory } from './selectors'
import { WinnerCard } from './WinnerCard'

export function ResultCards() {
  const result = useApp((state) => state.lastResult)
  const history = useApp((state) => state.wheel.history)
  const eliminations = useApp((state) => state.wheel.eliminationHistory)
  const hasStatistics = useApp(hasHistory)
  return (
    <>
      {result && <WinnerCard key={result.id} result={result} />}
      {eliminations.length > 0 && (
        <History
          title={messages.eliminationHistory}
          clearLabel={messages.clearEliminationHistory}
          entries={eliminations.map(fromElimination)}
          onClear={app.actions.clearEliminations}
        />
      )}
      {history.length > 0 && (
        <History
          title={messages.recentResults}
          clearLabel={messages.clearRecentResults}
          entries={history.map(fromResult)}
          onClear={app.actions.clearResults}
        />
      )}
      {hasStatistics && <Statistics />}
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
