// The soundtrack, also on an audio context that is suspended, interrupted or late.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Melody } from '../../src/feedback/soundSets'
import type { OwnSound, SpinSounds } from '../../src/feedback/sounds'
import { type App, createApp } from '../../src/store/createApp'
import { DEFAULT_LOOK } from '../../src/wheel/look'
import { withPreset, withSwitch } from '../../src/wheel/settings/changes'
import { DEFAULT_SETTINGS, type Settings, type SoundPart } from '../../src/wheel/settings/settings'
import { DEVICE, type FakeServices, fakeServices, openApp } from '../store/services'

const holder = vi.hoisted(() => ({
  app: undefined as unknown,
  log: [] as string[],
  /** Called when the name has been said; `null` while none is being said. */
  said: null as (() => void) | null,
  /** Sounds from files, by part: what is there of them is their name. */
  own: {} as Partial<Record<SoundPart, OwnSound>>,
  ownChanged: () => {},
}))
vi.mock('../../src/store/app', () => ({
  get app() {
    return holder.app
  },
}))
vi.mock('../../src/platform/audio', () => ({
  needAudio: (isNow: boolean) => holder.log.push(isNow ? 'wake' : 'rest'),
}))
vi.mock('../../src/platform/speech', () => ({
  speak: (text: string, language: string, volume: number) => {
    holder.log.push(`say ${text} in ${language} at ${volume.toFixed(2)}`)
    return new Promise<void>((resolve) => {
      holder.said = resolve
    })
  },
  hush: () => {
    if (holder.said) holder.log.push('hush')
    holder.said = null
  },
}))
vi.mock('../../src/feedback/loadOwnSounds', () => ({
  ownSounds: ({ ownSounds }: Settings) =>
    Object.fromEntries(Object.entries(holder.own).filter(([part]) => ownSounds[part as SoundPart])),
  watchOwnSounds: (changed: () => void) => {
    holder.ownChanged = changed
    return () => {}
  },
}))
vi.mock('../../src/feedback/sounds', async () => {
  const { SOUNDS } = await import('../../src/feedback/soundSets')
  /** Which set has it, unless it is the first. */
  const setOf = (part: 'tick' | 'rush' | 'winner' | 'eliminated', sound: unknown) => {
    const [name] = Object.entries(SOUNDS).find(([, own]) => own[part] === sound) ?? ['']
    return name === 'classic' ? '' : ` of ${name}`
  }
  const voice = (name: string, endsAt: number) => {
    holder.log.push(name)
    return { endsAt, stop: () => holder.log.push(`stop ${name.split(' ')[0]}`) }
  }
  return {
    playSpin: (
      { currentTime }: AudioContext,
      _: unknown,
      { durationMs }: { durationMs: number },
      launchedAt: number,
      { tick, rush }: SpinSounds,
    ) => {
      const isOwn = [tick, rush].some((part) => part && 'buffer' in part)
      const set = isOwn ? ' of files' : tick ? setOf('tick', tick) : setOf('rush', rush)
      const without = [!tick && 'ticks', !rush && 'rush'].filter(Boolean).join(' and ')
      return voice(
        `spin${set} from ${Math.round((currentTime - launchedAt) * 1000)}${without && ` without ${without}`}`,
        launchedAt + durationMs / 1000,
      )
    },
    playMelody: ({ currentTime }: AudioContext, _: unknown, melody: Melody) => {
      const isWinner = Object.values(SOUNDS).some(({ winner }) => winner === melody)
      const name = isWinner ? 'winner' : 'eliminated'
      return voice(`${name}${setOf(name, melody)}`, currentTime + 1)
    },
    playBuffer: ({ currentTime }: AudioContext, _: unknown, { duration }: AudioBuffer) => ({
      ...voice(`file of ${duration}`, currentTime + duration),
      isRecorded: true,
    }),
    playSample: ({ currentTime }: AudioContext, _: unknown, { tick }: SpinSounds) =>
      voice(`sample${setOf('tick', tick)}`, currentTime + 2),
  }
})
// Another file may have left its own mock of the sounds in a module that this one shares.
vi.resetModules()
const { startSoundtrack } = await import('../../src/feedback/soundtrack')

