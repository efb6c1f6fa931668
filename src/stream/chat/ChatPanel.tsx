// The chat in the dock: which one, whether it is read, who has joined, and by which rules.

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from 'zustand'
import { isFromChat } from '../../share/chatId'
import { app, useApp } from '../../store/app'
import { Button, ButtonRow } from '../../ui/kit/Button'
import { Disclosure } from '../../ui/kit/Disclosure'
import { Field } from '../../ui/kit/fields/Field'
import { Segmented } from '../../ui/kit/fields/Segmented'
import { Select } from '../../ui/kit/fields/Select'
import { Slider } from '../../ui/kit/fields/Slider'
import { Note } from '../../ui/kit/text'
import { MIN_SEGMENTS, type Segment } from '../../wheel/segment'
import { browserChat } from './browserChat'
import styles from './ChatPanel.module.css'
import type { Chat, ChatState } from './chat'
import { sourceOf } from './chatSettings'
import { messages } from './messages'
import { MAX_WORD, plainWord, WORDS, type Word } from './model/heard'
import { CROWDS, RANGES, type Rules } from './model/rules'
import { MAX_SOURCE, type Source } from './model/source'

interface ChatProps {
  readonly chat: Chat
}

/** Open while a chat is read, unless the streamer closes it. */
export function ChatPanel({ className }: { readonly className?: string | undefined }) {
  const chat = browserChat()
  const isOn = useStore(chat.store, ({ source }) => source !== null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isOn) setOpen(true)
  }, [isOn])
  return (
    <Disclosure
      summary={messages.title}
      className={className}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <ChatOfDock chat={chat} />
    </Disclosure>
  )
}

export function ChatOfDock({ chat }: ChatProps) {
  useEffect(() => chat.start(), [chat])
  const { source, isElsewhere, connection } = useStore(chat.store)
  return (
    <div className={styles.chat}>
      {/* What is there already is spoken when it changes. */}
      <p role="status" className={styles.state}>
        {source && inWords(source, connection, isElsewhere)}
      </p>
      {source ? <Reading chat={chat} /> : <Choosing chat={chat} />}
      <Disclosure summary={messages.rules}>
        <RulesOfChat chat={chat} />
      </Disclosure>
    </div>
  )
}

/** What was pressed goes with the change. On the page, the next key would spin. */
function changeAndFocus(change: () => void, next: () => HTMLElement | null | undefined): void {
  flushSync(change)
  if (document.activeElement === document.body) next()?.focus()
}

/** The field where a chat is chosen, and the button that stops it. */
const findMainControl = () => document.querySelector<HTMLElement>('[data-main-control]')

function Choosing({ chat }: ChatProps) {
  const settings = useStore(chat.store, (state) => state.settings)
  const [isTried, setTried] = useState(false)
  const isTwitch = settings.kind === 'twitch'
  const isWrong = isTried && sourceOf(settings) === null

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    changeAndFocus(() => chat.switchOn(true), findMainControl)
  }

  const wrong = (
    <span className={styles.problem}>{isTwitch ? messages.noChannel : messages.noAddress}</span>
  )
  const note = isTwitch ? messages.channelNote : messages.addressNote
  return (
    <form className={styles.part} onSubmit={submit} noValidate>
      <Note>{messages.about}</Note>
      <Segmented
        legend={messages.kind}
        options={[
          { value: 'twitch', label: messages.twitch },
          { value: 'bridge', label: messages.bridge },
        ]}
        value={settings.kind}
        onChoose={(kind) => {
          setTried(false)
          chat.change({ kind })
        }}
      />
      <Field
        data-main-control
        label={isTwitch ? messages.channel : messages.address}
        note={isWrong ? wrong : note}
        aria-invalid={isWrong || undefined}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
        maxLength={MAX_SOURCE}
        value={isTwitch ? settings.channel : settings.address}
        onChange={({ target }) => chat.change({ [isTwitch ? 'channel' : 'address']: target.value })}
      />
      <ButtonRow>
        <Button kind="primary" type="submit">
          {messages.connect}
        </Button>
      </ButtonRow>
    </form>
  )
}

function Reading({ chat }: ChatProps) {
  const { isElsewhere, connection, retryAtMs } = useStore(chat.store)
  const isWaiting = connection !== 'broken' && connection.phase === 'waiting' && !isElsewhere
  return (
    <section className={styles.part} aria-label={messages.title}>
      {isWaiting && <Retry key={retryAtMs} atMs={retryAtMs} />}
      <Joined chat={chat} />
      <ButtonRow>
        <Button
          data-main-control
          onClick={() => changeAndFocus(() => chat.switchOn(false), findMainControl)}
        >
          {messages.stop}
        </Button>
      </ButtonRow>
    </section>
  )
}

