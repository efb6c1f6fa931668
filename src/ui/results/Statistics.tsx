// Figures of the wheel's whole life, however much of its history has been cleared.

import { useApp } from '../../store/app'
import card from '../card.module.css'
import styles from './Results.module.css'
import { seconds } from './seconds'

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

export function Statistics() {
  const { totalSpins, totalEliminations, totalSpinTime } = useApp((state) => state.wheel.statistics)
  const createdAt = useApp((state) => state.wheel.createdAt)
  const figures = [
    ['total spins', String(totalSpins)],
    ['total eliminations', String(totalEliminations)],
    ['average spin', `${seconds(totalSpins === 0 ? 0 : totalSpinTime / totalSpins)} s`],
    ['created', day.format(createdAt)],
  ] as const
  return (
    <div className={card.card}>
      <h2 className={styles.title}>Statistics</h2>
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
