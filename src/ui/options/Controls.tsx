import {
  type ClipboardEvent,
  type ComponentType,
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from 'react'
import { app, useApp } from '../../store/app'
import { tooFewOptions } from '../../store/decideSpin'
import { isOwn } from '../../store/sharedState'
import { said } from '../../text/say'
import { shownName } from '../../wheel/messages'
import { activeSegments, countUnmarked, MIN_SEGMENTS } from '../../wheel/segment'
import { isBlank } from '../../wheel/text'
import { CommandButton } from '../commands/CommandButton'
import { COMMANDS } from '../commands/commands'
import { acceptImports } from '../import/acceptImports'
import { openImport } from '../import/importing'
import { isList } from '../import/pastedText'
import { Button, ButtonLink } from '../kit/Button'
import { Input } from '../kit/fields/Field'
import { useLimitedText } from '../kit/fields/limitedText'
import { type Load, useRequested } from '../kit/loading'
import { Menu } from '../kit/Menu'
import { Panel, type PanelProps } from '../kit/Panel'
import { Note } from '../kit/text'
import { SITE_LINKS } from '../siteLinks'
import styles from './Controls.module.css'
import { EliminatedOptions, EliminationStatus } from './Elimination'
import { Excluded } from './Excluded'
import { AfterEachSpin } from './Modes'
import { messages } from './messages'
import { MAX_ALL_ROWS } from './OptionList'
import { OptionSection } from './OptionSection'

interface ControlsProps {
  readonly loadDesk: Load<ComponentType>
  /** What they stand in, where that is no panel beside the wheel. */
  readonly frame?: ComponentType<PanelProps>
  /** Below the options. */
  readonly children?: ReactNode
}

export function Controls({ loadDesk, frame: Frame = Panel, children }: ControlsProps) {
  const wheelId = useApp((state) => state.wheel.id)
  // A long list of another wheel is rendered a frame later than the wheel.
  const delayedWheelId = useDelayedByFrame(wheelId)
  const segments = useApp((state) => state.wheel.segments)
  const isDeskOpen = useApp((state) => state.isDeskOpen)
  const Desk = useRequested(isDeskOpen && loadDesk, closeDesk)
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const problem = useApp(({ wheel, settings }) => tooFewOptions(wheel, settings))
  const isEliminationMode = useApp((state) => state.settings.eliminationMode)
  const active = activeSegments(segments)
  const hasEliminationStatus = isEliminationMode || segments.some((one) => one.eliminated)
  if (isDeskOpen && Desk) {
    return (
      <Frame name="options" label={messages.title}>
        <Desk />
        <WheelFiles />
      </Frame>
    )
  }
  return (
    <Frame name="options" label={messages.title} className={styles.options}>
      <OptionSection
        isFrozen={delayedWheelId !== wheelId && active.length > MAX_ALL_ROWS}
        options={active}
        isLocked={isSpinning}
        canRemove={countUnmarked(segments) > MIN_SEGMENTS}
        counts={
          <>
            {messages.options(active.length)}
            <Excluded segments={segments} isBrief />
          </>
        }
      >
        <AddOption />
        {problem && <Note className={styles.note}>{said(problem)}</Note>}
      </OptionSection>
      <Excluded segments={segments} />
      {hasEliminationStatus && (
        <>
          <EliminatedOptions segments={segments} />
          <EliminationStatus segments={segments} activeCount={active.length} />
        </>
      )}
      <WheelFiles />
      <div className={styles.foot}>
        <AfterEachSpin />
        <DrawMenu />
      </div>
      {children}
    </Frame>
  )
}

function DrawMenu() {
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const dialog = (name: 'groups' | 'order', label: string) => (
    <Button
      kind="text"
      aria-disabled={isSpinning}
      onClick={() => isSpinning || app.actions.openDialog(name)}
    >
      {label}
    </Button>
  )
  return (
    <div className={styles.line}>
      <Menu place="above" className={styles.more} label={<span data-desk>{messages.draw}</span>}>
        <Button kind="text" onClick={() => app.actions.showDesk(true)}>
          {messages.drawPrizes}
        </Button>
        <Button kind="text" onClick={() => app.actions.showDesk(true, true)}>
          {messages.proveDraw}
        </Button>
        {dialog('groups', messages.groups)}
        {dialog('order', messages.order)}
        <ButtonLink kind="text" href={SITE_LINKS.check.href}>
          {SITE_LINKS.check.label}
        </ButtonLink>
      </Menu>
    </div>
  )
}

const closeDesk = () => app.actions.showDesk(false)

/** One frame late, so that slow rendering can wait until the rest of the page has been drawn. */
function useDelayedByFrame(text: string): string {
  const [delayed, setDelayed] = useState(text)
  useEffect(() => {
    // In a task after the frame, because other callbacks of the same frame still have to draw.
    requestAnimationFrame(() => setTimeout(setDelayed, 0, text))
  }, [text])
  return delayed
}

/** It keeps its text if the option cannot be added. */
function AddOption() {
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const [typed, setTyped] = useState('')
  const { isCut, reset, handlers } = useLimitedText(setTyped)
  const noteId = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!app.actions.addOption(typed)) return
    setTyped('')
    reset()
  }

  // A list is previewed. A single line is pasted as usual.
  async function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text')
    if (isSpinning || !isList(text)) return
    event.preventDefault()
    await openImport(app, { text })
  }

  return (
    <form className={styles.add} onSubmit={submit}>
      <Input
        dir="auto"
        data-passes-undo
        data-add-option
        value={typed}
        placeholder={messages.newOption}
        aria-label={messages.newOption}
        aria-describedby={isCut ? noteId : undefined}
        enterKeyHint="done"
        onPaste={paste}
        {...handlers}
      />
      <Button kind="primary" type="submit" disabled={isBlank(typed) || isSpinning}>
        {messages.add}
      </Button>
      <Note id={noteId} className={styles.note} role="status">
        {isCut && messages.textTooLong}
      </Note>
    </form>
  )
}

function WheelFiles() {
  const own = useApp((state) => state.ownWheels[0]?.wheel.name)
  useEffect(() => acceptImports(app), [])
  const isOfLink = useApp((state) => state.link?.isOpened === true && !isOwn(state))
  return (
    <>
      {isOfLink && <KeepButton />}
      {own !== undefined && (
        <CommandButton command={COMMANDS.ownWheel} kind="plain" isSmall className={styles.whole}>
          {messages.backTo(shownName(own))}
        </CommandButton>
      )}
    </>
  )
}

function KeepButton() {
  const isSpinning = useApp((state) => state.phase === 'spinning')
  return (
    <Button
      isSmall
      className={styles.whole}
      aria-disabled={isSpinning}
      onClick={() => app.actions.keepWheel()}
    >
      {messages.keepWheel}
    </Button>
  )
}
