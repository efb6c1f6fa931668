// The join of the lines in tests/promises/ with the reports of a run.

import { describe, expect, it } from 'vitest'
import { browserTests, join, readTitle, tables, unitTests } from '../scripts/promises.mjs'
import { reliability } from './promises/reliability.mjs'
import { specification } from './promises/specification.mjs'

const lines = (some: Record<string, string>) => ({
  file: 'docs/some.md',
  title: 'Some lines',
  introduction: ['About them.'],
  sections: [{ title: 'Wheel', lines: some }],
})
const WHEEL = lines({ 'wheel.size': 'The wheel is drawn at 350 px' })

const test = (title: string, isPassed = true, file = 'e2e/wheel.spec.ts') => ({
  ...readTitle([title]),
  file,
  isPassed,
})

describe('a line', () => {
  it('is held by the tests that have its id and passed', () => {
    const both = [test('is 350 pixels wide @wheel.size'), test('shrinks @wheel.size')]
    const { held, problems } = join([WHEEL], [...both, test('has no id')])
    expect(problems).toEqual([])
    expect(held.get('wheel.size')).toEqual(both)
  })

  it('without a test is a problem', () => {
    expect(join([WHEEL], [test('is 350 pixels wide')]).problems).toEqual([
      'No test has the id @wheel.size (docs/some.md).',
    ])
  })

  it('whose only test failed or was skipped is a problem', () => {
    expect(join([WHEEL], [test('is wide @wheel.size', false)]).problems).toEqual([
      'No test with the id @wheel.size ran and passed: e2e/wheel.spec.ts › is wide',
    ])
  })

  it('is held if one of its tests passed', () => {
    const tests = [test('is wide @wheel.size', false), test('is round @wheel.size')]
    const { held, problems } = join([WHEEL], tests)
    expect(problems).toEqual([])
    expect(held.get('wheel.size')?.map(({ title }) => title)).toEqual(['is round'])
  })

  it('with the id of another is a problem', () => {
    const again = { ...WHEEL, file: 'docs/other.md' }
    expect(join([WHEEL, again], [test('@wheel.size')]).problems).toEqual([
      'Two lines have the id wheel.size; the second is one of docs/other.md.',
    ])
  })
})

it('an id that no line has is a problem', () => {
  const tests = [test('@wheel.size'), test('is round @wheel.sise')]
  expect(join([WHEEL], tests).problems).toEqual([
    'No line in tests/promises/ has the id @wheel.sise: e2e/wheel.spec.ts › is round',
  ])
})

it.each([
  ['without ids', ['is round'], 'is round', []],
  [
    'with ids anywhere, one of them twice',
    ['a @b.c round @d.e-f @d.e-f'],
    'a round',
    ['b.c', 'd.e-f'],
  ],
  ['of groups', ['', 'the wheel @b.c', '@d.e is round'], 'the wheel › is round', ['b.c', 'd.e']],
  [
    'with an email address',
    ['to name@example.com or @example'],
    'to name@example.com or @example',
    [],
  ],
])('a title %s is read', (_, titles, title, ids) => {
  expect(readTitle(titles)).toEqual({ title, ids })
})

it('the report of Vitest is read', () => {
  const assertion = (title: string, status: string) => ({
    title,
    status,
    ancestorTitles: ['a wheel @wheel.all'],
  })
  const name = `${process.cwd()}/tests/wheel/wheel.test.ts`
  const assertionResults = [
    assertion('is round @wheel.round', 'passed'),
    assertion('is wide', 'failed'),
    assertion('is high', 'skipped'),
  ]
  expect(unitTests({ testResults: [{ name, assertionResults }] })).toMatchObject([
    {
      file: 'tests/wheel/wheel.test.ts',
      title: 'a wheel › is round',
      ids: ['wheel.all', 'wheel.round'],
      isPassed: true,
    },
    { title: 'a wheel › is wide', isPassed: false },
    { title: 'a wheel › is high', isPassed: false },
  ])
})

