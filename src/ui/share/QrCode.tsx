// A link as a QR code. It is dark on white in every theme, because many scanners read nothing else.

import { correction, generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { useMemo, useState } from 'react'
import { messages } from './messages'
import styles from './ShareDialog.module.css'

/** The white margin that ISO/IEC 18004 requires, in modules of the code. */
const QUIET_ZONE = 4

export function QrCode({ url }: { readonly url: string }) {
  const [isLarge, setLarge] = useState(false)
  const code = useMemo(() => qrCodeOf(url), [url])
  if (!code) {
    return <p className={styles.soft}>{messages.qrCodeTooLong}</p>
  }
  const { path, size } = code
  return (
    <button
      type="button"
      className={styles['qr-code']}
      data-large={isLarge || undefined}
      aria-pressed={isLarge}
      aria-label={messages.qrCode}
      onClick={() => setLarge(!isLarge)}
    >
      <svg
        viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size + 2 * QUIET_ZONE} ${size + 2 * QUIET_ZONE}`}
        aria-hidden="true"
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
    </button>
  )
}

/** `null` for a link that is too long: a QR code holds at most 2,953 bytes. */
function qrCodeOf(url: string): { readonly path: string; readonly size: number } | null {
  try {
    const code = generate(url, { minCorrectionLevel: correction.L })
    return { path: toSvgPath(code), size: code.size }
  } catch {
    return null
  }
}
