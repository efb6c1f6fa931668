// Before a draw: what is drawn, who takes part, and by which rules.

import { useEffect, useId, useMemo, useState } from 'react'
import { app, useApp } from '../../store/app'
import type { RaffleHead } from '../../store/library/schema'
import card from '../../ui/kit/card.module.css'
import { loadPart } from '../../ui/kit/loading'
import { Segmented } from '../../ui/kit/Segmented'
import { Switch } from '../../ui/kit/Switch'
import type { Entrant, Entrants, WhyOut } from '../model/entrants'
import { type CheckedPlan, checkPlan, planTotals } from '../model/plan'
import { type DeskProps, useDesk } from './browserDesk'
import { messages } from './messages'
import { PrizeRows } from './PrizeRows'
import { AnnounceRaffle, announceRaffle } from './proof/AnnounceRaffle'
import { copyPastProof, savePast } from './proof/links'
import { messages as proofMessages } from './proof/messages'
import styles from './RaffleDesk.module.css'

/** The names are there to look somebody up; ten thousand would take long to render. */
const SHOWN_NAMES = 200
/** Groups of names that look alike. */
const SHOWN_ALIKE = 10

const DUPLICATES = [
  { value: 'person', label: messages.person },
  { value: 'tickets', label: messages.tickets },
] as const

interface SetUpRaffleProps extends DeskProps {
  onSaid(message: string): void
}