it('the report of Playwright is read, and one browser is enough', () => {
  const file = 'wheel/look.spec.ts'
  const ran = (status: string, result: string) => ({ status, results: [{ status: result }] })
  const passed = ran('expected', 'passed')
  const failed = {
    status: 'unexpected',
    results: [{ status: 'failed', errors: [{ message: '\u001b[31mNot wide\u001b[39m' }] }],
  }
  const skipped = ran('skipped', 'skipped')
  const specs = Object.entries({
    both: [passed, passed],
    'one skipped': [skipped, passed],
    'one failed': [failed, passed],
    skipped: [skipped],
    failed: [failed],
    'failed as expected': [ran('expected', 'failed')],
    'passed at the second try': [ran('flaky', 'passed')],
    'never run': [{ status: 'skipped', results: [] }],
  }).map(([title, tests]) => ({ title: `${title} @wheel.look`, file, tests }))
  const report = {
    config: { rootDir: `${process.cwd()}/e2e` },
    suites: [{ title: file, suites: [{ title: 'on a phone', specs }] }],
  }
  const tests = browserTests(report)
  expect(tests[0]).toEqual({
    file: `e2e/${file}`,
    title: 'on a phone › both',
    ids: ['wheel.look'],
    isPassed: true,
    isFlaky: false,
    isFailed: false,
    errors: [],
  })
  expect(tests.filter(({ isFailed }) => isFailed)).toMatchObject([
    { title: 'on a phone › one failed', errors: ['Not wide'] },
    { title: 'on a phone › failed', errors: ['Not wide'] },
  ])
  expect(tests.filter(({ isFlaky }) => isFlaky).map(({ title }) => title)).toEqual([
    'on a phone › passed at the second try',
  ])
  expect(tests.filter(({ isPassed }) => isPassed).map(({ title }) => title)).toEqual([
    'on a phone › both',
    'on a phone › one skipped',
    'on a phone › one failed',
    'on a phone › passed at the second try',
  ])
})

describe('a table', () => {
  it('names the tests of each line, whatever order they ran in', () => {
    const tests = [
      test('b @wheel.size', true, 'e2e/b.spec.ts'),
      test('a | b @wheel.size', true, 'e2e/a.spec.ts'),
    ]
    for (const some of [tests, tests.toReversed()]) {
      expect(tables(WHEEL, join([WHEEL], some).held)).toContain(
        '| The wheel is drawn at 350 px | wheel.size | e2e/a.spec.ts › a &#124; b<br>e2e/b.spec.ts › b |',
      )
    }
  })

  it('counts the tests of a line that has many', () => {
    const tests = Array.from({ length: 8 }, (_, index) => test(`case ${index} @wheel.size`))
    expect(tables(WHEEL, join([WHEEL], tests).held)).toContain('› case 4<br>and 3 more |')
  })

  it('names a promise once for all its faults', () => {
    const document = {
      ...WHEEL,
      sections: [
        { title: 'Spin', promises: { 'A spin ends': { 'a.b': 'Reload', 'c.d': 'Sleep' } } },
      ],
    }
    const { held } = join([document], [test('one @a.b'), test('two @c.d')])
    expect(tables(document, held)).toContain(
      '| A spin ends | Reload | a.b | e2e/wheel.spec.ts › one |\n|  | Sleep | c.d | e2e/wheel.spec.ts › two |',
    )
  })
})

it('every id can be found as it is written', () => {
  for (const { sections } of [specification, reliability]) {
    for (const { lines = {}, promises = {} } of sections as readonly Section[]) {
      for (const id of [lines, ...Object.values(promises)].flatMap(Object.keys)) {
        expect(readTitle([`@${id}`]).ids).toEqual([id])
      }
    }
  }
})

interface Section {
  readonly lines?: Record<string, string>
  readonly promises?: Record<string, Record<string, string>>
}
