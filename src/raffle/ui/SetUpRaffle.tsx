import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { app, useApp } from '../../store/app'
import type { RaffleHead } from '../../store/library/schema'
import { said } from '../../text/say'
import { inSequence } from '../../text/sentences'
import { Button } from '../../ui/kit/Button'
import { Section } from '../../ui/kit/Card'
import { Disclosure } from '../../ui/kit/Disclosure'
import { Segmented } from '../../ui/kit/fields/Segmented'
import { Switch } from '../../ui/kit/fields/Switch'
import { loadPart } from '../../ui/kit/loading'
import { Note } from '../../ui/kit/text'
import type { Entrant, Entrants, WhyOut } from '../model/entrants'
import { type CheckedPlan, checkPlan, planTotals } from '../model/plan'
import { useBigButton } from './bigButton'
import { type DeskProps, useDesk } from './browserDesk'
import { messages } from './messages'
import { FoldedNames } from './Names'
import { PrizeRows } from './PrizeRows'
import { AnnounceRaffle, announceRaffle } from './proof/AnnounceRaffle'
import { copyPastProof, savePast } from './proof/links'
import { messages as proofMessages } from './proof/messages'
import styles from './RaffleDesk.module.css'

const SHOWN_ALIKE = 10

const DUPLICATES = [
  { value: 'person', label: messages.person },
  { value: 'tickets', label: messages.tickets },
] as const

interface SetUpRaffleProps extends DeskProps {
  onSaid(message: string): void
}

export function SetUpRaffle({ desk, onSaid }: SetUpRaffleProps) {
  const { setUp, earlierWinners, unread, past } = useStore(desk.store)
  const { plan, choices } = setUp
  const segments = useApp((state) => state.wheel.segments)
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const isWeighted = useApp((state) => state.settings.weightsCount)
  const { actions } = desk
  const [isProving, setProving] = useState(() => app.store.getState().isProving)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `entrants` reads these
  const who = useMemo(() => actions.entrants(), [actions, segments, choices, earlierWinners])
  const alike = useLookAlikes(who.entrants)
  const checked = useMemo(
    () => checkPlan(plan, who.entrants, choices.duplicates),
    [plan, who, choices.duplicates],
  )
  const hasTickets = choices.duplicates === 'tickets'
  return (
    <>
      <Section aria-label={messages.prizes}>
        <PrizeRows plan={plan} onPlan={actions.setPlan} onSaid={onSaid} />
        {plan.prizes.length === 1 && plan.prizes[0]?.name.trim() === '' && (
          <Note>{messages.prizesNote}</Note>
        )}
        {plan.prizes.some(({ reserves }) => reserves > 0) && (
          <Note>{isProving ? messages.reservesAnnounced : messages.reservesNote}</Note>
        )}
      </Section>
      <Section>
        <h3>{messages.whoTakesPart}</h3>
        <WhoTakesPart who={who} isReading={earlierWinners === null} />
        {earlierWinners !== null && <LookAlikes alike={alike} />}
        <Switch
          label={messages.withoutEarlier}
          note={messages.withoutEarlierNote}
          isOn={choices.excludesEarlierWinners}
          onSwitch={(isOn) => actions.setChoices({ ...choices, excludesEarlierWinners: isOn })}
        />
        <div role="status" className={styles.stack}>
          {choices.excludesEarlierWinners && unread && (
            <>
              {messages.unread(unread).map((text, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two draws may have begun in the same minute
                <Note key={index} className={styles.warning}>
                  {text}
                </Note>
              ))}
              <Note className={styles.problem}>{messages.unreadRule}</Note>
            </>
          )}
        </div>
        <Segmented
          legend={messages.same}
          options={DUPLICATES}
          value={choices.duplicates}
          onChoose={(duplicates) => actions.setChoices({ ...choices, duplicates })}
        />
        {isWeighted && <Note>{messages.weights[choices.duplicates]}</Note>}
        {(plan.prizes.length > 1 || hasTickets || plan.mayWinAgain) && (
          <Switch
            label={hasTickets ? messages.againTickets : messages.again}
            note={hasTickets ? messages.againTicketsNote : messages.againNote}
            isOn={plan.mayWinAgain}
            onSwitch={(mayWinAgain) => actions.setPlan({ ...plan, mayWinAgain })}
          />
        )}
      </Section>
      {isProving ? (
        <AnnounceRaffle
          objection={
            alike === undefined
              ? messages.comparing
              : provingObjection(checked, hasTickets && plan.mayWinAgain)
          }
          announce={(round) => announceRaffle(desk, round)}
          onCancel={() => setProving(false)}
        />
      ) : (
        <BeginDraw
          desk={desk}
          problems={checked.problems.map(messages.planProblem)}
          places={checked.plan ? planTotals(checked.plan.prizes).places : null}
          isWaiting={isSpinning || earlierWinners === null || alike === undefined}
          onProve={() => setProving(true)}
        />
      )}
      {past.length > 0 && <PastDraws desk={desk} past={past} />}
    </>
  )
}

interface WhoTakesPartProps {
  readonly who: Entrants
  readonly isReading: boolean
}

