// A draw in a presentation. A presenter's remote goes through the pages of winners, and on to the next press.

import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { app } from '../../store/app'
import { Button } from '../../ui/kit/Button'
import { findWheel } from '../../ui/kit/findWheel'
import { VisuallyHidden, WholeNumbers } from '../../ui/kit/text'
import { LazyPicture } from '../../ui/pictures/LazyPicture'
import { shownPrize } from '../../wheel/messages'
import { estimatedWidth } from '../../wheel/text'
import { emptyPlaces, isBeaconDue, scopesOf } from '../desk/deskState'
import { dealtBy } from '../desk/showing'
import type { RaffleState } from '../model/raffleState'
import { browserDesk, browserWatch, type DeskProps, useDesk, useDrawnPictures } from './browserDesk'
import { messages } from './messages'
import { DrawButton, PressButtons } from './PressButtons'
import { messages as proofMessages } from './proof/messages'
import { WatchRoom } from './proof/WatchRaffle'
import styles from './RaffleRoom.module.css'
import {
  type Area,
  linesOf,
  pagesFor,
  type RoomLayout,
  type RoomPage,
  roomLayout,
  widestOf,
} from './roomPages'
import { useSpokenRaffle } from './spokenRaffle'

export function RaffleRoom() {
  const desk = browserDesk()
  const draw = useDesk(desk, (state) => state.draw)
  const phase = useDesk(desk, (state) => state.phase)
  const isWatching = useStore(browserWatch().store, ({ announcement }) => announcement !== null)
  if (isWatching) return <WatchRoom />
  if (!draw || phase === 'setUp') return null
  return <Room desk={desk} draw={draw} />
}

interface RoomProps extends DeskProps {
  readonly draw: RaffleState
}

function Room({ desk, draw }: RoomProps) {
  const { entries, revealed, phase } = useStore(desk.store)
  const seq = revealed?.seq ?? 0
  const [said, setSaid] = useState('')
  useSpokenRaffle(desk, setSaid)
  const [shownSeq, setShownSeq] = useState<number | null>(null)
  const [page, setPage] = useState(0)
  const seen = useRef({ seq, phase })
  const [area, setArea] = useState<Area | null>(null)

  // What is drawn while the room looks on covers the wheel once it is dealt.
  useEffect(() => {
    const before = seen.current
    seen.current = { seq, phase }
    if (phase === 'drawing') setShownSeq(null)
    else if (seq !== before.seq || (phase !== before.phase && before.phase !== 'revealing')) {
      setShownSeq(seq)
      setPage(0)
    }
  }, [seq, phase])

  const total = dealtBy(entries[seq - 1])
  // A place that nobody is left for has nobody to show.
  const isOver = shownSeq === seq && total > 0
  const cover = useCover<HTMLElement>(isOver)
  const pictureOf = useDrawnPictures(draw)
  const lines = useMemo(
    () => (isOver ? linesOf(draw, entries, seq, pictureOf) : []),
    [draw, entries, seq, isOver, pictureOf],
  )
  const widest = useMemo(() => widestOf(lines, displayWidth), [lines])
  const pages = useMemo(() => (area ? pagesFor(lines, widest, area) : []), [lines, widest, area])
  const shown = revealed?.shown ?? 0
  const isDealing = isOver && shown < total
  // Those who look on see the one dealt last.
  const dealt = pages.findLastIndex(({ first }) => first < shown)
  const at = isDealing ? Math.max(0, dealt) : Math.min(page, pages.length - 1)
  const current = pages[at]

  const turns = useRef({ next() {}, back() {} })
  turns.current = {
    next() {
      const state = desk.store.getState()
      if (state.phase === 'revealing') desk.actions.skipReveal()
      else if (isOver && at < pages.length - 1) setPage(at + 1)
      // Where another tab draws, it says so.
      else if (state.phase === 'ready' && state.draw?.next) void desk.actions.pressNext()
    },
    back() {
      if (isDealing || phase === 'drawing') return
      if (!isOver) setShownSeq(seq)
      else setPage(Math.max(0, at - 1))
    },
  }
  useEffect(() => {
    const room = { next: () => turns.current.next(), back: () => turns.current.back() }
    app.actions.holdForRaffle({ room })
    return () => app.actions.holdForRaffle({ room: null })
  }, [])

  return (
    <>
      <Beside desk={desk} draw={draw} />
      {/* The one of the desk is not there in a presentation. */}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {isOver && (
        <section
          ref={cover}
          tabIndex={-1}
          className={styles.over}
          aria-label={messages.winners}
          data-part="draw-winners"
        >
          <h2 className={styles.headline}>
            <bdi>{current ? headlineOf(draw, current) : ''}</bdi>
          </h2>
          <Lines
            page={current ?? null}
            shown={isDealing ? shown : Number.POSITIVE_INFINITY}
            widest={widest}
            area={area}
            onArea={setArea}
          />
          <div className={styles.foot}>
            {pages.length > 1 && (
              <p className={styles.page}>{messages.page(at + 1, pages.length)}</p>
            )}
            <div className={styles.tools}>
              <Button onClick={() => setShownSeq(null)}>{messages.toWheel}</Button>
              {pages.length > 1 && (
                <>
                  <Button aria-disabled={at === 0} onClick={() => setPage(Math.max(0, at - 1))}>
                    {messages.previousPage}
                  </Button>
                  <Button
                    aria-disabled={at === pages.length - 1}
                    onClick={() => setPage(Math.min(pages.length - 1, at + 1))}
                  >
                    {messages.nextPage}
                  </Button>
                </>
              )}
              <PressButtons desk={desk} draw={draw} scopes={scopesOf(draw)} place="above" />
            </div>
            <DrawButton desk={desk} />
          </div>
        </section>
      )}
    </>
  )
}

