// The shape of the product's one state. Per-frame values (the angle) are not in it.

import type { DeviceCapabilities } from '../settings/device'
import type { Preferences, ThemeChoice } from '../settings/preferences'
import type { Settings } from '../settings/settings'
import type { Launch } from '../spin/launch'
import type { Radians } from '../wheel/angle'
import type { SpinResult } from '../wheel/result'
import type { Segment } from '../wheel/segment'
import type { Wheel } from '../wheel/wheel'

/** A spin under way. Its outcome is decided and stored; the picture only has to arrive there. */
export interface ActiveSpin {
  readonly launch: Launch
  /** On the monotonic clock. */
  readonly startedAtMs: number
  readonly outcome: SpinResult
}

export type SpinPhase = 'idle' | 'spinning' | 'finished'

/** What just happened, for whoever makes it heard, felt or read. A new object each time. */
export type AppEvent =
  | { readonly name: 'spinStarted' }
  | { readonly name: 'spinSettled'; readonly result: SpinResult }
  | { readonly name: 'segmentAdded'; readonly segment: Segment }
  | { readonly name: 'segmentRemoved'; readonly segment: Segment }
  | { readonly name: 'wheelReset' }
  | { readonly name: 'optionsRestored' }
  | { readonly name: 'changeUndone' }
  | { readonly name: 'soundToggled'; readonly isOn: boolean }
  | { readonly name: 'eliminationToggled'; readonly isOn: boolean }
  | { readonly name: 'segmentFocused'; readonly segment: Segment; readonly position: number }
  | { readonly name: 'presentationLeft' }
  | { readonly name: 'wheelOpened'; readonly message: string }
  | { readonly name: 'sharingOpened' }
  | { readonly name: 'sharingClosed' }

export type ToastType = 'success' | 'error' | 'warning' | 'info'

export interface Toast {
  readonly id: string
  readonly message: string
  readonly type: ToastType
  /** Infinite where it waits for an answer. */
  readonly durationMs: number
  /** Present where the change can be taken back. */
  readonly undo?: Undo
  /** What its button says. */
  readonly undoLabel?: string
  /** What its button does, where it takes nothing back. */
  readonly action?: { readonly label: string; perform(): void }
  /** Options that it takes back, in the order in which they were removed. */
  readonly removed?: readonly RemovedOption[]
}

/** Takes a change back: what it puts in place of what is there by then. */
export type Undo = (state: AppState) => Partial<AppState>

export interface RemovedOption {
  readonly segment: Segment
  /** Where it stood, counted from 0. */
  readonly index: number
}

/** The dialogs; at most one is open. */
export type DialogName = 'help' | 'share' | 'noRoom'

/** The link that carries the wheel as it is now. */
export interface WheelLink {
  /** With `#`. */
  readonly hash: string
  /** Whether the wheel came by it; else it is the visitor's own wheel, shared. */
  readonly isOpened: boolean
}

/** A wheel of the visitor's that another has taken the place of. */
export interface OwnWheel {
  readonly wheel: Wheel
  readonly settings: Settings
}

export interface AbandonedResult extends Pick<SpinResult, 'id' | 'timestamp'> {
  /** Whether any visitor has been shown it. */
  readonly isSeen: boolean
}

/** What all tabs of a browser share, and what is stored. */
export interface SharedState {
  /** The one that is on: a tab that opens now shows it. */
  readonly wheel: Wheel
  /** When it was put there: where two tabs have put different ones, the later is on. Milliseconds since 1970. */
  readonly openedAt: number
  /** `null` as soon as the options are others than the link's. */
  readonly link: WheelLink | null
  readonly settings: Settings
  /** The one replaced last comes first. */
  readonly ownWheels: readonly OwnWheel[]
  /** Spins under way in any tab; each is recorded when it ends, whatever becomes of its tab. */
  readonly pendingSpins: readonly SpinResult[]
  /** Results of wheels that are gone, newest first. */
  readonly strayResults: readonly SpinResult[]
  /** The last result that came out after its tab was gone. */
  readonly abandonedResult: AbandonedResult | null
  readonly preferences: Preferences
  readonly theme: ThemeChoice
}

/** The wheel that is on in other tabs. */
export type RemoteWheel = Pick<SharedState, 'wheel' | 'link'>

/** A wheel that would be opened if there were room to store it beside the visitor's own. */
export interface BlockedWheel extends OwnWheel {
  readonly link: WheelLink | null
  readonly message: string
}

export interface AppState extends SharedState {
  /** Present while this tab shows another wheel than the others, or another state of it: until its spin is over. */
  readonly remoteWheel: RemoteWheel | null
  /** Present exactly while the dialog about it is open. */
  readonly blockedWheel: BlockedWheel | null
  readonly device: DeviceCapabilities
  readonly phase: SpinPhase
  /** Present exactly while `phase` is `spinning`. */
  readonly activeSpin: ActiveSpin | null
  /** Present exactly while `phase` is `finished`. */
  readonly lastResult: SpinResult | null
  /** For three seconds after a spin: the winner stands out, and stays on the wheel even if it was eliminated. */
  readonly isRevealing: boolean
  /** Where the wheel stands between spins. */
  readonly restRotation: Radians
  /** The segment that the keyboard is on, by id. */
  readonly focusedId: string | null
  readonly dialog: DialogName | null
  readonly toasts: readonly Toast[]
  readonly event: AppEvent | null
}
