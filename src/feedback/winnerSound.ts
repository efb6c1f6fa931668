// The winner's sound: a file, where the operator has one and it could be loaded, and otherwise synthesized.

import { loadSound } from '../platform/audio'
import { operator } from '../text/site'
import { createVoice, playWinner, type Voice } from './sounds'

/** As loud as the synthesized sound at its peak. */
const LEVEL = 0.66

let recording: AudioBuffer | null = null

/** Loads the operator's file, if there is one. */
export async function loadWinnerSound(context: BaseAudioContext): Promise<void> {
  if (operator.winnerSound) recording = await loadSound(context, operator.winnerSound)
}

export function playWinnerSound(context: BaseAudioContext, destination: AudioNode): Voice {
  const buffer = recording
  if (!buffer) return playWinner(context, destination)
  const now = context.currentTime
  return createVoice(context, destination, now + buffer.duration, (output) => {
    const source = new AudioBufferSourceNode(context, { buffer })
    const level = new GainNode(context, { gain: LEVEL })
    source.connect(level).connect(output)
    source.start(now)
    return [source]
  })
}