function inWords(
  source: Source,
  connection: ChatState['connection'],
  isElsewhere: boolean,
): string {
  if (isElsewhere) return messages.elsewhere
  if (connection === 'broken') return messages.broken
  // In a sentence that runs from right to left, a slash at its end would stand before it.
  const name = source.kind === 'twitch' ? source.channel : source.address.replace(/\/$/, '')
  if (connection.phase === 'waiting') return messages.trouble(connection.why, name)
  return messages[connection.phase](name)
}

/** Counts down, but for spins, in which nothing is rendered. */
function Retry({ atMs }: { readonly atMs: number }) {
  const [leftMs, setLeftMs] = useState(() => atMs - performance.now())
  useEffect(() => {
    const timer = setInterval(() => {
      if (app.store.getState().phase !== 'spinning') setLeftMs(atMs - performance.now())
    }, 1000)
    return () => clearInterval(timer)
  }, [atMs])
  return <Note>{messages.retry(Math.max(0, Math.round(leftMs / 1000)))}</Note>
}

function Joined({ chat }: ChatProps) {
  const { waitingForDraw, turnedAway } = useStore(chat.store)
  const segments = useApp(({ wheel }) => wheel.segments)
  const hasList = useApp(({ raffle }) => raffle.hasList)
  const joined = segments.filter(isFromChat)
  const others = segments.filter((segment) => !isFromChat(segment))
  return (
    <>
      <p>{messages.joined(joined.length)}</p>
      {waitingForDraw > 0 && <Note>{messages.waiting(waitingForDraw)}</Note>}
      {turnedAway.full > 0 && <Note>{messages.full(turnedAway.full)}</Note>}
      {turnedAway.sameName > 0 && <Note>{messages.sameName(turnedAway.sameName)}</Note>}
      {!hasList && joined.length > 0 && others.length > 0 && (
        <ButtonRow>
          {joined.length >= MIN_SEGMENTS && (
            <Button isSmall onClick={() => remove(others)}>
              {messages.removeOthers}
            </Button>
          )}
          {others.length >= MIN_SEGMENTS && (
            <Button isSmall onClick={() => remove(joined)}>
              {messages.removeJoined}
            </Button>
          )}
        </ButtonRow>
      )}
    </>
  )
}

function remove(segments: readonly Segment[]): void {
  const ids = segments.map(({ id }) => id)
  changeAndFocus(() => app.actions.removeOptions(ids), findMainControl)
}

function RulesOfChat({ chat }: ChatProps) {
  const rules = useStore(chat.store, ({ settings }) => settings.rules)
  const weightsCount = useApp(({ settings }) => settings.weightsCount)
  const change = (part: Partial<Rules>) => chat.change({ rules: { ...rules, ...part } })
  const part = useRef<HTMLDivElement>(null)
  const letWeightsCount = () =>
    changeAndFocus(
      () => app.actions.letWeightsCount(true),
      // That of the subscribers.
      () => [...(part.current?.querySelectorAll('input') ?? [])].at(-1),
    )
  return (
    <div ref={part} className={styles.part}>
      {WORDS.map((word) => (
        <WordField
          key={word}
          word={word}
          value={rules.words[word]}
          onChange={(said) => change({ words: { ...rules.words, [word]: said } })}
        />
      ))}
      <Segmented
        legend={messages.who}
        options={[
          { value: 'everyone', label: messages.everyone },
          { value: 'subscribers', label: messages.subscribers },
        ]}
        value={rules.who}
        onChoose={(who) => change({ who })}
      />
      <Select
        label={messages.most}
        values={CROWDS.map(String)}
        names={Object.fromEntries(CROWDS.map((count) => [count, messages.count(count)]))}
        value={`${CROWDS.find((count) => count >= rules.most) ?? RANGES.most.max}`}
        onChoose={(count) => change({ most: Number(count) })}
      />
      <Slider
        label={messages.minutes}
        range={RANGES.minutes}
        value={rules.minutes}
        format={messages.minutesOf}
        onSlide={(minutes) => change({ minutes })}
      />
      <Slider
        label={messages.subscriberWeight}
        range={RANGES.subscriberWeight}
        value={rules.subscriberWeight}
        format={messages.people}
        onSlide={(subscriberWeight) => change({ subscriberWeight })}
      />
      {rules.subscriberWeight > 1 && !weightsCount && (
        <>
          <Note role="status">{messages.weightsOff}</Note>
          <ButtonRow>
            <Button isSmall onClick={letWeightsCount}>
              {messages.letWeightsCount}
            </Button>
          </ButtonRow>
        </>
      )}
    </div>
  )
}

interface WordFieldProps {
  readonly word: Word
  readonly value: string
  onChange(value: string): void
}

/** Shows what is typed until it is left, and then the word as it is compared. */
function WordField({ word, value, onChange }: WordFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Field
      label={messages.words[word]}
      note={word === 'odds' ? messages.oddsNote : undefined}
      dir="auto"
      spellCheck={false}
      autoCapitalize="none"
      maxLength={MAX_WORD}
      value={typed ?? value}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(plainWord(target.value))
      }}
    />
  )
}
