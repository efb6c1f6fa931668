// Performance Optimization: its switches, the measured device, and how the wheel is drawn as a result.

import { useMemo, useSyncExternalStore } from 'react'
import { onPixelRatioChange, pixelRatio } from '../../platform/device'
import { useApp } from '../../store/app'
import { rendererQuality } from '../../wheel/settings/rendererQuality'
import { deviceFactor } from '../../wheel/settings/timing'
import card from '../kit/card.module.css'
import { describeDevice, describeDrawing } from './descriptions'
import { messages } from './messages'
import styles from './PerformanceSection.module.css'
import settingStyles from './Settings.module.css'
import { SwitchList } from './SwitchList'
import { PERFORMANCE } from './settingSwitches'

export function PerformanceSection() {
  return (
    <details className={settingStyles.details}>
      <summary className={card.disclosure}>{messages.performance}</summary>
      <SwitchList switches={PERFORMANCE} />
      <MeasuredDevice />
    </details>
  )
}

function MeasuredDevice() {
  const device = useApp((state) => state.device)
  const settings = useApp((state) => state.settings.animationSpeed.performanceSettings)
  const ratio = useSyncExternalStore(onPixelRatioChange, pixelRatio)
  const facts = useMemo(
    () => [
      ...describeDevice(device),
      ...describeDrawing(rendererQuality(settings, ratio, device), deviceFactor(settings, device)),
    ],
    [device, settings, ratio],
  )
  return (
    <dl className={styles.measured} aria-label={messages.measured}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
