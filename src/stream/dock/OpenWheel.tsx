// The browser of OBS has a storage of its own, so a wheel comes to it by its link or its file.

import { type FormEvent, useState } from 'react'
import { linkKind } from '../../raffle/proof/linkKind'
import { readReplay } from '../../share/replay'
import { app, useApp } from '../../store/app'
import { said, type ToSay } from '../../text/say'
import { CommandButton } from '../../ui/commands/CommandButton'
import { FILE_COMMANDS } from '../../ui/commands/fileCommands'
import { openReading } from '../../ui/import/importing'
import { messages as importMessages } from '../../ui/import/messages'
import { Button, ButtonRow } from '../../ui/kit/Button'
import { Disclosure } from '../../ui/kit/Disclosure'
import { Field } from '../../ui/kit/fields/Field'
import { Note } from '../../ui/kit/text'
import { messages as replayMessages } from '../../ui/replay/messages'
import { isBlank } from '../../wheel/text'
import styles from './Dock.module.css'
import { messages } from './messages'

export function OpenWheel() {
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const [link, setLink] = useState('')
  const [problem, setProblem] = useState<ToSay>()
  const [isReading, setReading] = useState(false)
  const isLocked = isSpinning || isReading || isBlank(link)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isLocked) return
    setReading(true)
    const reason = await openLink(link)
    setReading(false)
    setProblem(reason && importMessages.notOpened(reason))
    if (!reason) setLink('')
  }

  return (
    <Disclosure summary={messages.open} className={styles.section}>
      <Note>{messages.openNote}</Note>
      <form noValidate className={styles.form} onSubmit={submit}>
        <Field
          type="url"
          dir="ltr"
          label={messages.link}
          value={link}
          aria-invalid={problem !== undefined || undefined}
          note={<span className={styles.problem}>{problem && said(problem)}</span>}
          onChange={({ target }) => {
            setLink(target.value)
            setProblem(undefined)
          }}
        />
        <ButtonRow>
          <Button kind="primary" type="submit" aria-disabled={isLocked}>
            {messages.openLink}
          </Button>
          <CommandButton command={FILE_COMMANDS.open} kind="plain" />
        </ButtonRow>
      </form>
    </Disclosure>
  )
}

/** Never rejects. Returns why it could not be opened, as a sentence. */
async function openLink(text: string): Promise<ToSay | undefined> {
  const hash = text.trim().replace(/^[^#]*/, '')
  // Those of draws look alike.
  const isWheel = hash.length > 1 && linkKind(hash) === null
  if (!isWheel) return messages.noWheelLink
  const reason = await openReading(app, { kind: 'wheelLink', text })
  const { replay, link, wheel } = app.store.getState()
  // There is no wheel to be seen here, and the overlay shows what is recorded.
  if (!reason && replay?.hash === hash && link?.hash === hash) {
    if (readReplay(replay.data, wheel.segments.length)) {
      app.actions.showToast(messages.noReplay, 'info')
    } else app.actions.showToast(replayMessages.notReadable, 'warning')
  }
  return reason
}
