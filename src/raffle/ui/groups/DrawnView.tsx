import {
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { fileNameOf } from '../../../lists/listOut'
import { copyText } from '../../../platform/clipboard'
import { downloadText } from '../../../platform/textFile'
import { app } from '../../../store/app'
import { inSequence } from '../../../text/sentences'
import { startPrintout } from '../../../ui/export/printout'
import { Button, ButtonRow } from '../../../ui/kit/Button'
import { Dot } from '../../../ui/kit/icons'
import { Menu } from '../../../ui/kit/Menu'
import { Tag, WholeNumbers } from '../../../ui/kit/text'
import { LazyPicture } from '../../../ui/pictures/LazyPicture'
import {
  canPresent,
  togglePresentation,
  useIsPresenting,
} from '../../../ui/presentation/presentation'
import { clearPages, type Fit, fitBoard, MAX_TO_FIT, pageOf, showPage } from './boardFit'
import { csvOfDrawn, type Drawn, type Person, sheetOfDrawn, textOfDrawn, useReveal } from './drawn'
import styles from './Groups.module.css'
import { messages } from './messages'

interface DrawnViewProps {
  readonly drawn: Drawn
  readonly problem: string | null
  onAgain(): void
  readonly onChange: (() => void) | undefined
}

export function DrawnView({ drawn, problem, onAgain, onChange }: DrawnViewProps) {
  const { kind, parts, times } = drawn
  const statusId = useId()
  const board = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLButtonElement>(null)
  const isPresenting = useIsPresenting()
  const { page, pages, turn, follow } = usePages(board, drawn, isPresenting)
  const [isRevealing, showAll] = useReveal(board, drawn, follow)
  const sizes = parts.map(({ length }) => length)
  const pixels = picturePixels(parts.flat().length)

  // What was pressed is gone. With the focus here, the next draw is one press, and a screen reader says what was drawn.
  useEffect(() => main.current?.focus({ preventScroll: true }), [])

  // The keys of a presentation remote. It never draws again: what the room has seen stays.
  useEffect(() => {
    if (!isPresenting) return
    const keyPressed = (event: KeyboardEvent) => {
      const step = { PageDown: 1, ArrowRight: 1, PageUp: -1, ArrowLeft: -1 }[event.key]
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      if (isRevealing && step > 0) showAll()
      else turn(page + step)
    }
    document.addEventListener('keydown', keyPressed)
    return () => document.removeEventListener('keydown', keyPressed)
  })

  return (
    <div className={styles.view} data-full={isPresenting || undefined}>
      <div className={styles.head}>
        <p id={statusId} role="status">
          {isRevealing
            ? messages.revealing
            : inSequence([
                messages.drawn[kind](sizes),
                times > 1 ? messages.drawnTimes(times) : '',
              ])}
        </p>
        <div className={styles.tools}>
          {canPresent() && (
            <Button kind="text" onClick={togglePresentation}>
              {isPresenting ? messages.leaveFullscreen : messages.fullscreen}
            </Button>
          )}
          {!isRevealing && (
            <Menu label={messages.export} name={messages.exportName[kind]} isNarrow>
              <button type="button" onClick={() => void copyDrawn(drawn)}>
                {messages.copy}
              </button>
              <button type="button" onClick={() => saveDrawn(drawn, 'txt')}>
                {messages.saveText}
              </button>
              <button type="button" onClick={() => saveDrawn(drawn, 'csv')}>
                {messages.saveCsv}
              </button>
              <button type="button" onClick={() => void printDrawn(drawn)}>
                {messages.print}
              </button>
            </Menu>
          )}
        </div>
      </div>
      {/* New for each draw: what is shown of it is marked on its elements. */}
      <div
        key={times}
        ref={board}
        className={styles.board}
        data-kind={kind}
        data-revealing={isRevealing || undefined}
      >
        {kind === 'groups' ? (
          parts.map((people, index) => (
            <Group
              key={people[0]?.id}
              name={messages.group(index + 1)}
              people={people}
              pixels={pixels}
            />
          ))
        ) : (
          <ol className={styles.people} aria-label={messages.result.order}>
            {parts[0]?.map((person) => (
              <Name key={person.id} person={person} pixels={pixels} />
            ))}
          </ol>
        )}
      </div>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <ButtonRow className={styles.foot}>
        {pages > 1 && (
          <nav aria-label={messages.page(page + 1, pages)} className={styles.pages}>
            <Button
              aria-disabled={page === 0}
              aria-label={messages.previousPage}
              onClick={() => turn(page - 1)}
            >
              ‹
            </Button>
            <span role="status">{messages.page(page + 1, pages)}</span>
            <Button
              aria-disabled={page === pages - 1}
              aria-label={messages.nextPage}
              onClick={() => turn(page + 1)}
            >
              ›
            </Button>
          </nav>
        )}
        {onChange && <Button onClick={onChange}>{messages.change}</Button>}
        <Button
          ref={main}
          kind="primary"
          aria-describedby={statusId}
          onClick={isRevealing ? showAll : onAgain}
        >
          {isRevealing ? messages.showAll : messages.again[kind]}
        </Button>
      </ButtonRow>
    </div>
  )
}

/** More would take long to draw: all are on the page. */
const MOST_PICTURES = 500

/** Of each person's picture: few stand in large letters on the whole screen. `null` for none. */
function picturePixels(people: number): number | null {
  if (people > MOST_PICTURES) return null
  return people > MAX_TO_FIT ? 64 : 256
}

interface GroupProps {
  readonly name: string
  readonly people: readonly Person[]
  readonly pixels: number | null
}

function Group({ name, people, pixels }: GroupProps) {
  return (
    <section className={styles.group} aria-label={name}>
      <h3>{name}</h3>
      <ul className={styles.people}>
        {people.map((person) => (
          <Name key={person.id} person={person} pixels={pixels} />
        ))}
      </ul>
    </section>
  )
}

interface NameProps {
  readonly person: Person
  readonly pixels: number | null
}

function Name({ person: { text, color, picture, isCaptain }, pixels }: NameProps) {
  return (
    <li>
      {picture === undefined || pixels === null ? (
        <Dot color={color} className={styles.dot} />
      ) : (
        <LazyPicture picture={picture} pixels={pixels} className={styles.picture} />
      )}
      <bdi>
        <WholeNumbers text={text} />
      </bdi>
      {isCaptain && <Tag className={styles.captain}>{messages.captain}</Tag>}
    </li>
  )
}

const ONE_PAGE: Fit = { pages: 1, groups: 0 }

/** The pages of the board on the whole screen; elsewhere there is one, which scrolls. */
function usePages(board: RefObject<HTMLDivElement | null>, drawn: Drawn, isPresenting: boolean) {
  const [{ page, fit }, setPages] = useState({ page: 0, fit: ONE_PAGE })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each draw has a board of its own
  useLayoutEffect(() => {
    const element = board.current
    setPages({ page: 0, fit: ONE_PAGE })
    if (!isPresenting || !element) return
    const refit = () => {
      const next = fitBoard(element)
      setPages((before) => ({ page: Math.min(before.page, next.pages - 1), fit: next }))
    }
    refit()
    const observer = new ResizeObserver(refit)
    observer.observe(element)
    document.fonts.addEventListener('loadingdone', refit)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', refit)
      clearPages(element)
    }
  }, [drawn.times, isPresenting])

  useLayoutEffect(() => {
    if (isPresenting && board.current) showPage(board.current, fit, page)
  }, [board, page, fit, isPresenting])

  const turn = useCallback(
    (to: number) =>
      setPages((before) => ({
        ...before,
        page: Math.max(0, Math.min(to, before.fit.pages - 1)),
      })),
    [],
  )

  const follow = useCallback(
    (item: HTMLElement) => {
      if (!board.current) return
      if (isPresenting) turn(pageOf(item, board.current, fit))
      else item.scrollIntoView({ block: 'nearest' })
    },
    [board, isPresenting, fit, turn],
  )
  return { page, pages: fit.pages, turn, follow }
}