const REASONS: readonly WhyOut[] = ['absent', 'picked', 'wonBefore', 'eliminated', 'duplicate']

function WhoTakesPart({ who: { entrants, out }, isReading }: WhoTakesPartProps) {
  if (isReading) return <Note>{messages.reading}</Note>
  return (
    <>
      <p className={styles.large}>{messages.takePart(entrants.length)}</p>
      {REASONS.map((reason) => {
        const texts = out.filter(({ why }) => why === reason).map(({ text }) => text)
        if (texts.length === 0) return null
        const summary = messages.out(reason, texts.length)
        return <FoldedNames key={reason} summary={summary} texts={texts} />
      })}
    </>
  )
}

/** Whoever starts or announces the draw has been told of them: they may be one person. */
function LookAlikes({ alike }: { readonly alike: ReturnType<typeof useLookAlikes> }) {
  const groups = alike ?? []
  const rest = groups.length - SHOWN_ALIKE
  return (
    <div role="status" className={styles.stack}>
      {alike === null && <Note className={styles.warning}>{messages.notCompared}</Note>}
      {groups.length > 0 && <Note className={styles.warning}>{messages.alike}</Note>}
      {groups.length > 0 && (
        <ul className={styles.names}>
          {groups.slice(0, SHOWN_ALIKE).map((group) => (
            <li key={group.map(({ index }) => index).join()}>{alikeText(group)}</li>
          ))}
          {rest > 0 && <li>{messages.more(rest)}</li>}
        </ul>
      )}
    </div>
  )
}

function alikeText(group: readonly Entrant[]): string {
  const shown = group.slice(0, SHOWN_ALIKE)
  return messages.alikeNames(shown, group.length - shown.length)
}

interface BeginDrawProps extends DeskProps {
  readonly problems: readonly string[]
  /** `null` where the plan cannot be drawn. */
  readonly places: number | null
  readonly isWaiting: boolean
  onProve(): void
}

function BeginDraw({ desk, problems, places, isWaiting, onProve }: BeginDrawProps) {
  const notSaved = useDesk(desk, (state) => state.notSaved)
  const [problem, setProblem] = useState('')
  const isPossible = places !== null && !isWaiting
  const label = notSaved === null ? messages.begin(places ?? 0) : messages.beginUnsaved

  useBigButton(label, isPossible, () => void begin())

  async function begin() {
    if (!isPossible) return
    const why = await desk.actions.begin(notSaved === null ? undefined : { isUnsaved: true })
    // What is not kept is asked about, in place.
    setProblem(why === null || why === 'notSaved' ? '' : said(messages.deskProblem(why)))
  }

  return (
    <Section>
      <div role="status" className={styles.stack}>
        {problems.map((text) => (
          <Note key={text} className={places === null ? styles.problem : styles.warning}>
            {text}
          </Note>
        ))}
        {notSaved !== null && (
          <Note className={styles.warning}>{messages.wouldNotBeSaved(notSaved)}</Note>
        )}
        {problem && <Note className={styles.problem}>{problem}</Note>}
      </div>
      <Note>{messages.beginNote}</Note>
      <Button onClick={onProve}>{messages.prove}</Button>
      <Note>{messages.onThisDevice}</Note>
    </Section>
  )
}

/** What keeps a draw from being announced; empty where nothing does. */
function provingObjection({ plan, problems }: CheckedPlan, isForTickets: boolean): string {
  if (isForTickets) return messages.notForTickets
  return plan ? '' : inSequence(problems.map(messages.planProblem))
}

interface PastDrawsProps extends DeskProps {
  readonly past: readonly RaffleHead[]
}

function PastDraws({ desk, past }: PastDrawsProps) {
  return (
    <Disclosure summary={messages.past} className={styles.more}>
      <ul className={styles.past}>
        {past.map(({ drawId, begunAt, drawn, places, isProven }) => (
          <li key={drawId}>
            <span>{messages.pastDraw(begunAt, drawn, places)}</span>
            {isProven && (
              <Button
                kind="text"
                aria-label={messages.proofOfPast(begunAt)}
                onClick={() => void copyPastProof(desk, drawId)}
              >
                {proofMessages.copyProof}
              </Button>
            )}
            <Button
              kind="text"
              aria-label={messages.savePast(begunAt)}
              onClick={() => void savePast(desk, drawId)}
            >
              {messages.saveRecord}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

type Find = typeof import('../../lists/lookAlikes').lookAlikes

const load = async () => (await import('../../lists/lookAlikes')).lookAlikes

/** Groups of them; `null` where it cannot be told, `undefined` until it is. */
function useLookAlikes(
  entrants: readonly Entrant[],
): readonly (readonly Entrant[])[] | null | undefined {
  const [find, setFind] = useState<Find | null>()
  useEffect(() => {
    let isWanted = true
    void loadPart(load).then((loaded) => isWanted && setFind(() => loaded))
    return () => {
      isWanted = false
    }
  }, [])
  return useMemo(() => {
    if (!find) return find
    const groups = find(entrants.map(({ text }) => text))
    return groups.map((group) => group.map((at) => entrants[at] as Entrant))
  }, [find, entrants])
}
