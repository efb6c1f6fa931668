import { describe, expect, it } from 'vitest'
import { createLiveMessages, type LiveMessage } from '../../src/feedback/announcements'
import { fakeServices } from '../store/services'

function listen() {
  const services = fakeServices()
  let messages: readonly LiveMessage[] = []
  const added: string[] = []
  const say = createLiveMessages((now) => {
    const known = new Set(messages.map(({ id }) => id))
    added.push(...now.filter(({ id }) => !known.has(id)).map(({ text }) => text))
    messages = now
  }, services.schedule)
  return { say, services, added, texts: () => messages.map(({ text }) => text) }
}

describe('a live message', () => {
  it('is cleared after 1000 ms, not before', () => {
    const { say, services, texts } = listen()
    say('Sound enabled')
    services.pass(999)
    expect(texts()).toEqual(['Sound enabled'])
    services.pass(1)
    expect(texts()).toEqual([])
    expect(services.pendingTimers()).toBe(0)
  })

  it('does not swallow the one before it', () => {
    const { say, texts, added } = listen()
    say('Spinning the wheel')
    say('Winner: Pho')
    expect(texts()).toEqual(['Spinning the wheel', 'Winner: Pho'])
    expect(added).toEqual(['Spinning the wheel', 'Winner: Pho'])
  })

  it('is added again when the same words come again, even while they still stand there', () => {
    const { say, services, texts, added } = listen()
    say('Winner: Pho')
    services.pass(400)
    say('Winner: Pho')
    expect(added).toEqual(['Winner: Pho', 'Winner: Pho'])
    services.pass(600)
    expect(texts()).toEqual(['Winner: Pho'])
    services.pass(400)
    expect(texts()).toEqual([])
    say('Winner: Pho')
    expect(added).toHaveLength(3)
  })
})
