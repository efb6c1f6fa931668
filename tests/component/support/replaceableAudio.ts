// A page opens its audio once and for all. Here a test can have audio of its own behind the same name.

import type * as audio from '../../../src/platform/audio'
import { replace } from './device'

type Audio = Pick<typeof audio, 'openAudio' | 'needAudio'>

const current: { audio: Audio | null } = { audio: null }
let count = 0

export const audioNow = (real: Audio): Audio => current.audio ?? real

/** Audio that nobody has opened yet, until the end of the test. */
export async function ownAudio(): Promise<void> {
  count += 1
  const fresh: Audio = await import(/* @vite-ignore */ `/src/platform/audio.ts?own=${count}`)
  replace(current, 'audio', fresh)
}