export function SetUpRaffle({ desk, onSaid }: SetUpRaffleProps) {
  const { plan, choices } = useDesk(desk, ({ setUp }) => setUp)
  const earlierWinners = useDesk(desk, (state) => state.earlierWinners)
  const unread = useDesk(desk, (state) => state.unread)
  const past = useDesk(desk, (state) => state.past)
  const segments = useApp((state) => state.wheel.segments)
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const isWeighted = useApp((state) => state.settings.weightsCount)
  const { actions } = desk
  const [isProving, setProving] = useState(() => app.store.getState().isProving)
  // What the entrants follow from.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `entrants` reads these
  const who = useMemo(() => actions.entrants(), [actions, segments, choices, earlierWinners])
  const alike = useLookAlikes(who.entrants)
  const checked = useMemo(
    () => checkPlan(plan, who.entrants, choices.duplicates),
    [plan, who, choices.duplicates],
  )
  const hasTickets = choices.duplicates === 'tickets'
  return (
    <div className={styles.parts}>
      <section className={styles.part} aria-label={messages.prizes}>
        <PrizeRows plan={plan} onPlan={actions.setPlan} onSaid={onSaid} />
        {plan.prizes.length === 1 && plan.prizes[0]?.name.trim() === '' && (
          <p className={styles.note}>{messages.prizesNote}</p>
        )}
        {plan.prizes.some(({ reserves }) => reserves > 0) && (
          <p className={styles.note}>
            {isProving ? messages.reservesAnnounced : messages.reservesNote}
          </p>
        )}
      </section>
      <section className={styles.part}>
        <h3>{messages.whoTakesPart}</h3>
        <WhoTakesPart who={who} isReading={earlierWinners === null} />
        {earlierWinners !== null && <LookAlikes alike={alike} />}
        <Switch
          label={messages.withoutEarlier}
          note={messages.withoutEarlierNote}
          isOn={choices.excludesEarlierWinners}
          onSwitch={(isOn) => actions.setChoices({ ...choices, excludesEarlierWinners: isOn })}
        />
        <div role="status" className={styles.problems}>
          {choices.excludesEarlierWinners && unread && (
            <>
              {messages.unread(unread).map((text, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two draws may have begun in the same minute
                <p key={index} className={styles.warning}>
                  {text}
                </p>
              ))}
              <p className={styles.problem}>{messages.unreadRule}</p>
            </>
          )}
        </div>
        <Segmented
          legend={messages.same}
          options={DUPLICATES}
          value={choices.duplicates}
          onChoose={(duplicates) => actions.setChoices({ ...choices, duplicates })}
        />
        {isWeighted && (
          <p className={isProving ? styles.note : styles.warning}>
            {messages[isProving ? 'weightsProven' : 'weightsIgnored'][choices.duplicates]}
          </p>
        )}
        {(plan.prizes.length > 1 || hasTickets || plan.mayWinAgain) && (
          <Switch
            label={hasTickets ? messages.againTickets : messages.again}
            note={hasTickets ? messages.againTicketsNote : messages.againNote}
            isOn={plan.mayWinAgain}
            onSwitch={(mayWinAgain) => actions.setPlan({ ...plan, mayWinAgain })}
          />
        )}
      </section>
      {isProving ? (
        <AnnounceRaffle
          hasSeveral={planTotals(plan.prizes).places > 1}
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
    </div>
  )
}

interface WhoTakesPartProps {
  readonly who: Entrants
  readonly isReading: boolean
}

const REASONS: readonly WhyOut[] = ['absent', 'picked', 'wonBefore', 'eliminated', 'duplicate']

function WhoTakesPart({ who: { entrants, out }, isReading }: WhoTakesPartProps) {
  if (isReading) return <p className={styles.note}>{messages.reading}</p>
  return (
    <>
      <p className={styles.count}>{messages.takePart(entrants.length)}</p>
      {REASONS.map((reason) => {
        const texts = out.filter(({ why }) => why === reason).map(({ text }) => text)
        return texts.length > 0 && <Out key={reason} why={reason} texts={texts} />
      })}
    </>
  )
}

/** Whoever starts or announces the draw has been told of them: they may be one person. */
function LookAlikes({ alike }: { readonly alike: ReturnType<typeof useLookAlikes> }) {
  const groups = alike ?? []
  const rest = groups.length - SHOWN_ALIKE
  return (
    <div role="status" className={styles.alike}>
      {alike === null && <p className={styles.warning}>{messages.notCompared}</p>}
      {groups.length > 0 && <p className={styles.warning}>{messages.alike}</p>}
      {groups.length > 0 && (
        <ul>
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

function Out({ why, texts }: { readonly why: WhyOut; readonly texts: readonly string[] }) {
  const [isOpen, setOpen] = useState(false)
  const rest = texts.length - SHOWN_NAMES
  return (
    <details
      className={styles.out}
      onToggle={(event) => setOpen((event.target as HTMLDetailsElement).open)}
    >
      <summary className={card.disclosure}>{messages.out(why, texts.length)}</summary>
      {isOpen && (
        <ul>
          {texts.slice(0, SHOWN_NAMES).map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several can have the same name
            <li key={index}>
              <bdi>{text}</bdi>
            </li>
          ))}
          {rest > 0 && <li>{messages.more(rest)}</li>}
        </ul>
      )}
    </details>
  )
}

interface BeginDrawProps extends DeskProps {
  readonly problems: readonly string[]
  /** `null` where the plan cannot be drawn. */
  readonly places: number | null
  readonly isWaiting: boolean
  onProve(): void
}

function BeginDraw({ desk, problems, places, isWaiting, onProve }: BeginDrawProps) {
  const id = useId()
  const notSaved = useDesk(desk, (state) => state.notSaved)
  const [problem, setProblem] = useState('')
  const isPossible = places !== null && !isWaiting

  async function begin() {
    if (!isPossible) return
    const why = await desk.actions.begin(notSaved === null ? undefined : { isUnsaved: true })
    // What is not kept is asked about, in place.
    setProblem(why === null || why === 'notSaved' ? '' : messages.deskProblem(why))
  }

  return (
    <section className={styles.part}>
      <div id={id} role="status" className={styles.problems}>
        {problems.map((text) => (
          <p key={text} className={places === null ? styles.problem : styles.warning}>
            {text}
          </p>
        ))}
        {notSaved !== null && (
          <p className={styles.warning}>{messages.wouldNotBeSaved(notSaved)}</p>
        )}
        {problem && <p className={styles.problem}>{problem}</p>}
      </div>
      <button
        type="button"
        className={styles.main}
        aria-disabled={!isPossible}
        aria-describedby={id}
        onClick={() => void begin()}
      >
        {notSaved === null ? messages.begin(places ?? 0) : messages.beginUnsaved}
      </button>
      <p className={styles.note}>{messages.beginNote}</p>
      <button type="button" className={styles.quiet} onClick={onProve}>
        {messages.prove}
      </button>
      <p className={styles.note}>{messages.onThisDevice}</p>
    </section>
  )
}

/** What keeps a draw from being announced; empty where nothing does. */
function provingObjection({ plan, problems }: CheckedPlan, isForTickets: boolean): string {
  if (isForTickets) return messages.notForTickets
  return plan ? '' : problems.map(messages.planProblem).join(' ')
}

interface PastDrawsProps extends DeskProps {
  readonly past: readonly RaffleHead[]
}

function PastDraws({ desk, past }: PastDrawsProps) {
  return (
    <details className={styles.past}>
      <summary className={card.disclosure}>{messages.past}</summary>
      <ul>
        {past.map(({ drawId, begunAt, drawn, places, isProven }) => (
          <li key={drawId}>
            <span>{messages.pastDraw(begunAt, drawn, places)}</span>
            {isProven && (
              <button
                type="button"
                className={card['text-button']}
                aria-label={messages.proofOfPast(begunAt)}
                onClick={() => void copyPastProof(desk, drawId)}
              >
                {proofMessages.copyProof}
              </button>
            )}
            <button
              type="button"
              className={card['text-button']}
              aria-label={messages.savePast(begunAt)}
              onClick={() => void savePast(desk, drawId)}
            >
              {messages.saveRecord}
            </button>
          </li>
        ))}
      </ul>
    </details>
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