/** A context that has been opened three seconds after the page: its clock is in seconds. */
class FakeContext extends EventTarget {
  state = 'running'
  outputLatency: number | undefined = 0
  readonly destination = {}
  readonly output = {
    gain: {
      value: 1,
      setTargetAtTime: (value: number, at: number, timeConstant: number) => {
        const isSoon = at === context.currentTime && timeConstant <= 0.05
        holder.log.push(`volume ${value.toFixed(2)} ${isSoon ? 'soon' : 'late'}`)
      },
    },
    connect: () => {},
    disconnect: () => holder.log.push('disconnect'),
  }
  createGain() {
    return this.output
  }
  get currentTime() {
    return performance.now() / 1000 - 3
  }
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

let app: App
let services: FakeServices
let context: FakeContext
const start = () => startSoundtrack(context as unknown as AudioContext)
const settle = () => app.actions.settleSpin(app.store.getState().activeSpin?.outcome.id ?? '')
/** What happened since the last call. */
const heard = () => holder.log.splice(0)

beforeEach(() => {
  vi.useFakeTimers()
  // The page has been open for a while.
  vi.advanceTimersByTime(20_000)
  services = fakeServices({
    now: () => Date.now(),
    monotonicNow: () => performance.now(),
    schedule: () => () => {},
  })
  holder.app = app = createApp(services, DEVICE)
  context = new FakeContext()
  holder.log.length = 0
  holder.said = null
  holder.own = {}
})

afterEach(() => {
  vi.useRealTimers()
})

it('is as loud as the visitor has chosen, also while it sounds @sound.volume', () => {
  const choose = (soundVolume: number) => app.actions.changePreferences({ soundVolume })
  choose(50)
  start()
  // Half as loud, which is 10 dB less.
  expect(20 * Math.log10(context.output.gain.value)).toBeCloseTo(-10, 1)
  app.actions.requestSpin()
  expect(heard()).toEqual(['wake', 'spin from 0'])
  choose(100)
  expect(heard()).toEqual(['volume 1.00 soon'])
  choose(100)
  expect(heard()).toEqual([])
})

describe('a spin', () => {
  it('sounds while it turns and ends with the notes', () => {
    start()
    app.actions.requestSpin()
    expect(heard()).toEqual(['wake', 'spin from 0'])
    vi.advanceTimersByTime(4000)
    settle()
    expect(heard()).toEqual(['stop spin', 'wake', 'winner'])
  })

  it('that is settled early loses what is still scheduled', () => {
    start()
    app.actions.requestSpin()
    vi.advanceTimersByTime(700)
    settle()
    expect(heard()).toEqual(['wake', 'spin from 0', 'stop spin', 'wake', 'winner'])
  })

  it('of no duration has only the notes', () => {
    app.actions.changeSettings((settings) => withPreset(settings, 'instant'))
    start()
    app.actions.requestSpin()
    expect(heard()).toEqual(['wake', 'winner'])
  })

  it('is joined where it is when this arrives late', () => {
    app.actions.requestSpin()
    vi.advanceTimersByTime(350)
    start()
    expect(heard()).toEqual(['wake', 'spin from 350'])
  })

  it('that ended at once before this arrived still has its notes, an old one has not', () => {
    app.actions.changeSettings((settings) => withPreset(settings, 'instant'))
    app.actions.requestSpin()
    vi.advanceTimersByTime(300)
    start()
    expect(heard()).toEqual(['wake', 'winner'])
    vi.advanceTimersByTime(600)
    start()
    expect(heard()).toEqual(['wake', 'winner'])
    vi.advanceTimersByTime(200)
    start()
    expect(heard()).toEqual([])
  })

  it('has its notes once, whatever is done after it', () => {
    start()
    app.actions.requestSpin()
    settle()
    heard()
    app.actions.openDialog('help')
    app.actions.closeDialog()
    app.actions.focusSegment(1)
    app.actions.changePreferences({ areHapticsOn: false })
    expect(heard()).toEqual([])
  })

  it('has no ticks when sounds are not to follow the wheel', () => {
    app.actions.changeSettings((settings) =>
      withSwitch(settings, 'enabledAnimations', 'soundSynchronization', false),
    )
    start()
    app.actions.requestSpin()
    settle()
    expect(heard()).toEqual(['wake', 'spin from 0 without ticks', 'stop spin', 'wake', 'winner'])
  })

  it('follows the switch of its ticks at once', () => {
    start()
    app.actions.requestSpin()
    vi.advanceTimersByTime(500)
    heard()
    const follow = (isOn: boolean) =>
      app.actions.changeSettings((settings) =>
        withSwitch(settings, 'enabledAnimations', 'soundSynchronization', isOn),
      )
    follow(false)
    expect(heard()).toEqual(['stop spin', 'wake', 'spin from 500 without ticks'])
    follow(true)
    expect(heard()).toEqual(['stop spin', 'wake', 'spin from 500'])
  })

  it.each([
    [0, 350],
    // A browser that does not tell.
    [undefined, 350],
    [0.2, 550],
  ])('on a device that is heard %s s late is scheduled so much earlier', (latency, fromMs) => {
    context.outputLatency = latency
    app.actions.requestSpin()
    vi.advanceTimersByTime(350)
    start()
    expect(heard()).toEqual(['wake', `spin from ${fromMs}`])
  })

  it('past its end, but not settled yet, stays silent', () => {
    app.actions.requestSpin()
    vi.advanceTimersByTime(5000)
    start()
    expect(heard()).toEqual([])
  })
})

describe('a sound of the visitor’s own', () => {
  const NONE = DEFAULT_SETTINGS.ownSounds
  const give = (part: SoundPart, duration: number) => {
    holder.own = { ...holder.own, [part]: { buffer: { duration } } as OwnSound }
  }
  const choose = (part: SoundPart, text = 'hash.name') =>
    app.actions.chooseSounds({ ownSounds: { ...NONE, [part]: text } }, part)

  it('is heard once it has been read, in place of the set’s @sound.own', () => {
    start()
    choose('winner')
    expect(heard()).toEqual(['wake'])
    give('winner', 3)
    holder.ownChanged()
    expect(heard()).toEqual(['wake', 'file of 3'])
    app.actions.requestSpin()
    settle()
    expect(heard()).toEqual(['stop file', 'wake', 'spin from 0', 'stop spin', 'wake', 'file of 3'])
  })

  it('is heard to its end, whatever else is read or comes again meanwhile @sound.own', () => {
    give('winner', 3)
    start()
    choose('winner')
    app.actions.requestSpin()
    settle()
    heard()
    vi.advanceTimersByTime(2000)
    holder.ownChanged()
    app.actions.changeSettings((settings) => ({
      ...settings,
      ownSounds: { ...settings.ownSounds },
    }))
    expect(heard()).toEqual([])
    vi.advanceTimersByTime(2000)
    holder.ownChanged()
    expect(heard()).toEqual([])
  })

  it('is heard once as it is chosen, though others are read after it', () => {
    give('winner', 1)
    start()
    choose('winner')
    heard()
    vi.advanceTimersByTime(1500)
    holder.ownChanged()
    expect(heard()).toEqual([])
  })

  it('goes with the spin that is under way once it has been read @sound.own', () => {
    start()
    choose('tick')
    app.actions.requestSpin()
    vi.advanceTimersByTime(500)
    heard()
    give('tick', 1)
    holder.ownChanged()
    expect(heard()).toEqual(['stop spin', 'wake', 'spin of files from 500'])
  })

  it('makes no sound where it comes back with Undo or with all saved data @sound.own', () => {
    give('winner', 3)
    start()
    choose('winner')
    const { ownSounds } = app.store.getState().settings
    choose('winner', '')
    heard()
    app.actions.changeSettings((settings) => ({ ...settings, ownSounds }))
    holder.ownChanged()
    expect(heard()).not.toContain('file of 3')

    choose('winner')
    heard()
    app.actions.changeSettings((settings) => ({ ...settings, ownSounds: NONE }))
    app.actions.changeSettings((settings) => ({ ...settings, ownSounds }))
    holder.ownChanged()
    expect(heard()).toEqual([])
  })

  it('that was removed before it was read is not heard', () => {
    start()
    choose('winner')
    app.actions.changeSettings((settings) => ({ ...settings, ownSounds: NONE }))
    give('winner', 3)
    heard()
    holder.ownChanged()
    expect(heard()).not.toContain('file of 3')
  })

  it('is not heard as it is chosen where it cannot be read within five seconds', () => {
    start()
    choose('winner')
    vi.advanceTimersByTime(5000)
    give('winner', 3)
    heard()
    holder.ownChanged()
    expect(heard()).toEqual([])
  })

  it.each([['tick'], ['rush']] as const)(
    'as %s goes with the spin that is under way, and is the set’s again once it is removed @sound.own',
    (part) => {
      give(part, 1)
      start()
      app.actions.requestSpin()
      heard()
      vi.advanceTimersByTime(500)
      choose(part)
      expect(heard()).toEqual(['stop spin', 'wake', 'spin of files from 500'])
      choose(part, '')
      expect(heard()).toEqual(['stop spin', 'wake', 'spin from 500'])
      choose(part)
      heard()
      app.actions.changeSettings((settings) => ({ ...settings, ownSounds: NONE }))
      expect(heard()).toEqual(['stop spin', 'wake', 'spin from 500'])
    },
  )

  it('is off with the switch of its part, and with all sound @sound.own', () => {
    give('winner', 3)
    start()
    choose('winner')
    heard()
    app.actions.toggleSound()
    expect(heard()).toEqual(['stop file'])
    app.actions.toggleSound()
    app.actions.changeSettings((settings) => ({ ...settings, winnerSound: false }))
    app.actions.requestSpin()
    settle()
    expect(heard().filter((line) => line.startsWith('file'))).toEqual(['file of 3'])
  })

  it('for the eliminated is not that for the winner @sound.own', () => {
    give('eliminated', 2)
    start()
    choose('eliminated')
    heard()
    app.actions.toggleElimination()
    app.actions.requestSpin()
    settle()
    expect(heard().at(-1)).toBe('file of 2')
  })

  it('is heard before the name, for five seconds at most', () => {
    give('winner', 9)
    app.actions.changePreferences({ spokenWinner: 'after' })
    start()
    choose('winner')
    app.actions.requestSpin()
    settle()
    const said = () => heard().filter((line) => line.startsWith('say'))
    said()
    vi.advanceTimersByTime(4999)
    expect(said()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(said()).toHaveLength(1)
  })
})

describe('the set of sounds', () => {
  const changeSettings = (change: Partial<Settings>) =>
    app.actions.changeSettings((settings) => ({ ...settings, ...change }))
  const chooseSounds = (soundSet: Settings['soundSet']) => app.actions.chooseSounds({ soundSet })

  it('is heard when it is chosen, and in every spin from then on @sound.sets', () => {
    start()
    chooseSounds('wood')
    expect(heard()).toEqual(['wake', 'sample of wood'])
    app.actions.requestSpin()
    settle()
    expect(heard().filter((line) => line.includes(' of '))).toEqual([
      'spin of wood from 0',
      'winner of wood',
    ])
  })

  it('is heard when the context wakes, however late a spin would be @sound.sets', () => {
    context.state = 'suspended'
    start()
    chooseSounds('wood')
    vi.advanceTimersByTime(4900)
    heard()
    context.become('running')
    expect(heard()).toEqual(['wake', 'sample of wood'])
  })

  it('can be another while the wheel turns, which goes on with it', () => {
    start()
    app.actions.requestSpin()
    vi.advanceTimersByTime(500)
    heard()
    chooseSounds('arcade')
    expect(heard()).toEqual(['stop spin', 'wake', 'spin of arcade from 500'])
  })

  it('is heard when it comes with a look, and only then @look.choice', () => {
    start()
    app.actions.chooseLook({ ...DEFAULT_LOOK, name: 'plain' })
    expect(heard()).toEqual([])
    app.actions.chooseLook({ ...DEFAULT_LOOK, name: 'wooden', sounds: 'wood' })
    expect(heard()).toEqual(['wake', 'sample of wood'])
    // What the visitor has chosen stays.
    chooseSounds('harp')
    heard()
    app.actions.chooseLook({ ...DEFAULT_LOOK, name: 'loud', sounds: 'arcade' })
    expect(heard()).toEqual([])
    expect(app.store.getState().settings).toMatchObject({ theme: 'loud', soundSet: 'harp' })
  })

  it('also comes with a link or with Undo, and then makes no sound of its own', () => {
    start()
    changeSettings({ soundSet: 'harp' })
    expect(heard().filter((line) => line.startsWith('sample'))).toEqual([])
  })

  it('lets each of its sounds be off @sound.parts', () => {
    changeSettings({ rushSound: false })
    start()
    app.actions.requestSpin()
    expect(heard()).toEqual(['wake', 'spin from 0 without rush'])
    changeSettings({ rushSound: true })
    expect(heard()).toEqual(['stop spin', 'wake', 'spin from 0'])
    changeSettings({ winnerSound: false })
    heard()
    settle()
    expect(heard()).toEqual(['stop spin'])
    // Nothing that was to be heard before comes instead.
    changeSettings({ rushSound: false })
    expect(heard()).toEqual([])
  })

  it('has another sound for an option that is eliminated, but none for the last @sound.eliminated', () => {
    app.actions.toggleElimination()
    start()
    const spin = () => {
      app.actions.requestSpin()
      settle()
      return heard().filter((line) => /^(?:winner|eliminated)/.test(line))
    }
    expect(spin()).toEqual(['eliminated'])
    expect(spin()).toEqual(['winner'])
    app.actions.restoreOptions()
    changeSettings({ eliminatedSound: false })
    expect(spin()).toEqual([])
    changeSettings({ winnerSound: false })
    expect(spin()).toEqual([])
  })
})

describe('the name of the winner', () => {
  const speakNames = (spokenWinner: 'never' | 'before' | 'after') =>
    app.actions.changePreferences({ spokenWinner })
  const told = () => {
    app.actions.requestSpin()
    heard()
    settle()
    return app.store.getState().lastResult?.winner.text
  }

  it('is said before the sound, which comes when it has been said @sound.name', async () => {
    speakNames('before')
    start()
    const name = told()
    expect(heard()).toEqual(['stop spin', `say ${name} in en at 1.00`])
    vi.advanceTimersByTime(1700)
    expect(heard()).toEqual([])
    holder.said?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(heard()).toEqual(['wake', 'winner'])
  })

  it('is said after the sound, as loud as all sounds are @sound.name', () => {
    speakNames('after')
    app.actions.changePreferences({ soundVolume: 50 })
    start()
    const name = told()
    expect(heard()).toEqual(['stop spin', 'wake', 'winner'])
    // The sound lasts a second here.
    vi.advanceTimersByTime(950)
    expect(heard()).toEqual([])
    vi.advanceTimersByTime(100)
    expect(heard()).toEqual([`say ${name} in en at 0.32`])
  })

  it('is said at once where the winner has no sound', () => {
    speakNames('after')
    app.actions.changeSettings((settings) => ({ ...settings, winnerSound: false }))
    start()
    const name = told()
    vi.advanceTimersByTime(0)
    expect(heard()).toEqual(['stop spin', `say ${name} in en at 1.00`])
  })

  it.each<[string, () => unknown]>([
    ['to the next spin', () => app.actions.requestSpin()],
    ['where the spin is taken back', () => app.actions.undoStep()],
    ['where the results are cleared', () => app.actions.clearResults()],
    ['to a set of sounds that is chosen', () => app.actions.chooseSounds({ soundSet: 'wood' })],
    ['to the switch of the sound', () => app.actions.toggleSound()],
  ])('gives way %s', async (_, change) => {
    speakNames('before')
    start()
    told()
    const over = holder.said
    heard()
    change()
    expect(heard()).toContain('hush')
    // As browsers say of what is canceled.
    over?.()
    await vi.advanceTimersByTimeAsync(100)
    expect(heard()).not.toContain('winner')

    speakNames('after')
    if (!app.store.getState().settings.soundEnabled) app.actions.toggleSound()
    if (app.store.getState().phase === 'spinning') settle()
    told()
    heard()
    change()
    await vi.advanceTimersByTimeAsync(5000)
    expect(heard().filter((line) => line.startsWith('say'))).toEqual([])
  })

  it('is also that of a result which came before this was loaded', () => {
    speakNames('before')
    app.actions.changeSettings((settings) => withPreset(settings, 'instant'))
    app.actions.requestSpin()
    vi.advanceTimersByTime(300)
    start()
    const name = app.store.getState().lastResult?.winner.text
    expect(heard()).toEqual([`say ${name} in en at 1.00`])
  })

  it('is that of whoever leaves, too', () => {
    app.actions.toggleElimination()
    speakNames('before')
    start()
    const name = told()
    expect(heard()).toContain(`say ${name} in en at 1.00`)
  })

  it('is never said while the sound is off', async () => {
    speakNames('before')
    start()
    app.actions.toggleSound()
    told()
    await vi.advanceTimersByTimeAsync(2000)
    expect(heard().filter((line) => line !== 'rest')).toEqual([])
  })

  it('is not said in a tab that only shows the spin of another', () => {
    speakNames('after')
    start()
    app.actions.toggleSound()
    app.actions.toggleSound()
    const other = openApp(services)
    other.actions.requestSpin()
    app.persistence.syncFromStorage()
    other.actions.settleSpin(other.store.getState().activeSpin?.outcome.id ?? '')
    app.persistence.syncFromStorage()
    vi.advanceTimersByTime(5000)
    expect(heard().filter((line) => line.startsWith('say'))).toEqual([])
  })

  it('goes silent with the page', () => {
    speakNames('before')
    const stop = start()
    told()
    heard()
    stop()
    expect(heard()).toEqual(['hush', 'disconnect', 'rest'])
  })
})

describe('a spin of another tab', () => {
  /** Has spun the wheel that this one shows. */
  function otherTab(): App {
    // Nothing is stored before the first change.
    app.actions.toggleSound()
    app.actions.toggleSound()
    const other = openApp(services)
    other.actions.requestSpin()
    return other
  }
  const look = () => app.persistence.syncFromStorage()
  const settleIn = ({ store, actions }: App) =>
    actions.settleSpin(store.getState().activeSpin?.outcome.id ?? '')

  it('is silent while it turns @tabs.live', () => {
    start()
    otherTab()
    heard()
    look()
    expect(app.store.getState().activeSpin?.isElsewhere).toBe(true)
    expect(heard()).toEqual([])
  })

  it('is silent when it ends here and there @tabs.live', () => {
    start()
    const other = otherTab()
    look()
    heard()
    settleIn(other)
    look()
    expect(app.store.getState().phase).toBe('finished')
    expect(heard()).toEqual([])
  })

  it('is heard, and its winner, where the sounds of all tabs are', () => {
    startSoundtrack(context as unknown as AudioContext, true)
    const other = otherTab()
    heard()
    look()
    expect(heard().join()).toContain('spin')
    settleIn(other)
    look()
    expect(heard().join()).toContain('winner')
  })

  it('that was over at once has its notes where the sounds of all tabs are, and a result that is shown again has none here', () => {
    app.actions.changeSettings((settings) => withPreset(settings, 'instant'))
    otherTab()
    look()
    start()
    app.actions.showLastResult()
    expect(heard()).toEqual([])
    vi.advanceTimersByTime(5000)
    startSoundtrack(context as unknown as AudioContext, true)
    heard()
    app.actions.showLastResult()
    expect(heard()).toEqual(['wake', 'winner'])
  })

  it('that did not turn is silent here, though the sound starts just then @tabs.live', () => {
    app.actions.changeSettings((settings) =>
      withSwitch(settings, 'accessibilitySettings', 'reduceMotionMode', true),
    )
    otherTab()
    look()
    expect(app.store.getState().lastResult?.spinDuration).toBe(0)
    start()
    expect(heard()).toEqual([])
  })
})

describe('the sound switch', () => {
  it('silences a spin at once, and lets it be heard again from where it is', () => {
    start()
    app.actions.requestSpin()
    heard()
    vi.advanceTimersByTime(500)
    app.actions.toggleSound()
    expect(heard()).toEqual(['stop spin'])
    vi.advanceTimersByTime(500)
    app.actions.toggleSound()
    expect(heard()).toEqual(['wake', 'spin from 1000'])
  })

  it('silences the notes', () => {
    start()
    app.actions.requestSpin()
    settle()
    heard()
    app.actions.toggleSound()
    expect(heard()).toEqual(['stop winner'])
  })

  it('when on again after a while does not bring the notes back', () => {
    start()
    app.actions.requestSpin()
    settle()
    vi.advanceTimersByTime(1500)
    app.actions.toggleSound()
    heard()
    app.actions.toggleSound()
    expect(heard()).toEqual([])
  })

  it('when off keeps everything silent', () => {
    app.actions.toggleSound()
    start()
    app.actions.requestSpin()
    settle()
    expect(heard()).toEqual([])
  })
})

describe('the context', () => {
  it('that sleeps is woken, and the sound joins when it runs', () => {
    context.state = 'suspended'
    start()
    app.actions.requestSpin()
    expect(heard()).toEqual(['wake'])
    vi.advanceTimersByTime(120)
    context.become('running')
    expect(heard()).toEqual(['wake', 'spin from 120'])
  })

  it('that was interrupted goes on where the wheel is by then', () => {
    start()
    app.actions.requestSpin()
    heard()
    context.become('interrupted')
    vi.advanceTimersByTime(1500)
    expect(heard()).toEqual([])
    context.become('running')
    expect(heard()).toEqual(['stop spin', 'wake', 'spin from 1500'])
  })

  it('that says late that it runs does not start the sound again', () => {
    start()
    app.actions.requestSpin()
    heard()
    context.become('running')
    expect(heard()).toEqual([])
  })

  it('that wakes within a second still plays the notes, whatever is done meanwhile', () => {
    context.state = 'suspended'
    start()
    app.actions.requestSpin()
    settle()
    vi.advanceTimersByTime(500)
    app.actions.focusSegment(1)
    vi.advanceTimersByTime(400)
    heard()
    context.become('running')
    expect(heard()).toEqual(['wake', 'winner'])
  })

  it('that is no longer needed is silent at once, rests and follows nothing', () => {
    const stop = start()
    app.actions.requestSpin()
    heard()
    stop()
    expect(heard()).toEqual(['stop spin', 'disconnect', 'rest'])
    expect(vi.getTimerCount()).toBe(0)
    settle()
    context.become('suspended')
    context.become('running')
    expect(heard()).toEqual([])
  })

  it('that wakes too late does not play the notes', () => {
    context.state = 'suspended'
    start()
    app.actions.requestSpin()
    settle()
    vi.advanceTimersByTime(1500)
    heard()
    context.become('running')
    expect(heard()).toEqual([])
  })

  it('rests two seconds after the last sound', () => {
    start()
    app.actions.requestSpin()
    settle()
    heard()
    vi.advanceTimersByTime(2900)
    expect(heard()).toEqual([])
    vi.advanceTimersByTime(200)
    expect(heard()).toEqual(['rest'])
    expect(vi.getTimerCount()).toBe(0)
  })
})
