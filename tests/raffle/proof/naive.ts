// The assignment by the protocol's words, as plainly as possible and without the code it is compared with.

import { createHash, createHmac } from 'node:crypto'
import type { Announcement } from '../../../src/raffle/proof/announcement'
import type { Assignment } from '../../../src/raffle/proof/assign'

/** Block after block, as numbers of 32 bits. */
export function* naiveWords(signature: string, text: string, label: number, lane: number) {
  const randomness = createHash('sha256').update(signature, 'hex').digest()
  const fingerprint = createHash('sha256').update(text, 'utf8').digest('hex')
  for (let block = 0; ; block += 1) {
    const numbers = [lane, block].map((number) => number.toString(16).padStart(8, '0')).join('')
    const message = `${fingerprint}0${label}${numbers}`
    const digest = createHmac('sha256', randomness).update(message, 'hex').digest('hex')
    for (const word of digest.match(/.{8}/g) ?? []) yield Number.parseInt(word, 16)
  }
}

function naiveOrder(weights: readonly number[], words: Iterator<number>): number[] {
  const left = weights.map((weight, index) => ({ weight, index }))
  const order: number[] = []
  while (left.length > 0) {
    const total = left.reduce((sum, { weight }) => sum + weight, 0)
    let word = words.next().value as number
    while (word >= 2 ** 32 - (2 ** 32 % total)) word = words.next().value as number
    let rest = word % total
    let at = 0
    for (; rest >= (left[at]?.weight ?? 0); at += 1) rest -= left[at]?.weight ?? 0
    order.push(...left.splice(at, 1).map(({ index }) => index))
  }
  return order
}

/** @param text the announcement's */
export function naiveAssign(text: string, signature: string): Assignment {
  const { entries, weights, prizes, again } = JSON.parse(text) as Announcement
  const peopleOf = (lane: number) => {
    const words = naiveWords(signature, text, 0, lane)
    const order = naiveOrder(weights ?? entries.map(() => 1), words)
    const texts = order.map((index) => entries[index])
    return order.filter((_, at) => texts.indexOf(texts[at]) === at)
  }
  if (again) {
    const people = prizes.map((_, lane) => peopleOf(lane))
    return {
      prizes: prizes.map(({ places, reserves }, prize) => ({
        winners: people[prize]?.slice(0, places) ?? [],
        reserves: people[prize]?.slice(places, places + reserves) ?? [],
      })),
      waiting: prizes.map(({ places, reserves }, prize) => {
        return people[prize]?.slice(places + reserves) ?? []
      }),
    }
  }
  const people = peopleOf(0)
  const winners = prizes.map(({ places }) => people.splice(0, places))
  const reserves = prizes.map((prize) => people.splice(0, prize.reserves))
  return {
    prizes: prizes.map((_, prize) => ({
      winners: winners[prize] ?? [],
      reserves: reserves[prize] ?? [],
    })),
    waiting: [people],
  }
}
