// Common emoji to pick from. Screen readers say their names in the visitor's language by themselves.

import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { COMMON_EMOJI } from './commonEmoji'
import { messages } from './messages'
import styles from './Pictures.module.css'

interface EmojiListProps {
  readonly picture: string | undefined
  readonly isLocked: boolean
  onPick(emoji: string): void
}

export function EmojiList({ picture, isLocked, onPick }: EmojiListProps) {
  const list = useRef<HTMLDivElement>(null)
  const [tabStop, setTabStop] = useState(() => Math.max(0, COMMON_EMOJI.indexOf(picture ?? '')))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    list.current?.children[tabStop]?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div
      ref={list}
      role="listbox"
      aria-label={messages.commonEmoji}
      className={styles.emojiList}
      onKeyDown={walk}
    >
      {COMMON_EMOJI.map((emoji, index) => (
        <button
          key={emoji}
          type="button"
          role="option"
          aria-selected={emoji === picture}
          aria-disabled={isLocked || undefined}
          tabIndex={index === tabStop ? 0 : -1}
          onFocus={() => setTabStop(index)}
          onClick={() => onPick(emoji)}
        >
          {emoji}
        </button>
      ))}
    </div>
  )
}

function walk(event: KeyboardEvent<HTMLElement>) {
  const { children } = event.currentTarget
  const { direction, gridTemplateColumns } = getComputedStyle(event.currentTarget)
  const index = [...children].indexOf(event.target as Element)
  const forward = direction === 'rtl' ? -1 : 1
  const columns = gridTemplateColumns.split(' ').length
  const next = {
    ArrowRight: index + forward,
    ArrowLeft: index - forward,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: 0,
    End: children.length - 1,
  }[event.key]
  if (next === undefined) return
  event.preventDefault()
  const button = children[next] as HTMLElement | undefined
  button?.focus()
}
