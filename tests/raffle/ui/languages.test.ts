import { expect, it } from 'vitest'
import { inLanguage } from '../../support/inLanguage'

const load = async () => ({
  ...(await import('../../../src/raffle/ui/messages')),
  next: (await import('../../../src/raffle/ui/proof/messages')).messages.nextLabel,
})

it('a prize without a name is said in the language of the page, wherever a draw says it', async () => {
  const { messages, spoken, next } = await inLanguage('en-XA', load)
  const said = [
    messages.prize(2),
    messages.drawLabel('Prize 2', 3),
    messages.next('Prize 2', 1, 3),
    messages.reservesOf('Prize 2'),
    spoken.win(['Anna'], 'Prize 2'),
    next('Prize 2'),
  ]
  for (const one of said) expect(one).toMatch(/Prïžê 2|PRÏŽÊ 2/)
  expect(next('Mug')).toContain('Mug')
})
