import { expect, it } from 'vitest'
import { enginesTable } from '../scripts/engines/report.mjs'

const version = (description: string) => ({ type: 'version', description })
const report = {
  suites: [
    {
      specs: [
        {
          title: 'Arriving',
          tests: [
            { projectName: 'firefox', status: 'expected', annotations: [version('153.7.0')] },
            { projectName: 'webkit', status: 'expected', annotations: [version('2.50.6')] },
          ],
        },
      ],
      suites: [
        {
          specs: [
            {
              title: 'Offline',
              tests: [
                { projectName: 'firefox', status: 'unexpected', annotations: [] },
                {
                  projectName: 'webkit',
                  status: 'skipped',
                  annotations: [{ type: 'skip', description: 'no service workers' }],
                },
              ],
            },
            {
              title: 'Sharing',
              tests: [{ projectName: 'webkit', status: 'expected', annotations: [] }],
            },
          ],
        },
      ],
    },
  ],
}

it('the table names versions and date, and says of each journey what became of it', () => {
  const text = enginesTable(report, new Date('2026-11-22T23:59:00Z'))
  expect(text).toContain('on 2026-11-22, with Firefox 153.7.0 and WebKitGTK 2.50.6')
  expect(text.split('\n').filter((line) => line.startsWith('|'))).toEqual([
    '| Journey | Firefox 153.7.0 | WebKitGTK 2.50.6 |',
    '| --- | --- | --- |',
    '| Arriving | passed | passed |',
    '| Offline | failed | not run: no service workers |',
    '| Sharing | failed | passed |',
  ])
})
