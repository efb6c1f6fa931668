/** A sound that is playing or scheduled. The browser frees its nodes once its sources have stopped. */
export interface Voice {
  /** The end of its last source on the context's clock, in seconds. */
  readonly endsAt: number
  /** Fades out within milliseconds, because an abrupt end would click. */
  stop(): void
}

const FADE_S = 0.005
/** When the fade is inaudible and the sources can stop. */
const FADED_S = 0.04

/** @param build connects sources to the output, starts them and returns them */
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
