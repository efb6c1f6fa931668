import { LOOKS, loadLook, SEASONS } from '../../src/wheel/looks/looks'

export const EVERY_LOOK = await Promise.all(
  [...LOOKS, ...Object.keys(SEASONS)].map((name) => loadLook(name)),
)
