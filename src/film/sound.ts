// What is heard in a film: the spin as it sounds on the page, and its end.

import { playSpin } from '../feedback/sounds'
import { soundOf, spinSounds } from '../feedback/soundtrack'
import { type FilmSound, frameCount, frameMs, LEAD_MS, restsAtMs } from '../render/film'
import type { AppState, LastSpin } from '../store/state'

/** Every browser encodes it. */
const SAMPLE_RATE = 48_000
/** The sound of a winner may be longer than the film. */
const FADE_S = 0.4

export async function soundOfFilm(
  { launch, outcome }: LastSpin,
  state: AppState,
): Promise<FilmSound> {
  const seconds = frameMs(frameCount(launch)) / 1000
  const restsAt = restsAtMs(launch) / 1000
  const film = new OfflineAudioContext(1, Math.ceil(seconds * SAMPLE_RATE), SAMPLE_RATE)
  const output = new GainNode(film)
  output.connect(film.destination)
  output.gain.setValueAtTime(1, seconds - FADE_S)
  output.gain.linearRampToValueAtTime(0, seconds)
  playSpin(film, output, launch, LEAD_MS / 1000, spinSounds(state))
  const end = soundOf(outcome, state)
  if (end) {
    // Sounds begin at once in a context, which cannot wait.
    const length = Math.ceil((seconds - restsAt) * SAMPLE_RATE)
    const after = new OfflineAudioContext(1, length, SAMPLE_RATE)
    end(after, after.destination)
    const source = new AudioBufferSourceNode(film, { buffer: await after.startRendering() })
    source.connect(output)
    source.start(restsAt)
  }
  const buffer = await film.startRendering()
  return { samples: buffer.getChannelData(0).slice(), sampleRate: SAMPLE_RATE }
}
