// What a wheel is decorated with. Loaded when it is asked for.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { cryptoWords } from '../../platform/entropy'
import { drawIndex } from '../../spin/random'
import { app, useApp } from '../../store/app'
import { localDay } from '../../store/services'
import { colorsOf, paletteToKeep } from '../../wheel/colors/palette'
import { PALETTES, type PaletteName, shadedPalette } from '../../wheel/colors/palettes'
import { LOOKS, type LookName, loadLook, looksOn, SEASONS } from '../../wheel/looks/looks'
import {
  CONFETTI_AMOUNTS,
  MAX_CONFETTI_EMOJI,
  MAX_OWN_PALETTES,
} from '../../wheel/settings/settings'
import { Button } from '../kit/Button'
import { Field, Swatch } from '../kit/fields/Field'
import { useLimitedText } from '../kit/fields/limitedText'
import { Segmented } from '../kit/fields/Segmented'
import { Tiles } from '../kit/fields/Tiles'
import { loadRequested } from '../kit/loading'
import { SmallWheel } from '../kit/SmallWheel'
import { Note } from '../kit/text'
import { confettiNames, lookNames, messages, paletteNames } from './decorationMessages'
import styles from './Settings.module.css'

const { chooseLook, choosePalette, keepPalette, forgetPalette, chooseConfetti } = app.actions
/** The blue of the default. */
const FIRST_BASE = '#42a5f5'
const NAMES = Object.keys(PALETTES) as PaletteName[]
const BUILT_IN: readonly string[] = Object.values(PALETTES)

export function Decoration() {
  return (
    <>
      <Looks />
      <Colors />
      <Confetti />
    </>
  )
}

/** As their pictures follow one another. */
const PICTURED: readonly string[] = [...LOOKS, ...Object.keys(SEASONS)]

function Looks() {
  const theme = useApp((state) => state.settings.theme)
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const [today] = useState(() => localDay(Date.now()))
  const names = looksOn(today, theme)
  const pictured = names.map((name) => ({
    value: name,
    label: lookNames[name],
    picture: <LookPicture name={name} />,
  }))

  function surprise() {
    if (isSpinning) return
    void choose(another(names, theme))
    choosePalette(another(BUILT_IN, app.store.getState().wheel.palette ?? ''))
  }

  return (
    <>
      <Tiles
        label={messages.look}
        options={pictured}
        value={names.find((name) => name === theme) ?? 'default'}
        isDisabled={isSpinning}
        onChoose={(name) => void choose(name)}
      />
      <Button isSmall aria-disabled={isSpinning || undefined} onClick={surprise}>
        {messages.surprise}
      </Button>
    </>
  )
}

let latest: LookName = 'default'

async function choose(name: LookName): Promise<void> {
  latest = name
  const look = await loadRequested(() => loadLook(name))
  if (look && name === latest) chooseLook(look)
}

/** By chance, one that is not chosen. */
function another<T extends string>(all: readonly T[], chosen: string): T {
  const others = all.filter((one) => one !== chosen)
  return others[drawIndex(others.length, cryptoWords)] as T
}

function LookPicture({ name }: { readonly name: LookName }) {
  const picture = useRef<HTMLSpanElement>(null)
  const place = PICTURED.indexOf(name) / (PICTURED.length - 1)
  useLayoutEffect(() => picture.current?.style.setProperty('--place', `${place}`), [place])
  return <span ref={picture} className={styles.look} />
}

function Confetti() {
  const { confetti, confettiEmoji } = useApp((state) => state.settings)
  const { handlers } = useLimitedText(
    (text) => chooseConfetti({ confettiEmoji: text }),
    MAX_CONFETTI_EMOJI,
  )
  return (
    <>
      <Segmented
        isInline
        legend={messages.confetti}
        options={CONFETTI_AMOUNTS.map((value) => ({ value, label: confettiNames[value] }))}
        value={confetti}
        onChoose={(chosen) => chooseConfetti({ confetti: chosen })}
      />
      {confetti !== 'none' && (
        <Field
          label={messages.confettiEmoji}
          note={messages.confettiEmojiNote}
          value={confettiEmoji}
          {...handlers}
        />
      )}
    </>
  )
}

function Colors() {
  const palette = useApp((state) => state.wheel.palette ?? '')
  const kept = useApp((state) => state.preferences.palettes)
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const [base, setBase] = useState(FIRST_BASE)
  const own = kept.filter((one) => !BUILT_IN.includes(one))
  const shaded = shadedPalette(base)
  const listed = [
    ...NAMES.map((name) => ({ value: PALETTES[name] as string, label: paletteNames[name] })),
    ...own.map((value, index) => ({ value, label: messages.own(index + 1) })),
    ...(own.includes(shaded) ? [] : [{ value: shaded, label: messages.shaded }]),
  ]
  const isListed = listed.some(({ value }) => value === palette)
  const all = isListed ? listed : [...listed, { value: palette, label: messages.current }]
  return (
    <>
      <Tiles
        label={messages.palette}
        options={all.map((one) => ({
          ...one,
          picture: <SmallWheel isLarge colors={colorsOf(one.value)} />,
        }))}
        value={palette}
        isDisabled={isSpinning}
        onChoose={choosePalette}
      />
      <OwnPalette own={own} />
      <BaseColor color={base} onChange={setBase} />
      <Note>{messages.note}</Note>
    </>
  )
}

/** Colors that options were given one by one, and those that came with a link, make a palette of the visitor's own. */
function OwnPalette({ own }: { readonly own: readonly string[] }) {
  const { segments, palette = '' } = useApp((state) => state.wheel)
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const ofWheel = useMemo(() => paletteToKeep({ segments, palette }), [segments, palette])
  const isChosen = own.includes(palette)
  const isNew = ofWheel !== palette || (!isChosen && !BUILT_IN.includes(palette))
  const isFull = isNew && own.length >= MAX_OWN_PALETTES && !own.includes(ofWheel)
  const canKeep = isNew && !isFull
  return (
    <>
      {isFull && <Note>{messages.full}</Note>}
      {/* One button, which keeps the focus while it says something else. */}
      {(canKeep || isChosen) && (
        <Button
          isSmall
          aria-disabled={(isSpinning && canKeep) || undefined}
          onClick={() => (canKeep ? keepPalette() : forgetPalette(palette))}
        >
          {canKeep ? messages.keep : messages.forget}
        </Button>
      )}
    </>
  )
}

interface BaseColorProps {
  readonly color: string
  onChange(color: string): void
}

/** Its shades come on the wheel once a color is chosen, not with every color on the way. */
function BaseColor({ color, onChange }: BaseColorProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = field.current
    const choose = () => input && choosePalette(shadedPalette(input.value))
    // React calls its own onChange with every color on the way.
    input?.addEventListener('change', choose)
    return () => input?.removeEventListener('change', choose)
  }, [])
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is in Swatch
    <label className={styles.base}>
      {messages.base}
      <Swatch
        ref={field}
        value={color}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  )
}