const ROWS_AT_ONCE = 500

async function copyDrawn(drawn: Drawn): Promise<void> {
  const { showToast } = app.actions
  await copyText(textOfDrawn(drawn)).then(
    () => showToast(messages.copied[drawn.kind], 'success'),
    () => showToast(messages.notCopied, 'error'),
  )
}

function saveDrawn(drawn: Drawn, extension: 'csv' | 'txt'): void {
  const [text, type] =
    extension === 'csv' ? [csvOfDrawn(drawn), 'text/csv'] : [textOfDrawn(drawn), 'text/plain']
  try {
    downloadText(`${nameOf(drawn)}.${extension}`, text, `${type};charset=utf-8`)
    app.actions.showToast(messages.saved[drawn.kind], 'success')
  } catch (cause) {
    console.info('Failed to save', cause)
    app.actions.showToast(messages.failed, 'error')
  }
}

async function printDrawn(drawn: Drawn): Promise<void> {
  const { columns, rows } = sheetOfDrawn(drawn)
  const sheet = startPrintout(drawn.wheelName, nameOf(drawn))
  sheet.head(columns)
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    // The page lives on while a long list is prepared.
    if (from > 0) await new Promise((resolve) => setTimeout(resolve))
    sheet.add(rows.slice(from, from + ROWS_AT_ONCE))
  }
  sheet.print(messages.drawn[drawn.kind](drawn.parts.map(({ length }) => length)))
}

function nameOf({ wheelName, kind }: Drawn): string {
  return fileNameOf(wheelName, messages.fileParts[kind], Date.now())
}
