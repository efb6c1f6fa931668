// Owns what all sounds share: sources that start and stop on the audio clock, and a way to end them at once.

/** A sound under way. Its parts are disposed of by the browser once its sources have stopped. */
export interface Voice {
  /** When its last source stops, on the context's clock, in seconds. */
  readonly endsAt: number
  /** Silences it now, over a few milliseconds because a cut would click. */
  stop(): void
}

const FADE_S = 0.005
/** After this much of the fade nothing is left to hear. */
const FADED_S = 0.04

/** Builds a voice; `build` connects its sources to the output it is given and returns them, started. */
export function createVoice(
  context: BaseAudioContext,
  destination: AudioNode,
  endsAt: number,
  build: (output: AudioNode) => readonly AudioScheduledSourceNode[],
): Voice {
  const output = new GainNode(context)
  output.connect(destination)
  const sources = build(output)
  for (const source of sources) source.stop(endsAt)
  return {
    endsAt,
    stop() {
      const now = context.currentTime
      if (now >= endsAt) return
      output.gain.setTargetAtTime(0, now, FADE_S)
      for (const source of sources) source.stop(now + FADED_S)
    },
  }
}
