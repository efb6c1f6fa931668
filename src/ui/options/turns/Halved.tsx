// In the row of an option that is less likely to win again: how much less.

import { useApp } from '../../../store/app'
import { halvedInWords, halvedSign } from '../../../text/odds'
import { halvedBeyondAll } from '../../../wheel/cooldown'
import styles from './Halved.module.css'

interface HalvedProps {
  /** The option's id. */
  readonly option: string
  /** Of the words for screen readers, which describe the option's text field. */
  readonly id: string
}

export function Halved({ option, id }: HalvedProps) {
  const times = useApp(({ wheel, settings }) => halvedBeyondAll(wheel, settings).get(option) ?? 0)
  if (times === 0) return <span id={id} />
  return (
    <span className={styles.halved} title={halvedInWords(times)}>
      <span aria-hidden="true">{halvedSign(times)}</span>
      <span id={id} className={styles.spoken}>
        {halvedInWords(times)}
      </span>
    </span>
  )
}
