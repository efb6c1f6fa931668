import type { Announcement } from '../../raffle/proof/announcement'
import type { Assigned, Assignment } from '../../raffle/proof/assign'
import type { Proof } from '../../raffle/proof/proof'
import { Disclosure } from '../../ui/kit/Disclosure'
import { Note } from '../../ui/kit/text'
import { Capped } from '../Capped'
import styles from './CheckPage.module.css'
import { messages } from './messages'
import { prizeTitle } from './proofFacts'

const FIRST_PRIZES = 10
/** Of up to so many prizes, a single winner stands out. */
const LARGE = 3
/** So many winners of a prize are seen at a glance, and it does not matter who was drawn first. */
const NUMBERED = 4

interface WinnersProps {
  readonly proof: Proof
  readonly assignment: Assignment | null
}

export function Winners({ proof: { announcement, results }, assignment }: WinnersProps) {
  return (
    <>
      <Capped items={results} first={FIRST_PRIZES} more={messages.showAllPrizes}>
        {(shown) =>
          shown.map((assigned, prize) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: prizes have no other key, and stay in their order
            <Prize key={prize} announcement={announcement} prize={prize} assigned={assigned} />
          ))
        }
      </Capped>
      {assignment && <Waiting announcement={announcement} waiting={assignment.waiting} />}
    </>
  )
}

interface PrizeProps {
  readonly announcement: Announcement
  readonly prize: number
  readonly assigned: Assigned
}

function Prize({ announcement, prize, assigned: { winners, reserves } }: PrizeProps) {
  const { entries, prizes } = announcement
  const places = prizes[prize]?.places ?? 0
  const title = prizeTitle(announcement, prize)
  return (
    <div className={styles.prize}>
      <h3>
        <bdi>{title}</bdi> {places > 1 && <small>{messages.places(places)}</small>}
      </h3>
      <People
        name={title}
        entries={entries}
        indexes={winners}
        numberedFrom={NUMBERED}
        kind={places > 1 ? 'several' : prizes.length > LARGE ? 'one' : 'single'}
      />
      {winners.length < places && <Note>{messages.nobodyLeft(places - winners.length)}</Note>}
      {reserves.length > 0 && (
        <>
          <h4>{messages.reserves(reserves.length)}</h4>
          <People name={messages.reserves(reserves.length)} entries={entries} indexes={reserves} />
        </>
      )}
    </div>
  )
}

interface WaitingProps {
  readonly announcement: Announcement
  readonly waiting: Assignment['waiting']
}

function Waiting({ announcement, waiting }: WaitingProps) {
  const { again, entries, prizes } = announcement
  const lists = waiting.map((indexes, prize) => ({ indexes, prize }))
  const some = lists.filter(({ indexes }) => indexes.length > 0)
  if (some.length === 0) return null
  return (
    <Disclosure summary={messages.waiting}>
      <p>{messages.waitingNote(prizes.some(({ reserves }) => reserves > 0))}</p>
      <Capped items={some} first={FIRST_PRIZES} more={messages.showAllPrizes}>
        {(shown) =>
          shown.map(({ indexes, prize }) => {
            const title = again && prizeTitle(announcement, prize)
            return (
              <div key={prize}>
                {title && <h4>{messages.waitingFor(title)}</h4>}
                <People name={title || messages.waiting} entries={entries} indexes={indexes} />
              </div>
            )
          })
        }
      </Capped>
    </Disclosure>
  )
}

const FIRST_ROWS = 20
/** From so many on, they stand in columns. */
const MANY = 8

interface PeopleProps {
  /** Of the list, for those who do not see what it belongs to. */
  readonly name: string
  readonly entries: readonly string[]
  readonly indexes: readonly number[]
  /** Of winners: several, or the only one of a prize, who may stand out. */
  readonly kind?: 'several' | 'one' | 'single'
  readonly numberedFrom?: number
}

function People({ name, entries, indexes, kind, numberedFrom = 2 }: PeopleProps) {
  return (
    <Capped items={indexes} first={FIRST_ROWS} more={messages.showAll}>
      {(shown) => (
        <ol
          className={styles.people}
          data-kind={kind}
          data-numbered={indexes.length >= numberedFrom || undefined}
          data-many={indexes.length >= MANY || undefined}
          aria-label={name}
        >
          {shown.map((index) => (
            <li key={index}>
              <bdi>{entries[index]}</bdi>
            </li>
          ))}
        </ol>
      )}
    </Capped>
  )
}
