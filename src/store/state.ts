// The app's state. Values that change every frame, such as the angle, are not in it.

import type { DeviceCapabilities } from '../settings/device'
import type { Preferences, ThemeChoice } from '../settings/preferences'
import type { Settings } from '../settings/settings'
import type { Launch } from '../spin/launch'
import type { Radians } from '../wheel/angle'
import type { Leaving } from '../wheel/leaving'
import type { SpinResult } from '../wheel/result'
import type { Segment } from '../wheel/segment'
import type { PlacedSegment, Wheel } from '../wheel/wheel'

/** The current spin. Its outcome is already drawn and stored; the animation only leads there. */
export interface ActiveSpin {
  readonly launch: Launch
  /** On the monotonic clock. */
  readonly startedAtMs: number
  readonly outcome: SpinResult
}

export type SpinPhase = 'idle' | 'spinning' | 'finished'

/** What just happened, for announcements, sounds and haptics. Always a new object. */
export type AppEvent =
  | { readonly name: 'spinStarted' }
  | { readonly name: 'spinSettled'; readonly result: SpinResult }
  | { readonly name: 'segmentAdded'; readonly segment: Segment }
  | { readonly name: 'segmentRemoved'; readonly segment: Segment }
  | { readonly name: 'segmentsRemoved'; readonly count: number }
  | { readonly name: 'wheelReset'; readonly to: 'default' | 'numbers' }
  | { readonly name: 'optionsRestored' }
  | { readonly name: 'optionsReplaced' }
  | { readonly name: 'changeUndone' }
  | { readonly name: 'soundToggled'; readonly isOn: boolean }
  | { readonly name: 'eliminationToggled'; readonly isOn: boolean }
  | { readonly name: 'segmentFocused'; readonly segment: Segment; readonly position: number }
  | { readonly name: 'resultShown'; readonly result: SpinResult }
  | { readonly name: 'screenBlanked' }
  | { readonly name: 'screenShown' }
  | { readonly name: 'presentationLeft' }
  | { readonly name: 'wheelOpened'; readonly message: string }
  | { readonly name: 'sharingOpened' }
  | { readonly name: 'sharingClosed' }
  | { readonly name: 'hapticsChosen' }

export type ToastType = 'success' | 'error' | 'warning' | 'info'

export interface Toast {
  readonly id: string
  readonly message: string
  /** A second line, such as the reason of a failure. */
  readonly detail?: string | undefined
  readonly type: ToastType
  /** Infinite for a toast that waits for an answer. */
  readonly durationMs: number
  /** Present if the change can be undone. */
  readonly undo?: Undo
  /** The label of the Undo button; `Undo` by default. */
  readonly undoLabel?: string
  /** Another button than Undo. */
  readonly action?: { readonly label: string; perform(): void }
  /** The removed options that Undo restores, in the order of removal, each with its index before it. */
  readonly removed?: readonly PlacedSegment[]
}

/** Returns the change to the current state that undoes an earlier one. */
export type Undo = (state: AppState) => Partial<AppState>

export type DialogName =
  | 'help'
  | 'share'
  | 'noRoom'
  | 'clearData'
  | 'pasteList'
  | 'library'
  | 'allResults'

/** What can be opened beside the wheel. Where there is room for columns, the options and the results always show. */
export type PanelName = 'options' | 'results' | 'settings'

/** The link to the wheel in its current state. */
export interface WheelLink {
  /** With `#`. */
  readonly hash: string
  /** Whether the wheel was opened from this link; otherwise the visitor shared it. */
  readonly isOpened: boolean
}

/** One of the visitor's wheels, with its settings. */
export interface OwnWheel {
  readonly wheel: Wheel
  readonly settings: Settings
}

export interface AbandonedResult extends Pick<SpinResult, 'id' | 'timestamp'> {
  /** Whether it was shown. */
  readonly isSeen: boolean
}

/** The part of the state that is stored and shared by all tabs. */
export interface SharedState {
  /** The current wheel; a new tab shows it. */
  readonly wheel: Wheel
  /** When the wheel became the current one, in milliseconds since 1970. Of two tabs' wheels, the later one wins. */
  readonly openedAt: number
  /** `null` once the options differ from those in the link. */
  readonly link: WheelLink | null
  readonly settings: Settings
  /** The visitor's other wheels; the one replaced last comes first. */
  readonly ownWheels: readonly OwnWheel[]
  /** Current spins of all tabs; each is recorded when it ends, even if its tab is closed. */
  readonly pendingSpins: readonly SpinResult[]
  /** Results of wheels that no longer exist, newest first. */
  readonly strayResults: readonly SpinResult[]
  /** The last result whose tab was closed before the spin ended. */
  readonly abandonedResult: AbandonedResult | null
  readonly preferences: Preferences
  readonly theme: ThemeChoice
}

/** The current wheel of the other tabs. */
export type RemoteWheel = Pick<SharedState, 'wheel' | 'link'>

/** A wheel that cannot be opened, because there is no room to store it beside the visitor's own. */
export interface BlockedWheel extends OwnWheel {
  readonly link: WheelLink | null
  readonly message: string
}

export interface AppState extends SharedState {
  /** Present while this tab's spin runs and other tabs have changed or replaced the wheel. */
  readonly remoteWheel: RemoteWheel | null
  /** Present exactly while the dialog `noRoom` is open. */
  readonly blockedWheel: BlockedWheel | null
  /** What was saved when it was cleared, to be put back. Only in memory: it is gone with the page. */
  readonly clearedData: SharedState | null
  readonly device: DeviceCapabilities
  readonly phase: SpinPhase
  /** Present exactly while `phase` is `spinning`. */
  readonly activeSpin: ActiveSpin | null
  /** Present exactly while `phase` is `finished`. */
  readonly lastResult: SpinResult | null
  /** True for three seconds after a spin: the winner is highlighted, and drawn even if it was eliminated. */
  readonly isRevealing: boolean
  /** Present from the end of a reveal until the eliminated winner has left the wheel. */
  readonly leaving: Leaving | null
  /** The wheel's rotation between spins. */
  readonly restRotation: Radians
  /** The id of the segment with the keyboard focus. */
  readonly focusedId: string | null
  /** The option that Quick Add has just added, until its text is typed over, kept or taken back. */
  readonly quickAddedId: string | null
  readonly dialog: DialogName | null
  readonly panel: PanelName | null
  /** Whether the screen of a presentation is black. */
  readonly isBlank: boolean
  readonly toasts: readonly Toast[]
  readonly event: AppEvent | null
}
