// Values that change every frame, such as the angle, are not in the state.

import type { Source } from '../lists/source'
import type { Launch } from '../spin/launch'
import type { ToSay } from '../text/say'
import type { Radians } from '../wheel/angle'
import type { Look } from '../wheel/look'
import type { SpinResult } from '../wheel/result'
import type { Segment } from '../wheel/segment'
import type { Preferences, Settings, SoundPart, ThemeChoice } from '../wheel/settings/settings'
import type { DeviceCapabilities } from '../wheel/settings/timing'
import type { Content, Wheel } from '../wheel/wheel'
import type { WheelPatch } from '../wheel/wheelPatch'

/** The outcome is already drawn and stored; the animation only leads there. */
export interface ActiveSpin {
  readonly launch: Launch
  /** On the monotonic clock. */
  readonly startedAtMs: number
  readonly outcome: SpinResult
  /** Begun in another tab, or before this page was loaded: it is shown without sound or vibration. */
  readonly isElsewhere?: true
}

/** How a spin came to its result, for a film of it. */
export interface LastSpin extends Pick<ActiveSpin, 'launch' | 'outcome'> {
  /** As the winner was drawn on it. */
  readonly wheel: Wheel
}

export interface PendingSpin extends SpinResult {
  /** Absent from spins of versions that did not store it. */
  readonly start?: Pick<Launch, 'startRotation' | 'velocity' | 'steps'>
}

export type SpinPhase = 'idle' | 'spinning' | 'finished'

/** What just happened, for announcements, sounds and haptics. Always a new object. */
export type AppEvent =
  | { readonly name: 'spinStarted'; readonly isElsewhere?: true }
  | { readonly name: 'spinSettled'; readonly result: SpinResult; readonly isElsewhere?: true }
  | { readonly name: 'segmentAdded'; readonly segment: Segment }
  | { readonly name: 'segmentRemoved'; readonly segment: Segment }
  | { readonly name: 'segmentsRemoved'; readonly count: number }
  | { readonly name: 'wheelReset'; readonly to: 'default' | 'numbers' }
  | { readonly name: 'optionsRestored' }
  | { readonly name: 'listChanged'; readonly message: ToSay }
  | { readonly name: 'changeUndone'; readonly message: ToSay }
  | { readonly name: 'soundToggled'; readonly isOn: boolean }
  | { readonly name: 'eliminationToggled'; readonly isOn: boolean }
  | { readonly name: 'segmentFocused'; readonly segment: Segment; readonly position: number }
  | { readonly name: 'resultShown'; readonly result: SpinResult }
  | { readonly name: 'screenBlanked' }
  | { readonly name: 'screenShown' }
  | { readonly name: 'presentationLeft' }
  | { readonly name: 'wheelOpened'; readonly message: ToSay }
  | { readonly name: 'drawTold'; readonly sentences: readonly ToSay[] }
  | { readonly name: 'sharingOpened' }
  | { readonly name: 'sharingClosed' }
  | { readonly name: 'hapticsChosen' }
  | { readonly name: 'confettiChosen' }
  /** A file for a part, or else a set. */
  | { readonly name: 'soundsChosen'; readonly part: SoundPart | undefined }
  | { readonly name: 'lookChosen' }

export function isElsewhere(event: AppEvent): boolean {
  return 'isElsewhere' in event
}

export type ToastType = 'success' | 'error' | 'warning' | 'info'

export interface Toast {
  readonly id: string
  readonly message: ToSay
  readonly detail?: ToSay | undefined
  readonly type: ToastType
  /** Infinite for a toast that waits for an answer. */
  readonly durationMs: number
  /** The step that its button takes, if the change can be undone. */
  readonly undo?: Step
  readonly undoLabel?: ToSay
  readonly action?: { readonly label: ToSay; perform(): void }
  /** The ids of the removed options that Undo restores, in the order of removal. */
  readonly removed?: readonly string[]
}

/** Changes of the same kind that follow one another quickly are one step. */
export interface Series {
  readonly key: string
  /** When the last of them was made, on the monotonic clock. */
  readonly atMs: number
  /** The text before the first. */
  readonly was?: string
}

/** One step of the undo history, as data that refers only to what the change has touched. */
export interface Step {
  readonly id: string
  readonly name: ToSay
  /** In options, for the limit on memory. */
  readonly size: number
  readonly change: ChangedWheel | OtherWheel | ChangedSettings
  readonly series?: Series
  /** The spin that began with the change. */
  readonly spin?: SpinResult
  /** The result that the change has recorded. */
  readonly resultId?: string
}

export interface ChangedWheel {
  readonly kind: 'wheel'
  readonly wheelId: string
  /** In the order in which they are applied. */
  readonly patches: readonly WheelPatch[]
  /** Where the change is one of settings too: whether weights count. */
  readonly settings: FromTo<Settings> | null
  readonly screen: Screen
  /** The link that the change made out of date, and to what. */
  readonly linked: { readonly link: WheelLink; readonly wheel: Linked } | null
}

export type Linked = Content & Pick<Wheel, 'name'>

export interface OtherWheel {
  readonly kind: 'other'
  readonly wheel: Wheel
  readonly link: WheelLink | null
  readonly settings: FromTo<Settings>
  readonly screen: Screen
}

interface ChangedSettings {
  readonly kind: 'settings'
  readonly settings: FromTo<Settings>
}

interface FromTo<T> {
  readonly from: T
  readonly to: T
}

export type Shown = Pick<AppState, 'phase' | 'lastResult' | 'restRotation'>
export type Screen = FromTo<Shown>

