import { app, useApp } from '../../store/app'
import { type EliminationEntry, lastResults, type SpinResult } from '../../wheel/result'
import { ExportMenu } from '../export/ExportMenu'
import { localEliminations, localResults } from '../export/exporting'
import { Button } from '../kit/Button'
import { CardHead, Section } from '../kit/Card'
import { Disclosure } from '../kit/Disclosure'
import { EntryList } from './EntryList'
import { messages } from './messages'
import styles from './Results.module.css'
import { Statistics } from './Statistics'
import { hasResultOdds, tagOf } from './shownResults'

const SHOWN_ENTRIES = 5

export function ResultCard() {
  const history = lastResults(useApp((state) => state.wheel.history))
  const eliminations = useApp((state) => state.wheel.eliminationHistory)
  return (
    <div className={styles.results}>
      {history.length > 0 && <RecentResults history={history} />}
      {eliminations.length > 0 && (
        <EliminationHistory eliminations={eliminations} isAlone={history.length === 0} />
      )}
      <Statistics />
    </div>
  )
}

function RecentResults({ history }: { readonly history: readonly SpinResult[] }) {
  const hasOdds = useApp(hasResultOdds)
  // Nothing moves in a spin without duration.
  const filmedId = useApp(({ lastSpin }) => lastSpin?.launch.durationMs && lastSpin.outcome.id)
  // Of all spins; the history holds only the last 20.
  const total = Math.max(
    useApp((state) => state.wheel.statistics.totalSpins),
    history.length,
  )
  const shown = history.slice(0, SHOWN_ENTRIES)
  return (
    <Section>
      <CardHead
        title={messages.recentResults}
        aside={messages.lastOf(shown.length, total)}
        isOfSheet
      />
      <EntryList
        label={messages.recentResults}
        entries={shown.map((result, index) => ({
          id: result.id,
          segment: result.winner,
          timestamp: result.timestamp,
          position: total - index,
          tag: tagOf(result),
          prize: result.prize,
          chance: hasOdds ? result.chance : undefined,
        }))}
      />
      <div className={styles.tools}>
        <UndoSpin newest={history[0]} />
        {filmedId === history[0]?.id && (
          <Button kind="text" aria-haspopup="dialog" onClick={() => app.actions.openDialog('film')}>
            {messages.saveVideo}
          </Button>
        )}
        {total > SHOWN_ENTRIES && (
          <Button
            kind="text"
            aria-haspopup="dialog"
            onClick={() => app.actions.openDialog('allResults')}
          >
            {messages.allResults(total)}
          </Button>
        )}
        <div className={styles.pair}>
          <ExportMenu
            name={messages.exportResults}
            source={() => localResults(wheelName(), history, total)}
          />
          <ClearButton label={messages.clearRecentResults} onClear={app.actions.clearResults} />
        </div>
      </div>
    </Section>
  )
}

/** Whether it can be, and for how long, is up to the undo history. */
function UndoSpin({ newest }: { readonly newest: SpinResult | undefined }) {
  const isStep = useApp(({ undoHistory }) =>
    undoHistory.done.some(({ resultId }) => resultId !== undefined && resultId === newest?.id),
  )
  const isSpinning = useApp((state) => state.phase === 'spinning')
  if (!newest || !isStep) return null
  return (
    <Button
      kind="text"
      disabled={isSpinning}
      onClick={(event) => {
        // The button is then about another spin, or is gone.
        event.currentTarget.closest<HTMLElement>('[data-panel]')?.focus()
        app.actions.undoSpin(newest.id)
      }}
    >
      {messages.undoSpin(newest.winner.text)}
    </Button>
  )
}

const wheelName = () => app.store.getState().wheel.name

interface EliminationHistoryProps {
  readonly eliminations: readonly EliminationEntry[]
  readonly isAlone: boolean
}

/** One level down: the list above marks the eliminations too. */
function EliminationHistory({ eliminations, isAlone }: EliminationHistoryProps) {
  const shown = eliminations.slice(0, SHOWN_ENTRIES)
  return (
    <Section>
      <Disclosure
        className={styles.eliminations}
        open={isAlone}
        summary={
          <>
            <h2>{messages.eliminationHistory}</h2>
            <span>{messages.lastOf(shown.length, eliminations.length)}</span>
          </>
        }
      >
        <EntryList
          label={messages.eliminationHistory}
          entries={shown.map(({ eliminatedByResult, eliminatedSegment, timestamp }) => ({
            id: eliminatedByResult,
            segment: eliminatedSegment,
            timestamp,
          }))}
        />
        <div className={styles.tools}>
          <div className={styles.pair}>
            <ExportMenu
              name={messages.exportEliminations}
              source={() => localEliminations(wheelName(), eliminations)}
            />
            <ClearButton
              label={messages.clearEliminationHistory}
              onClear={app.actions.clearEliminations}
            />
          </div>
        </div>
      </Disclosure>
    </Section>
  )
}

interface ClearButtonProps {
  readonly label: string
  onClear(): void
}

function ClearButton({ label, onClear }: ClearButtonProps) {
  const isSpinning = useApp((state) => state.phase === 'spinning')
  return (
    <Button
      kind="text"
      aria-label={label}
      disabled={isSpinning}
      onClick={(event) => {
        // The button disappears with the list, so the focus moves to the panel.
        event.currentTarget.closest<HTMLElement>('[data-panel]')?.focus()
        onClear()
      }}
    >
      {messages.clear}
    </Button>
  )
}
