// Performance Optimization: its switches, what was measured of this device, and what follows from both.

import { useMemo, useSyncExternalStore } from 'react'
import { setRefreshRate } from '../../platform/device'
import { onPixelRatioChange, pixelRatio } from '../../platform/pixelRatio'
import { measureRefreshRate } from '../../platform/refreshRate'
import { rendererQuality } from '../../settings/rendererQuality'
import { deviceFactor } from '../../settings/timing'
import { app, useApp } from '../../store/app'
import card from '../card.module.css'
import { deviceInWords, drawingInWords } from './inWords'
import { messages } from './messages'
import styles from './PerformanceSection.module.css'
import settingStyles from './Settings.module.css'
import { SwitchList } from './SwitchList'
import { PERFORMANCE } from './settingSwitches'

export function PerformanceSection() {
  return (
    <details
      className={settingStyles.details}
      onToggle={(event) => {
        // Measured only for those who look: it takes a third of a second of frames.
        if (!event.currentTarget.open) return
        measureRefreshRate((rate) => app.actions.setDevice(setRefreshRate(rate)))
      }}
    >
      <summary className={card.disclosure}>{messages.performance}</summary>
      <SwitchList switches={PERFORMANCE} />
      <Measured />
    </details>
  )
}

function Measured() {
  const device = useApp((state) => state.device)
  const settings = useApp((state) => state.settings.animationSpeed.performanceSettings)
  const ratio = useSyncExternalStore(onPixelRatioChange, pixelRatio)
  const words = useMemo(
    () => [
      ...deviceInWords(device),
      ...drawingInWords(rendererQuality(settings, ratio), deviceFactor(settings, device)),
    ],
    [device, settings, ratio],
  )
  return (
    <dl className={styles.measured} aria-label={messages.measured}>
      {words.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