/** In either list, the next step comes last. */
export interface UndoHistory {
  readonly done: readonly Step[]
  readonly undone: readonly Step[]
}

export type DialogName =
  | 'help'
  | 'share'
  | 'noRoom'
  | 'clearData'
  | 'import'
  | 'library'
  | 'allResults'
  | 'numbers'
  | 'repeat'
  | 'groups'
  | 'order'
  | 'pictures'
  | 'film'

export interface ReadList {
  /** `null` for pasted text. */
  readonly fileName: string | null
  readonly source: Source
  /** Read again where the visitor says how it was saved. */
  readonly file?: File | undefined
}

/** Where there is room for columns, the options and the results always show. */
export type PanelName = 'options' | 'results' | 'settings'

export interface WheelLink {
  readonly hash: string
  /** Whether the wheel was opened from this link; otherwise the visitor shared it. */
  readonly isOpened: boolean
}

/** The spin that came with a link, to be seen on its wheel. */
export interface LinkedReplay {
  /** Of the link. Once it is not the wheel's any more, there is nothing to see. */
  readonly hash: string
  /** The same link, opened by another tab, is another wheel. */
  readonly wheelId: string
  /** Read by `share/replay.ts`, which is loaded for it. */
  readonly data: unknown
}

export interface OwnWheel {
  readonly wheel: Wheel
  readonly settings: Settings
}

export interface SharedState {
  readonly wheel: Wheel
  /** When the wheel became the current one, in milliseconds since 1970. Of two tabs' wheels, the later one wins. */
  readonly openedAt: number
  /** `null` once the options differ from those in the link. */
  readonly link: WheelLink | null
  readonly settings: Settings
  /** The visitor's other wheels; the one replaced last comes first. */
  readonly ownWheels: readonly OwnWheel[]
  /** Spins under way, one of each wheel at most. Every tab shows them, and each is recorded once when it ends. */
  readonly pendingSpins: readonly PendingSpin[]
  readonly preferences: Preferences
  readonly theme: ThemeChoice
}

/** A wheel that cannot be opened, because there is no room to store it beside the visitor's own. */
export interface BlockedWheel extends OwnWheel {
  readonly link: WheelLink | null
  readonly replay?: LinkedReplay | undefined
  readonly message: ToSay
}

/** In place of a spin while a raffle goes on: any other spin would show a winner who has won nothing. */
export interface InPlaceOfSpin {
  /** What SPIN says in place of its own words. */
  readonly label?: string
  /** The same for screen readers, where the label is a countdown or a remark: there is nothing to press. */
  readonly spoken?: string
  /** Nothing can be drawn for a moment. */
  readonly isBusy?: boolean
  /** Nothing can be drawn any more. Where the raffle is presented, its winners can still be gone through. */
  readonly isDone?: boolean
  /** How far the raffle is, in words. */
  readonly progress?: string
  next(): void
  /** In place of the last result. */
  back(): void
}

/** A winner of a raffle who can still be marked as not there to take the prize. */
export interface Markable {
  readonly resultId: string
  readonly marks: readonly { readonly label: string; mark(): void }[]
}

export interface RaffleHold {
  /** No command is to change the list. */
  readonly hasList: boolean
  /** Asked unless `room` is there. */
  readonly desk: InPlaceOfSpin | null
  /** Where the raffle is presented: goes through the winners first. */
  readonly room: InPlaceOfSpin | null
  readonly markable: Markable | null
}

export interface AppState extends SharedState {
  /** Of the link that was opened last. Only in memory: after a reload the wheel goes on without. */
  readonly replay: LinkedReplay | null
  /** Present exactly while the dialog `noRoom` is open. */
  readonly blockedWheel: BlockedWheel | null
  /** To be put back. Only in memory: it is gone with the page. */
  readonly clearedData: SharedState | null
  /** Of the wheel: `settings.theme` names it, and this follows once it is loaded. */
  readonly look: Look
  /** Files of photos, by their hashes: of the wheel that is shown, once they are read, and some more. */
  readonly photos: ReadonlyMap<string, Blob>
  readonly device: DeviceCapabilities
  readonly phase: SpinPhase
  /** Present exactly while `phase` is `spinning`. */
  readonly activeSpin: ActiveSpin | null
  /** Its winner is under the pointer, lit, until the wheel turns again. Shown large while `phase` is `finished`. */
  readonly lastResult: SpinResult | null
  /** Of the spins that this tab has shown. Only in memory. */
  readonly lastSpin: LastSpin | null
  /** True for three seconds after a spin: the winner is highlighted. */
  readonly isRevealing: boolean
  /** The wheel as the winner was drawn on it, present exactly while it spins and the winner is revealed. */
  readonly shownWheel: Wheel | null
  readonly restRotation: Radians
  readonly focusedId: string | null
  /** Set until its text is typed over, kept or taken back. */
  readonly quickAddedId: string | null
  readonly dialog: DialogName | null
  /** Pictures that were dropped or pasted, for the dialog `pictures`. */
  readonly pictureFiles: readonly File[]
  /** `null` while the dialog `import` asks for a list, and while it is closed. */
  readonly readList: ReadList | null
  readonly panel: PanelName | null
  readonly isDeskOpen: boolean
  /** Whether the desk was opened to prove a draw. */
  readonly isProving: boolean
  readonly raffle: RaffleHold
  /** The screen of a presentation is black. */
  readonly isBlank: boolean
  readonly toasts: readonly Toast[]
  /** Gone with the page, and once another tab has opened another wheel. */
  readonly undoHistory: UndoHistory
  readonly event: AppEvent | null
}
