// The state has the look that `settings.theme` names. Code and data of all but the default are loaded once there is one.

import type { App } from '../../store/createApp'
import { loadPart } from '../kit/loading'

/** Resolves when the wheel has the look that it is opened with, or that could not be loaded. Never rejects. */
export async function followLook({ store, actions }: App): Promise<void> {
  let latest = ''

  async function follow(): Promise<void> {
    const { settings, look } = store.getState()
    const isThere = settings.theme === look.name
    // The name may be one of a later version, which has no look here.
    const isAsked = settings.theme === latest
    latest = isThere ? '' : settings.theme
    if (isThere || isAsked) return
    const loaded = await loadPart(async () => {
      const { loadLook } = await import('../../wheel/looks/looks')
      return loadLook(settings.theme)
    })
    // The next change of the settings tries again.
    if (!loaded) latest = ''
    else if (store.getState().settings.theme === settings.theme) actions.takeLook(loaded)
  }

  store.subscribe(({ settings }, before) => {
    if (settings !== before.settings) void follow()
  })
  await follow()
}
