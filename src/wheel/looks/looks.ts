// The looks by name, as `settings.theme` has them. Each is loaded when a wheel has it.

import { DEFAULT_LOOK, type Look } from '../look'

const LOAD: Readonly<Record<string, () => Promise<Look>>> = {
  paper: () => import('./paper').then((file) => file.paper),
  walnut: () => import('./walnut').then((file) => file.walnut),
  neon: () => import('./neon').then((file) => file.neon),
  chalk: () => import('./chalk').then((file) => file.chalk),
  glass: () => import('./glass').then((file) => file.glass),
  pixel: () => import('./pixel').then((file) => file.pixel),
  contrast: () => import('./contrast').then((file) => file.contrast),
  snow: () => import('./snow').then((file) => file.snow),
  hearts: () => import('./hearts').then((file) => file.hearts),
  blossom: () => import('./blossom').then((file) => file.blossom),
  sunshine: () => import('./sunshine').then((file) => file.sunshine),
  pumpkin: () => import('./pumpkin').then((file) => file.pumpkin),
  fireworks: () => import('./fireworks').then((file) => file.fireworks),
}

/** The default for a name of a later version, which the settings keep. @throws when it cannot be loaded */
export async function loadLook(name: string): Promise<Look> {
  return (await (Object.hasOwn(LOAD, name) ? LOAD[name]?.() : null)) ?? DEFAULT_LOOK
}

/** Offered all year, in this order. */
export const LOOKS = [
  'default',
  'paper',
  'walnut',
  'chalk',
  'neon',
  'glass',
  'pixel',
  'contrast',
] as const

/** Offered from one day to another, both included, as month and day: the first may be of the year before. */
export const SEASONS = {
  fireworks: ['12-26', '01-06'],
  snow: ['12-01', '02-10'],
  hearts: ['02-01', '02-21'],
  blossom: ['03-10', '05-20'],
  sunshine: ['06-01', '08-31'],
  pumpkin: ['10-01', '11-02'],
} as const satisfies Record<string, readonly [string, string]>

export type LookName = (typeof LOOKS)[number] | keyof typeof SEASONS

/** Those of all year, those of the season, and the one that is chosen. @param day as `YYYY-MM-DD` */
export function looksOn(day: string, chosen: string): LookName[] {
  const today = day.slice(-5)
  const isNow = ([from, to]: readonly [string, string]) =>
    from <= to ? from <= today && today <= to : from <= today || today <= to
  const seasonal = Object.entries(SEASONS) as [keyof typeof SEASONS, readonly [string, string]][]
  const offered = seasonal.filter(([name, days]) => name === chosen || isNow(days))
  return [...LOOKS, ...offered.map(([name]) => name)]
}
