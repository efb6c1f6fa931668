// An address to take elsewhere: to be copied by hand where the browser lets no page copy.

import { useRef } from 'react'
import { copyFrom } from '../../platform/clipboard'
import { app } from '../../store/app'
import type { ToSay } from '../../text/say'
import { Button } from '../kit/Button'
import { Input } from '../kit/fields/Field'
import { messages as resultMessages } from '../results/messages'

interface CopiedAddressProps {
  readonly address: string
  /** The field's accessible name. */
  readonly label: string
  readonly copyLabel: string
  readonly copied: ToSay
  /** `primary` where nothing else on the screen matters as much. */
  readonly kind?: 'primary' | 'plain'
}

export function CopiedAddress(props: CopiedAddressProps) {
  const { address, label, copyLabel, copied, kind = 'plain' } = props
  const field = useRef<HTMLInputElement>(null)
  const { showToast } = app.actions

  const copy = async () => {
    if (!field.current) return
    await copyFrom(field.current).then(
      () => showToast(copied, 'success'),
      () => showToast(resultMessages.notCopied, 'error'),
    )
  }

  return (
    <>
      <Input
        ref={field}
        readOnly
        dir="ltr"
        aria-label={label}
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <Button kind={kind} onClick={() => void copy()}>
        {copyLabel}
      </Button>
    </>
  )
}
