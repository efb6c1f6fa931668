// What viewers see over the picture, and the address that OBS shows it from.

import { useSyncExternalStore } from 'react'
import { app } from '../../store/app'
import { inPercent } from '../../text/chance'
import { localPath } from '../../text/locale'
import { Button } from '../../ui/kit/Button'
import { Disclosure } from '../../ui/kit/Disclosure'
import { Segmented } from '../../ui/kit/fields/Segmented'
import { Select } from '../../ui/kit/fields/Select'
import { Slider } from '../../ui/kit/fields/Slider'
import { Switch } from '../../ui/kit/fields/Switch'
import { Note } from '../../ui/kit/text'
import { lookNames } from '../../ui/settings/decorationMessages'
import { CopiedAddress } from '../../ui/share/CopiedAddress'
import { LOOKS, SEASONS } from '../../wheel/looks/looks'
import {
  changeOverlaySettings,
  MAX_RECENT_WINNERS,
  type OverlaySettings,
  overlaySettings,
  SIZES,
  watchOverlaySettings,
} from '../overlaySettings'
import styles from './Dock.module.css'
import { messages } from './messages'

const useOverlay = () => useSyncExternalStore(watch, overlaySettings)

/** Also when this tab has cleared what is saved, or put it back: only the others hear of that from the storage. */
function watch(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stops = [
    watchOverlaySettings(changed),
    app.store.subscribe(({ clearedData }, before) => {
      if (clearedData === before.clearedData) return
      clearTimeout(timer)
      // It is about to be put back.
      timer = setTimeout(changed)
    }),
  ]
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}

export function OverlayToggle() {
  const { isHidden } = useOverlay()
  return (
    <Button isSmall kind="plain" onClick={() => changeOverlaySettings({ isHidden: !isHidden })}>
      {isHidden ? messages.showOverlay : messages.hideOverlay}
    </Button>
  )
}

const TIMES = [
  { value: 'always', label: messages.always },
  { value: 'whileSpinning', label: messages.whileSpinning },
] as const

const LOOK_CHOICES = ['', ...LOOKS, ...(Object.keys(SEASONS) as (keyof typeof SEASONS)[])] as const

const LOOK_NAMES = { '': messages.ownLook, ...lookNames }

export function OverlayChoices() {
  const overlay = useOverlay()
  return (
    <Disclosure summary={messages.overlay} className={styles.section}>
      {/* Other sections have a sound and a size too. */}
      <section className={styles.form} aria-label={messages.overlay}>
        <Address />
        <Segmented
          legend={messages.shows}
          options={TIMES}
          value={overlay.shows}
          onChoose={(shows) => changeOverlaySettings({ shows })}
        />
        <Slider
          label={messages.size}
          range={{ min: SIZES.least, max: SIZES.most, step: 5 }}
          value={overlay.size}
          format={(percent) => inPercent(percent / 100)}
          onSlide={(size) => changeOverlaySettings({ size })}
        />
        <Select
          label={messages.look}
          values={LOOK_CHOICES}
          names={LOOK_NAMES}
          value={overlay.look}
          onChoose={(look) => changeOverlaySettings({ look })}
        />
        <OverlaySwitch overlay={overlay} name="hasPlate" label={messages.plate} />
        <OverlaySwitch overlay={overlay} name="hasPrize" label={messages.prize} />
        <Slider
          label={messages.recent}
          range={{ min: 0, max: MAX_RECENT_WINNERS, step: 1 }}
          value={overlay.recentWinners}
          format={messages.recentCount}
          onSlide={(recentWinners) => changeOverlaySettings({ recentWinners })}
        />
        <OverlaySwitch overlay={overlay} name="hasSound" label={messages.sound} />
      </section>
    </Disclosure>
  )
}

interface OverlaySwitchProps {
  readonly overlay: OverlaySettings
  readonly name: 'hasPlate' | 'hasPrize' | 'hasSound'
  readonly label: string
}

function OverlaySwitch({ overlay, name, label }: OverlaySwitchProps) {
  return (
    <Switch
      label={label}
      isOn={overlay[name]}
      onSwitch={(isOn) => changeOverlaySettings({ [name]: isOn })}
    />
  )
}

function Address() {
  return (
    <>
      <Note>{messages.overlayNote}</Note>
      <CopiedAddress
        kind="primary"
        address={location.origin + localPath('/overlay')}
        label={messages.address}
        copyLabel={messages.copyAddress}
        copied={messages.addressCopied}
      />
    </>
  )
}
