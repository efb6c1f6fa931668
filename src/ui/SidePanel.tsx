import type { ComponentType } from 'react'
import { useApp } from '../store/app'
import { activeSegments } from '../wheel/segment'
import { TouchGestures } from './commands/TouchGestures'
import type { Load } from './kit/loading'
import { PanelTabs } from './kit/Panel'
import { messages } from './messages'
import { Controls } from './options/Controls'
import { Results } from './results/Results'
import styles from './screen.module.css'
import { Settings } from './settings/Settings'

interface SidePanelProps {
  readonly loadDesk: Load<ComponentType>
}

export function SidePanel({ loadDesk }: SidePanelProps) {
  const options = useApp((state) => activeSegments(state.wheel.segments).length)
  const results = useApp((state) => state.wheel.statistics.totalSpins)
  const isDeskOpen = useApp((state) => state.isDeskOpen)
  const { tabs } = messages
  return (
    <div className={styles.side}>
      <PanelTabs
        label={tabs.label}
        tabs={[
          { name: 'options', label: isDeskOpen ? tabs.draw : tabs.options(options) },
          { name: 'results', label: tabs.results(results) },
          { name: 'settings', label: tabs.settings },
        ]}
      />
      <Controls loadDesk={loadDesk}>
        <TouchGestures />
      </Controls>
      <Results />
      <Settings />
    </div>
  )
}
