// What a desk depends on, injected so that tests control it.

import type { TabLocks } from '../../platform/tabLocks'
import type { RandomSource } from '../../spin/random'
import type { App } from '../../store/createApp'
import type { Library } from '../../store/library/library'
import type { NewId } from '../../wheel/wheel'
import type { Digest } from '../model/hashChain'
import type { Begun } from '../model/record'
import type { HostingServices } from './hosting'
import type { RecordKeeperServices } from './recordKeeper'
import type { ShowingServices } from './showing'

export interface DeskServices
  extends HostingServices,
    ShowingServices,
    Omit<RecordKeeperServices, 'draws'> {
  readonly app: Pick<App, 'store' | 'actions' | 'persistence'>
  readonly library: Pick<Library, 'draws' | 'results' | 'watch'>
  readonly locks: TabLocks
  /** `null` where the browser has none. */
  readonly digest: Digest | null
  readonly random: RandomSource
  readonly newId: NewId
  readonly product: Begun['product']
  /** IANA name. */
  timeZone(): string
  /** Whether leaving the page would lose a draw. */
  setUnkept(isUnkept: boolean): void
}