function headlineOf(draw: RaffleState, { prize, isReserves, lines }: RoomPage): string {
  const name = draw.prizes[prize]?.name ?? ''
  if (isReserves) return messages.reservesOf(name)
  if (name !== '') return name
  return lines.length > 1 ? messages.winners : messages.winner
}

interface LinesProps {
  readonly page: RoomPage | null
  /** Of all lines of the press. */
  readonly shown: number
  readonly widest: { readonly name: number; readonly word: number }
  readonly area: Area | null
  onArea(area: Area): void
}

function Lines({ page, shown, widest, area, onArea }: LinesProps) {
  const box = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => onArea({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [onArea])

  const count = page?.lines.length ?? 0
  const layout = useMemo(
    () => (page && area ? roomLayout(page.lines.length, widest, area, page) : null),
    [page, widest, area],
  )
  useLayoutEffect(() => {
    if (!box.current || !layout) return
    const { columns, letters, side } = layout
    box.current.style.setProperty('--columns', String(columns))
    box.current.style.setProperty('--rows', String(Math.ceil(count / columns)))
    box.current.style.setProperty('--letters', `${letters}px`)
    box.current.style.setProperty('--side', `${side}em`)
  }, [count, layout])

  return (
    <div ref={box} className={styles.area}>
      <ol
        className={styles.lines}
        data-alone={count === 1 || undefined}
        data-pictures={layout?.side ? (layout.isAbove ? 'above' : 'beside') : undefined}
      >
        {page?.lines.map(({ text, position, note, picture }, index) => (
          <li
            key={`${page.prize} ${position}`}
            data-hidden={page.first + index >= shown || undefined}
          >
            {layout?.isAbove && <LinePicture picture={picture} layout={layout} />}
            {page.hasNumbers && <span className={styles.number}>{position}</span>}
            {layout && !layout.isAbove && <LinePicture picture={picture} layout={layout} />}
            <span className={styles.text}>
              <bdi>
                <WholeNumbers text={text} />
              </bdi>
              {note !== '' && <small>{note}</small>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

interface LinePictureProps {
  readonly picture: string | undefined
  readonly layout: RoomLayout
}

/** Empty where others have one, so that names stand below one another. */
function LinePicture({ picture, layout: { letters, side } }: LinePictureProps) {
  if (side === 0) return null
  const seen = letters * side * devicePixelRatio
  // In few steps: another number draws it anew.
  const pixels = [128, 256].find((pixels) => pixels >= seen) ?? 512
  return (
    <span className={styles.picture}>
      {picture !== undefined && <LazyPicture picture={picture} pixels={pixels} />}
    </span>
  )
}

function Beside({ desk, draw }: RoomProps) {
  const { phase, revealed, entries } = useStore(desk.store)
  const isShowing = phase === 'drawing' || phase === 'revealing'
  // While the wheel spins, it says what is being drawn.
  const drawing = useMemo(() => {
    const entry = revealed ? entries[revealed.seq - 1] : undefined
    if (entry?.kind === 'drawn') return entry.places[0] ?? null
    return entry?.kind === 'replaced' ? entry : null
  }, [entries, revealed])
  const about = isShowing ? drawing : draw.next
  const prize = about && draw.prizes[about.prize]
  return (
    <section className={styles.beside} data-part="drawn" aria-label={messages.title}>
      {prize && prize.name !== '' && (
        <h2 className={styles.prize}>
          <bdi>{shownPrize(prize.name)}</bdi>
        </h2>
      )}
      {prize && prize.places > 1 && about && (
        <p>{messages.placeOf(about.place + 1, prize.places)}</p>
      )}
      {!about && !isShowing && (
        <p>{draw.hasEnded ? messages.ended : messages.nothingLeft(emptyPlaces(draw))}</p>
      )}
      {!isShowing && <p className={styles.soft}>{messages.progress(draw.drawn, draw.places)}</p>}
      {isBeaconDue(draw) && draw.proven && (
        <p className={styles.soft}>{proofMessages.dueAt(draw.proven.announcement)}</p>
      )}
      {!isBeaconDue(draw) && (
        <div className={styles.tools} data-beside>
          <PressButtons desk={desk} draw={draw} scopes={scopesOf(draw)} place="above" />
        </div>
      )}
    </section>
  )
}

/**
 * What the cover hides cannot be reached, and the focus is on the cover. It goes back to the wheel.
 * @returns for the element, which needs a tabIndex of -1
 */
function useCover<Element extends HTMLElement>(isThere: boolean): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  useEffect(() => {
    const cover = ref.current
    if (!isThere || !cover) return
    const covered = [...(cover.parentElement?.children ?? [])].filter(
      (one): one is HTMLElement =>
        // What is announced is heard all the same.
        one instanceof HTMLElement &&
        one !== cover &&
        one.getAttribute('role') !== 'status' &&
        !one.inert,
    )
    for (const one of covered) one.inert = true
    cover.focus({ preventScroll: true })
    return () => {
      for (const one of covered) one.inert = false
      if (document.activeElement === document.body) findWheel()?.focus({ preventScroll: true })
    }
  }, [isThere])
  return ref
}

const MEASURED_AT = 100

let context: CanvasRenderingContext2D | null = null

/** How wide a text is in the letters of headlines, in font sizes. Estimated where the browser gives no canvas. */
function displayWidth(text: string): number {
  if (!context) {
    context = document.createElement('canvas').getContext('2d')
    const face = getComputedStyle(document.documentElement).getPropertyValue('--font-display')
    if (context) context.font = `600 ${MEASURED_AT}px ${face}`
  }
  return context ? context.measureText(text).width / MEASURED_AT : estimatedWidth(text)
}
