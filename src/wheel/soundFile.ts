// Sounds from files of the visitor's own. The settings have only their names and hashes; the files are kept elsewhere.

import type { OwnSounds } from './settings/settings'

export interface SoundFile {
  /** SHA-256 of the file, in base64url. */
  readonly hash: string
  /** Of the file that the visitor chose. From elsewhere it may be anything. */
  readonly name: string
}

/** `null` where there is none. @param text as settings have it */
export function soundFileOf(text: string): SoundFile | null {
  return text === '' ? null : { hash: text.slice(0, 43), name: text.slice(44) }
}

export function soundText({ hash, name }: SoundFile): string {
  return `${hash}.${name}`
}

/** Each once, though several parts may have the same file. */
export function soundHashes(sounds: OwnSounds): readonly string[] {
  return [...new Set(Object.values(sounds).flatMap((text) => soundFileOf(text)?.hash ?? []))]
}
