// Loads the parts that the first paint does without. src/deferred.ts lists them.

import {
  type ComponentType,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useState,
} from 'react'
import type { Keeper } from '../library/keeper'
import type { WheelPicture } from '../picture/picture'
import type { WheelRendererProps } from '../picture/renderer'
import { app } from '../store/app'
import type { App } from '../store/createApp'
import type { Segment } from '../wheel/segment'
import type { Exporting } from './export/exportingParts'
import type { ListToolsProps } from './listTools/listToolsProps'
import { messages } from './messages'
import type { WeightProps } from './options/OptionRow'
import type { RowInput } from './options/rows'

type Load<T> = () => Promise<T>

/** Which rows of a long list to render, for the list's scroll position and focus at one moment. */
export interface VirtualRows {
  /** Indexes into the options, in ascending order. @param current the index that Tab leads to, always among them */
  select(options: readonly Segment[], current: number): readonly number[]
  /** Leaves space for the rows that are not rendered. Call it after rendering, before the browser paints. */
  layOut(options: readonly Segment[]): void
}

type WatchVirtualRows = (list: HTMLElement, onChange: (rows: VirtualRows) => void) => () => void

/** The parts that components in ui/ load. */
export interface DeferredParts {
  readonly scene: Load<ComponentType<WheelRendererProps>>
  readonly mainScreenExtras: Load<ComponentType>
  readonly wheelGestures: Load<
    ComponentType<{ readonly wheel: RefObject<HTMLButtonElement | null> }>
  >
  readonly neighbors: Load<ComponentType<{ readonly picture: WheelPicture }>>
  readonly awaitedDraw: Load<ComponentType>
  readonly drawnSoFar: Load<ComponentType>
  readonly optionCount: Load<ComponentType>
  readonly winnerMoment: Load<ComponentType<{ readonly children: ReactNode }>>
  readonly resultCard: Load<ComponentType>
  readonly eliminationStatus: Load<
    ComponentType<{ readonly segments: readonly Segment[]; readonly activeCount: number }>
  >
  readonly eliminatedOptions: Load<ComponentType<{ readonly segments: readonly Segment[] }>>
  readonly resting: Load<
    ComponentType<{ readonly segments: readonly Segment[]; readonly isBrief?: boolean }>
  >
  readonly afterWinning: Load<ComponentType>
  readonly halved: Load<ComponentType<{ readonly option: string; readonly id: string }>>
  readonly virtualRows: Load<WatchVirtualRows>
  readonly rowInput: Load<RowInput>
  readonly listTools: Load<ComponentType<ListToolsProps>>
  readonly optionWeight: Load<ComponentType<WeightProps>>
  readonly optionChance: Load<ComponentType<{ readonly chance: number; readonly id: string }>>
  readonly wheelFiles: Load<ComponentType>
  readonly settings: Load<ComponentType>
  readonly dialogs: Load<ComponentType>
  readonly drawDesk: Load<ComponentType>
  readonly drawRoom: Load<ComponentType>
  readonly textEditor: Load<ComponentType<{ readonly onLeave: (keepsFocus?: boolean) => void }>>
  readonly exporting: Load<Exporting>
  readonly openImport: Load<(app: App, pasted: { readonly text: string }) => Promise<void>>
  readonly library: Load<() => { readonly keeper: Keeper }>
  readonly openAddress: Load<(isReload: boolean) => Promise<void>>
}

/** Provided by App. The components cannot import src/deferred.ts, which imports them. */
export const Deferred = createContext<DeferredParts | null>(null)

interface DeferredOptions {
  /** Whether the visitor asked for it. If so, a toast says when it could not be loaded. */
  readonly isRequested?: boolean
  onMissing?(): void
}

export function useDeferredParts(): DeferredParts {
  const parts = use(Deferred)
  if (!parts) throw new Error('Components that load parts must be inside <Deferred>')
  return parts
}

/**
 * A component, or `null` until it has been loaded.
 * @param select returns the part to load, or `false` to load nothing yet
 */
export function useDeferred<P>(
  select: (parts: DeferredParts) => Load<ComponentType<P>> | false,
  { isRequested = false, onMissing }: DeferredOptions = {},
): ComponentType<P> | null {
  const load = select(useDeferredParts())
  const [component, setComponent] = useState<ComponentType<P> | null>(null)
  useEffect(() => {
    if (!load) return
    let isWanted = true
    loadPart(load).then((loaded) => {
      if (!isWanted) return
      if (loaded) return setComponent(() => loaded)
      if (isRequested) app.actions.showToast(messages.notLoaded, 'error')
      onMissing?.()
    })
    return () => {
      isWanted = false
    }
  }, [load, isRequested, onMissing])
  return component
}

/** Loads a part; `null` if that fails, with a warning in the console. The next call tries again. */
export async function loadPart<T>(load: Load<T>): Promise<T | null> {
  try {
    return await load()
  } catch (cause) {
    console.warn('Failed to load a part of the page', cause)
    return null
  }
}
