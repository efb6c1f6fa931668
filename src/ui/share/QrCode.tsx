// Dark on white in every theme, because many scanners read nothing else.

import { correction, generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { type SyntheticEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { CrossIcon, FullscreenIcon } from '../kit/icons'
import { Note } from '../kit/text'
import { messages } from './messages'
import styles from './QrCode.module.css'

/** The white margin that ISO/IEC 18004 requires, in modules of the code. */
const QUIET_ZONE = 4

interface Code {
  readonly path: string
  readonly size: number
}

interface QrCodeProps {
  /** Empty until known. */
  readonly url: string
  readonly name: string
}

export function QrCode({ url, name }: QrCodeProps) {
  const [isLarge, setLarge] = useState(false)
  const code = useMemo(() => (url === '' ? null : qrCodeOf(url)), [url])
  const isTooLong = url !== '' && !code
  return (
    <figure className={styles.figure}>
      {isTooLong ? (
        <Note className={styles.missing}>{messages.qrCodeTooLong}</Note>
      ) : (
        <button
          type="button"
          className={styles.code}
          aria-label={messages.qrCode}
          disabled={!code}
          onClick={() => setLarge(true)}
        >
          {code && <Squares code={code} />}
          <span>
            <FullscreenIcon /> {messages.enlarge}
          </span>
        </button>
      )}
      <figcaption className={styles.caption}>
        <Destination name={name} />
      </figcaption>
      {isLarge && code && <LargeCode code={code} name={name} onClose={() => setLarge(false)} />}
    </figure>
  )
}

function Destination({ name }: { readonly name: string }) {
  return (
    <>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <span>{location.host}</span>
    </>
  )
}

function Squares({ code: { path, size } }: { readonly code: Code }) {
  const whole = size + 2 * QUIET_ZONE
  return (
    <svg
      className={styles.squares}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${whole} ${whole}`}
      aria-hidden="true"
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}

interface LargeCodeProps {
  readonly code: Code
  readonly name: string
  onClose(): void
}

/** A dialog of its own, so that Escape closes only this one and the focus returns. */
function LargeCode({ code, name, onClose }: LargeCodeProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  // React hands these events on to the dialog around this one.
  function closed(event: SyntheticEvent) {
    event.stopPropagation()
    onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.large}
      aria-label={messages.qrCode}
      onCancel={closed}
      onClose={closed}
    >
      <button type="button" aria-label={messages.shrinkQrCode} onClick={onClose}>
        <span className={styles.destination}>
          <Destination name={name} />
          <span>{messages.scan}</span>
        </span>
        <Squares code={code} />
        <span className={styles.cross}>
          <CrossIcon />
        </span>
      </button>
    </dialog>
  )
}

/** `null` for a link that is too long: a QR code holds at most 2,953 bytes. */
function qrCodeOf(url: string): Code | null {
  try {
    const code = generate(url, { minCorrectionLevel: correction.L })
    return { path: toSvgPath(code), size: code.size }
  } catch {
    return null
  }
}
