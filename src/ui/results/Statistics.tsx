// Statistics since the wheel was created. Clearing its history does not reset them.

import { useApp } from '../../store/app'
import card from '../card.module.css'
import { messages } from './messages'
import styles from './Results.module.css'

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

export function Statistics() {
  const { totalSpins, totalEliminations, totalSpinTime } = useApp((state) => state.wheel.statistics)
  const createdAt = useApp((state) => state.wheel.createdAt)
  const figures = [
    [messages.totalSpins, String(totalSpins)],
    [messages.totalEliminations, String(totalEliminations)],
    [
      messages.averageSpin,
      messages.averageSpinTime(totalSpins === 0 ? 0 : totalSpinTime / totalSpins),
    ],
    [messages.created, day.format(createdAt)],
  ] as const
  return (
    <div className={card.card}>
      <h2 className={styles.title}>{messages.statistics}</h2>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
