import fc from 'fast-check'
import { expect, it } from 'vitest'
import { defaultChoices, planImport } from '../../../src/lists/planImport'
import { messages } from '../../../src/ui/import/messages'
import { createWheel } from '../../../src/wheel/wheel'
import { sourceOf } from '../../importLines'

const wheel = createWheel(['Fig', 'Plum'], () => 'id', 0)

it('the numbers of the summary add up to the lines read', () => {
  const line = fc.oneof(fc.constantFrom('Ann', 'ann', 'Ben', '', ' ', 'Fig'), fc.string())
  fc.assert(
    fc.property(fc.array(line), fc.boolean(), fc.boolean(), fc.boolean(), (lines, ...keeps) => {
      const source = sourceOf(lines)
      const choices = {
        ...defaultChoices(source, wheel),
        keepsExactDuplicates: keeps[0],
        keepsLikelyDuplicates: keeps[1],
        isReplacing: keeps[2],
        longDefault: 'leaveOut' as const,
      }
      const plan = planImport(source, choices, wheel)
      const [read, ...fates] = messages.summary('lines', plan).match(/\d+/g)?.map(Number) ?? []
      expect(read).toBe(lines.length)
      const sum = fates.reduce((one, other) => one + other, 0)
      expect(sum).toBe(plan.entries.length === lines.length ? 0 : lines.length)
    }),
  )
})

it('says that all lines go on the wheel where they do', () => {
  const source = sourceOf(['Ann', 'Ben'])
  const plan = planImport(source, defaultChoices(source, wheel), wheel)
  expect(messages.summary('lines', plan)).toBe('2 lines read. All of them go on the wheel.')
})
