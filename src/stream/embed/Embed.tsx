// The wheel of a link, to be spun and no more, with its winner.

import { type ReactNode, useEffect } from 'react'
import { Announcer } from '../../feedback/Feedback'
import { app, useApp } from '../../store/app'
import { tooFewOptions } from '../../store/decideSpin'
import { momentOf } from '../../store/sharedState'
import { said } from '../../text/say'
import { CommandButton } from '../../ui/commands/CommandButton'
import { COMMANDS, runIfEnabled } from '../../ui/commands/commands'
import { ButtonLink } from '../../ui/kit/Button'
import { Note, VisuallyHidden } from '../../ui/kit/text'
import { SITE_LINKS } from '../../ui/siteLinks'
import { SpinLabel } from '../../ui/stage/Dock'
import stage from '../../ui/stage/Dock.module.css'
import { messages as stageMessages } from '../../ui/stage/messages'
import { useWheelView } from '../../ui/stage/useWheelView'
import { activeSegments } from '../../wheel/segment'
import { messages as pageMessages } from '../messages'
import { useDrawing } from '../useDrawing'
import { WinnerPlate } from '../Winners'
import styles from './Embed.module.css'
import { followParent } from './followParent'
import { messages } from './messages'

const loadScene = () => import('../../render/gpuHost/Scene').then((file) => file.Scene)
const HINT = 'spin-hint'

interface EmbedProps {
  /** What was changed in the link's wheel to read it. */
  readonly note?: string | undefined
}

export function Embed({ note }: EmbedProps) {
  const result = useApp(momentOf)
  const problem = useApp(({ wheel, settings }) => {
    const why = tooFewOptions(wheel, settings)
    return why && said(why)
  })
  useEffect(() => followParent(app), [])
  return (
    <main className={styles.embed}>
      <Heading />
      <div className={styles.room}>
        <div className={styles.place}>
          <Wheel />
          <div className={styles.foot}>
            {result && <WinnerPlate key={result.id} result={result} hasPrize={false} />}
          </div>
        </div>
      </div>
      <div className={styles.controls}>
        <CommandButton command={COMMANDS.spin} className={stage.spin}>
          <SpinLabel />
        </CommandButton>
        {problem && <Note>{problem}</Note>}
        {note && <Note>{note}</Note>}
        <ButtonLink
          kind="text"
          href={SITE_LINKS.home.href + location.hash}
          target="_blank"
          rel="noopener"
        >
          {messages.open}
        </ButtonLink>
      </div>
      <Announcer isFromNow />
    </main>
  )
}

function Wheel() {
  const count = useApp((state) => activeSegments(state.wheel.segments).length)
  const isEnabled = useApp(COMMANDS.spin.isEnabled)
  const { drawing, drawn } = useDrawing(useWheelView(), loadScene)
  return (
    <>
      <button
        type="button"
        className={styles.wheel}
        data-wheel
        data-drawing={drawing}
        aria-label={stageMessages.wheel(count)}
        aria-describedby={HINT}
        aria-disabled={!isEnabled}
        onClick={() => runIfEnabled(COMMANDS.spin, app)}
      >
        {drawn}
      </button>
      <VisuallyHidden id={HINT}>{stageMessages.keyboardHint}</VisuallyHidden>
    </>
  )
}

function Heading() {
  return (
    <VisuallyHidden role="heading" aria-level={1}>
      {pageMessages.embedTitle}
    </VisuallyHidden>
  )
}

/** Why there is none, as a sentence. */
export function NoWheel({ children }: { readonly children: ReactNode }) {
  return (
    <main className={styles.none}>
      <Heading />
      <p>{children}</p>
    </main>
  )
}
