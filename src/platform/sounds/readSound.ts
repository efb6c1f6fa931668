// A sound that a visitor gives, made short, even and harmless.

import { sha256Base64url } from '../sha256'
import { evenSound } from './evenSound'
import { planSound } from './soundHeader'
import { WAV_RATE, WAV_TYPE, writeWav } from './wav'

/** `damaged` may also be what this browser has no decoder for; `failed` is no fault of the sound's. */
export type SoundRefusal = 'tooLarge' | 'tooLong' | 'notASound' | 'damaged' | 'silent' | 'failed'

/** `refusal` says why there is no sound. */
export type SoundRead =
  | {
      readonly refusal?: undefined
      /** SHA-256 of the blob, in base64url. */
      readonly hash: string
      /** WAV, at most ten seconds. */
      readonly blob: Blob
    }
  | { readonly refusal: SoundRefusal }

/** Written anew from its samples: nothing else that was in the file is left. Never rejects. */
export async function readSound(file: Blob, isTick: boolean): Promise<SoundRead> {
  try {
    const plan = await planSound(file)
    if ('refusal' in plan) return plan
    const channels = await decoded(await plan.part.arrayBuffer())
    if (!channels) return { refusal: 'damaged' }
    const samples = evenSound(channels, isTick)
    if (!samples) return { refusal: 'silent' }
    const bytes = writeWav(samples)
    const hash = await sha256Base64url(bytes)
    return { hash, blob: new Blob([bytes], { type: WAV_TYPE }) }
  } catch (cause) {
    // The file is gone, nothing can be hashed here, or there is no memory.
    console.warn('Failed to read a sound', cause)
    return { refusal: 'failed' }
  }
}

/** `null` where the browser cannot. */
async function decoded(bytes: ArrayBuffer): Promise<readonly Float32Array[] | null> {
  try {
    const context = new OfflineAudioContext(1, 1, WAV_RATE)
    const sound = await context.decodeAudioData(bytes)
    return Array.from({ length: sound.numberOfChannels }, (_, index) => sound.getChannelData(index))
  } catch (cause) {
    console.info('Failed to decode a sound', cause)
    return null
  }
}
