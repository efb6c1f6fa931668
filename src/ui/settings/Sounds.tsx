// What is heard of a spin. Loaded when it is asked for.

import { Fragment, useState, useSyncExternalStore } from 'react'
import { hasVoice, hush, speak, watchVoices } from '../../platform/speech'
import { app, useApp } from '../../store/app'
import { LOCALE } from '../../text/locale'
import { withSwitch } from '../../wheel/settings/changes'
import {
  amplitudeOf,
  type Settings,
  SOUND_SETS,
  SPOKEN_WINNERS,
  type SpokenWinner,
} from '../../wheel/settings/settings'
import { Disclosure } from '../kit/Disclosure'
import { Select } from '../kit/fields/Select'
import { Switch } from '../kit/fields/Switch'
import { Note } from '../kit/text'
import { OwnSound } from './OwnSound'
import settingsStyles from './Settings.module.css'
import {
  soundMessages as messages,
  ownSoundMessages,
  soundSetNames,
  spokenWinnerNames,
} from './soundMessages'

const { changeSettings, chooseSounds, changePreferences } = app.actions

export function Sounds() {
  const soundSet = useApp((state) => state.settings.soundSet)
  return (
    <>
      <Select
        label={messages.set}
        values={SOUND_SETS}
        names={soundSetNames}
        value={soundSet}
        onChoose={(chosen) => chooseSounds({ soundSet: chosen })}
      />
      <TickSwitch />
      <SoundSwitch label={messages.rush} setting="rushSound" />
      <SoundSwitch label={messages.winner} setting="winnerSound" />
      <SoundSwitch label={messages.eliminated} setting="eliminatedSound" />
      <SpokenName />
      <OwnSounds />
    </>
  )
}

/** The same as in the advanced settings. */
function TickSwitch() {
  const isOn = useApp(
    ({ settings }) => settings.animationSpeed.enabledAnimations.soundSynchronization,
  )
  return <Switch label={messages.ticks} isOn={isOn} onSwitch={switchTicks} />
}

function switchTicks(isOn: boolean): void {
  changeSettings((settings) =>
    withSwitch(settings, 'enabledAnimations', 'soundSynchronization', isOn),
  )
}

interface SoundSwitchProps {
  readonly label: string
  readonly setting: keyof Pick<Settings, 'rushSound' | 'winnerSound' | 'eliminatedSound'>
}

function SoundSwitch({ label, setting }: SoundSwitchProps) {
  const isOn = useApp((state) => state.settings[setting])
  return (
    <Switch
      label={label}
      isOn={isOn}
      onSwitch={(isOn) => changeSettings((settings) => ({ ...settings, [setting]: isOn }))}
    />
  )
}

/** Folded while there are none. */
function OwnSounds() {
  const hasSome = useApp(({ settings }) => Object.values(settings.ownSounds).some(Boolean))
  const [isOpen] = useState(hasSome)
  // What is said of a file is about the wheel that it was chosen for.
  const wheelId = useApp(({ wheel }) => wheel.id)
  return (
    <Disclosure summary={ownSoundMessages.title} className={settingsStyles.details} open={isOpen}>
      <Note>{ownSoundMessages.hint}</Note>
      <Fragment key={wheelId}>
        <OwnSound part="tick" label={messages.ticks} />
        <OwnSound part="rush" label={messages.rush} />
        <OwnSound part="winner" label={messages.winner} />
        <OwnSound part="eliminated" label={messages.eliminated} />
      </Fragment>
    </Disclosure>
  )
}

function SpokenName() {
  const chosen = useApp((state) => state.preferences.spokenWinner)
  const canSpeak = useSyncExternalStore(watchVoices, () => hasVoice(LOCALE))
  return canSpeak ? (
    <Select
      label={messages.spoken}
      values={SPOKEN_WINNERS}
      names={spokenWinnerNames}
      value={chosen}
      onChoose={choose}
    />
  ) : (
    <Note>{messages.noVoice}</Note>
  )
}

/** With a sample of the voice. */
function choose(spokenWinner: SpokenWinner): void {
  changePreferences({ spokenWinner })
  const { wheel, preferences } = app.store.getState()
  const text = wheel.segments[0]?.text ?? ''
  if (spokenWinner === 'never') hush()
  else void speak(text, LOCALE, amplitudeOf(preferences.soundVolume))
}
