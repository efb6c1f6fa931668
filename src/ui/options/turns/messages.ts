// Texts about what a win does to later chances.

import { plural } from '../../../text/plural'
import type { AfterWin } from '../../../wheel/settings/settings'

export const messages = {
  afterWinning: 'After winning',
  rules: {
    same: 'As likely as before',
    halved: 'Half as likely',
    aside: 'Sits out',
  } satisfies Record<AfterWin, string>,
  spins: 'Spins to sit out',
  halvedNote:
    'Compared with the others, each win among the last 20 spins makes an option half as likely. Winners of prize draws do not count.',
  /** Where the rule says more. */
  atMost: (spins: number) =>
    spins === 0
      ? 'Two options always stay on the wheel, so nobody sits out of this one.'
      : plural(spins, {
          one: 'Two options always stay on the wheel, so winners of this one sit out # spin.',
          other: 'Two options always stay on the wheel, so winners of this one sit out # spins.',
        }),
  resetChances: 'Reset Chances',
} as const
