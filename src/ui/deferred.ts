// How a part that the first paint does without gets onto the page. src/deferred.ts says where each comes from.

import { type ComponentType, createContext, type RefObject, use, useEffect, useState } from 'react'
import type { WheelRendererProps } from '../picture/renderer'
import { app } from '../store/app'
import type { Segment } from '../wheel/segment'
import { messages } from './messages'
import type { followLongList } from './options/virtualRows'

type Load<T> = () => Promise<T>

/** What the components here ask for. */
export interface DeferredParts {
  readonly scene: Load<ComponentType<WheelRendererProps>>
  readonly surroundings: Load<ComponentType>
  readonly wheelTouch: Load<ComponentType<{ readonly wheel: RefObject<HTMLButtonElement | null> }>>
  readonly resultCards: Load<ComponentType>
  readonly eliminationBox: Load<
    ComponentType<{ readonly segments: readonly Segment[]; readonly activeCount: number }>
  >
  readonly eliminatedOptions: Load<ComponentType<{ readonly segments: readonly Segment[] }>>
  readonly virtualRows: Load<typeof followLongList>
  readonly wheelFiles: Load<ComponentType>
  readonly settings: Load<ComponentType>
  readonly dialogs: Load<ComponentType>
  readonly openAddress: Load<(isReload: boolean) => Promise<void>>
}

/** The parts, given by App: a room that imported them itself would import the rooms above it. */
export const Deferred = createContext<DeferredParts | null>(null)

interface DeferredOptions {
  /** Whether the visitor waits for it, and so is told where it cannot be had. */
  readonly isAskedFor?: boolean
  onMissing?(): void
}

export function useDeferredParts(): DeferredParts {
  const parts = use(Deferred)
  if (!parts) throw new Error('No deferred parts are given')
  return parts
}

/**
 * The component once it has been loaded, `null` until then.
 * @param select the part that is wanted, or nothing where none is wanted yet
 */
export function useDeferred<P>(
  select: (parts: DeferredParts) => Load<ComponentType<P>> | false,
  { isAskedFor = false, onMissing }: DeferredOptions = {},
): ComponentType<P> | null {
  const load = select(useDeferredParts())
  const [component, setComponent] = useState<ComponentType<P> | null>(null)
  useEffect(() => {
    if (!load) return
    let isWanted = true
    loadPart(load).then((loaded) => {
      if (!isWanted) return
      if (loaded) return setComponent(() => loaded)
      if (isAskedFor) app.actions.showToast(messages.notLoaded, 'error')
      onMissing?.()
    })
    return () => {
      isWanted = false
    }
  }, [load, isAskedFor, onMissing])
  return component
}

/** A part, or `null` where it cannot be loaded, which the console says. The next call tries again. */
export async function loadPart<T>(load: Load<T>): Promise<T | null> {
  try {
    return await load()
  } catch (cause) {
    console.warn('Failed to load a part of the page', cause)
    return null
  }
}
