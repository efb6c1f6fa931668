import { useEffect, useId, useMemo, useState } from 'react'
import type { SheetFact } from '../../raffle/model/printout'
import type { Announcement, Hash } from '../../raffle/proof/announcement'
import { Disclosure } from '../../ui/kit/Disclosure'
import { shownName } from '../../wheel/messages'
import { Capped } from '../Capped'
import page from '../page.module.css'
import { Facts } from '../Report'
import styles from './CheckPage.module.css'
import { Fingerprint } from './Copyable'
import { messages } from './messages'

const FIRST_ROWS = 100

interface FrozenListProps {
  readonly announcement: Announcement
  readonly facts: readonly SheetFact[]
  /** Where the page has it nowhere else. */
  readonly fingerprint: Hash | null
}

export function FrozenList({ announcement, facts, fingerprint }: FrozenListProps) {
  const id = useId()
  const { name } = announcement
  const all = [{ label: messages.facts.draw, value: shownName(name) || messages.noName }, ...facts]
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{messages.frozenTitle}</h2>
      <Facts facts={all} />
      <List announcement={announcement} />
      {fingerprint !== null && (
        <Fingerprint
          fingerprint={fingerprint}
          label={messages.fingerprint}
          note={messages.fingerprintNote}
        />
      )}
    </section>
  )
}

/** Thousands of rows are not made before they are asked for. */
function List({ announcement: { entries, weights } }: { readonly announcement: Announcement }) {
  const [isOpen, setOpen] = useState(false)
  const sum = useMemo(() => weights?.reduce((total, one) => total + one, 0) ?? 0, [weights])
  return (
    <Disclosure summary={messages.theList} onToggle={(event) => setOpen(event.currentTarget.open)}>
      {weights && <p>{messages.weighted}</p>}
      {isOpen && (
        <Capped items={entries} first={FIRST_ROWS} more={messages.showAll}>
          {(shown) => (
            <ol
              className={styles.people}
              data-numbered
              data-many
              data-weighted={weights !== null || undefined}
              aria-label={messages.theList}
            >
              {shown.map((text, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is frozen, and texts may repeat
                <li key={index}>
                  <bdi>{text}</bdi>
                  {weights && <small>{messages.weight(weights[index] ?? 0, sum)}</small>}
                </li>
              ))}
            </ol>
          )}
        </Capped>
      )}
    </Disclosure>
  )
}

export function ListWarnings({ announcement }: { readonly announcement: Announcement }) {
  return useListWarnings(announcement).map((text) => (
    <p key={text} className={page.warning}>
      {text}
    </p>
  ))
}

function useListWarnings(announcement: Announcement): readonly string[] {
  const [told, setTold] = useState<readonly string[]>([])
  useEffect(() => {
    let isWanted = true
    import('./listWarnings').then(
      ({ listWarnings }) => isWanted && setTold(listWarnings(announcement)),
      () => isWanted && setTold([messages.warnings.notCompared]),
    )
    return () => {
      isWanted = false
    }
  }, [announcement])
  return told
}
