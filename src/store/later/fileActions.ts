// Opens a wheel from a file.

import type { Settings } from '../../settings/settings'
import { settingsWith } from '../settingsWith'
import type { AppState, OwnWheel } from '../state'
import type { FiledWheel } from '../wheelFile'
import { laterMessages } from './laterMessages'

interface FileActionsNeed {
  getState(): AppState
  openWheel(
    opened: OwnWheel,
    link: null,
    message: string,
    hasAgreed: boolean,
    detail?: string,
  ): boolean
}

export function fileActions({ getState, openWheel }: FileActionsNeed) {
  /** Opens it with everything that was saved with it. */
  function openFile(file: FiledWheel): boolean {
    const { wheel, note } = file
    const { segments, name } = wheel
    const out = segments.filter(({ eliminated }) => eliminated).length
    const opened = { wheel, settings: settingsOfFile(getState().settings, file) }
    const message = laterMessages.openedFile(name, segments.length, out)
    return openWheel(opened, null, message, false, note)
  }

  return { openFile }
}

/** Those of the file, but a switch against motion that is on here stays on: the file may be another person's. */
function settingsOfFile(current: Settings, { settings, animationSpeed }: FiledWheel): Settings {
  if (!animationSpeed) return settingsWith(current, settings)
  const { respectMotionPreference, reduceMotionMode } = current.animationSpeed.accessibilitySettings
  const { accessibilitySettings: own } = animationSpeed
  const accessibilitySettings = {
    ...own,
    respectMotionPreference: own.respectMotionPreference || respectMotionPreference,
    reduceMotionMode: own.reduceMotionMode || reduceMotionMode,
  }
  const speed = { ...animationSpeed, accessibilitySettings }
  return settingsWith({ ...current, animationSpeed: speed }, settings)
}
