import { type ReactNode, useMemo, useState } from 'react'
import { printoutMessages } from '../../../raffle/model/messages'
import type { Outcome } from '../../../raffle/model/outcome'
import {
  type SheetNoShow,
  type SheetPlace,
  type SheetPrize,
  sheetOf,
} from '../../../raffle/model/printout'
import { Button } from '../../../ui/kit/Button'
import { Capped } from '../../Capped'
import page from '../../page.module.css'
import { printSheet } from '../../printSheet'
import { Facts } from '../../Report'
import { messages } from './messages'
import styles from './RecordView.module.css'

/** Rows and prizes that are shown at first: thousands would stop the page. */
const ROWS = 20
const PRIZES = 12

interface DrawnSheetProps {
  readonly outcome: Outcome
  readonly isSound: boolean
}

export function DrawnPrintout({ outcome, isSound }: DrawnSheetProps) {
  const [problem, setProblem] = useState('')
  const sheet = useMemo(() => sheetOf(outcome), [outcome])
  const { title, facts, prizes, noShows, marks } = sheet
  const { columns } = printoutMessages
  return (
    <section className={styles.drawn} aria-labelledby="drawn">
      <div className={styles.head}>
        <h2 id="drawn">{messages.drawn}</h2>
        {/* A sheet of what is not sound would look as if it were. */}
        {isSound && (
          <Button onClick={async () => setProblem(await printSheet(sheet, title))}>
            {messages.print}
          </Button>
        )}
      </div>
      <p role="status">{problem}</p>
      {!isSound && <p className={page.warning}>{messages.drawnUnsound}</p>}
      <h3 dir="auto">{title}</h3>
      <Facts facts={facts} />
      <Capped items={prizes} first={PRIZES} more={messages.showAll.prizes}>
        {(shown) => (
          <div className={`${page.columns} ${styles.prizes}`}>
            {shown.map((prize, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: prizes have no other key, and stay in their order
              <Prize key={index} {...prize} />
            ))}
          </div>
        )}
      </Capped>
      {noShows.length > 0 && (
        <>
          <h3>{printoutMessages.noShows}</h3>
          <Capped items={noShows} first={ROWS} more={messages.showAll.rows}>
            {(shown) => (
              <Table
                name={printoutMessages.noShows}
                head={[columns.name, columns.prize, columns.instead]}
              >
                {shown.map((noShow, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same one may not show twice
                  <NoShowRow key={index} {...noShow} />
                ))}
              </Table>
            )}
          </Capped>
        </>
      )}
      <Facts facts={marks} />
    </section>
  )
}

function Prize({ title, count, winners, reserves }: SheetPrize) {
  const { columns } = printoutMessages
  return (
    <div>
      <h3>
        <bdi>{title}</bdi> <small>{count}</small>
      </h3>
      <Places name={title} head={columns.place} places={winners} />
      {reserves.length > 0 && (
        <Places name={printoutMessages.reserves} head={columns.reserve} places={reserves} />
      )}
    </div>
  )
}

interface PlacesProps {
  readonly name: string
  readonly head: string
  readonly places: readonly SheetPlace[]
}

function Places({ name, head, places }: PlacesProps) {
  const { columns } = printoutMessages
  return (
    <Capped items={places} first={ROWS} more={messages.showAll.rows}>
      {(shown) => (
        <Table name={name} head={[head, columns.name, columns.time]} className={styles.places}>
          {shown.map((place) => (
            <tr key={place.number}>
              <td>{place.number}</td>
              <td>
                {place.name !== null && <bdi>{place.name}</bdi>}{' '}
                {place.tag !== undefined && <small>{place.tag}</small>}
              </td>
              <td>{place.time}</td>
            </tr>
          ))}
        </Table>
      )}
    </Capped>
  )
}

function NoShowRow({ name, why, prize, place, instead }: SheetNoShow) {
  return (
    <tr>
      <td>
        <bdi>{name}</bdi> <small>{why}</small>
      </td>
      <td>
        <bdi>{prize}</bdi> <small>{printoutMessages.place(place)}</small>
      </td>
      <td>
        <bdi>{instead}</bdi>
      </td>
    </tr>
  )
}

interface TableProps {
  readonly name: string
  readonly head: readonly string[]
  readonly className?: string | undefined
  readonly children: ReactNode
}

function Table({ name, head, className = '', children }: TableProps) {
  return (
    <table className={`${page.table} ${className}`} aria-label={name}>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
