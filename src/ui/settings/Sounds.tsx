// What is heard of a spin. Loaded when it is asked for.

import { useSyncExternalStore } from 'react'
import { hasVoice, hush, speak, watchVoices } from '../../platform/speech'
import { app, useApp } from '../../store/app'
import { LOCALE } from '../../text/locale'
import {
  amplitudeOf,
  type Settings,
  SOUND_SETS,
  SPOKEN_WINNERS,
  type SpokenWinner,
} from '../../wheel/settings/settings'
import { Select } from '../kit/fields/Select'
import { Switch } from '../kit/fields/Switch'
import { Note } from '../kit/text'
import { soundMessages as messages, soundSetNames, spokenWinnerNames } from './messages'

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
        onChoose={chooseSounds}
      />
      <SoundSwitch label={messages.rush} setting="rushSound" />
      <SoundSwitch label={messages.winner} setting="winnerSound" />
      <SoundSwitch label={messages.eliminated} setting="eliminatedSound" />
      <SpokenName />
    </>
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
