// Which chat is read, by which rules, and whether: stored for the docks of this browser, which the host loads anew with
// each start.

import type { SafeStorage } from '../../platform/storage'
import { CHAT_KEY } from '../../store/persistence/schema'
import { type Rules, readRules, recordOf } from './model/rules'
import { MAX_SOURCE, readBridge, readChannel, type Source } from './model/source'

export interface ChatSettings {
  readonly isOn: boolean
  readonly kind: Source['kind']
  /** As they were typed. */
  readonly channel: string
  readonly address: string
  readonly rules: Rules
}

const VERSION = 1

/** What cannot be read takes its default; the next change is stored over it. */
export function readChatSettings(storage: Pick<SafeStorage, 'read'>): ChatSettings {
  let stored: unknown
  try {
    stored = JSON.parse(storage.read(CHAT_KEY) ?? 'null')
  } catch {
    stored = null
  }
  const found = recordOf(stored)
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, MAX_SOURCE) : '')
  const settings = {
    isOn: found.isOn === true,
    kind: found.kind === 'bridge' ? 'bridge' : 'twitch',
    channel: text(found.channel),
    address: text(found.address),
    rules: readRules(found.rules),
  } as const
  // What is on has a chat to read.
  return { ...settings, isOn: settings.isOn && sourceOf(settings) !== null }
}

/** Returns whether it was stored. */
export function storeChatSettings(
  storage: Pick<SafeStorage, 'write'>,
  settings: ChatSettings,
): boolean {
  return storage.write(CHAT_KEY, JSON.stringify({ version: VERSION, ...settings }))
}

/** `null` where what was typed is no chat. */
export function sourceOf({
  kind,
  channel,
  address,
}: Pick<ChatSettings, 'kind' | 'channel' | 'address'>): Source | null {
  return kind === 'twitch' ? readChannel(channel) : readBridge(address)
}
