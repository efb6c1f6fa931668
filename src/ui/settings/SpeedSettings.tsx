// How fast the wheel spins: the presets, the slider of the spin duration alone, and what a spin takes here if that is
// something else.

import { useId } from 'react'
import { app, useApp } from '../../store/app'
import {
  LEGACY_SPIN_RANGE,
  withinRange,
  withPreset,
  withSpinDuration,
} from '../../wheel/settings/changes'
import { ANIMATION_PRESETS } from '../../wheel/settings/settings'
import { chosenTiming } from '../../wheel/settings/timing'
import { Choice } from '../kit/Choice'
import { Slider } from '../kit/Slider'
import { describeSpin, formatDuration } from './descriptions'
import { messages, presetNames } from './messages'
import styles from './Settings.module.css'

const { changeSettings } = app.actions

export function SpeedSettings() {
  const noteId = useId()
  const speed = useApp((state) => state.settings.animationSpeed)
  const device = useApp((state) => state.device)
  // The nearest that the slider has. It changes nothing until it is moved.
  const shownMs = withinRange(LEGACY_SPIN_RANGE, chosenTiming(speed).spinMs)
  return (
    <>
      <Choice
        legend={messages.animationSpeed}
        describedBy={noteId}
        options={ANIMATION_PRESETS.map((value) => ({ value, label: presetNames[value] }))}
        value={speed.preset}
        onChoose={(preset) => changeSettings((settings) => withPreset(settings, preset))}
      />
      <Slider
        label={messages.spinDuration}
        range={LEGACY_SPIN_RANGE}
        describedBy={noteId}
        format={formatDuration}
        value={shownMs}
        onSlide={(ms) => changeSettings((settings) => withSpinDuration(settings, ms))}
      />
      <p id={noteId} className={styles.spinNote}>
        {describeSpin(speed, device, shownMs)}
      </p>
    </>
  )
}
