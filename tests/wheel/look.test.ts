// Every color of the wheel's look is one that both renderers can read.

import { expect, it } from 'vitest'
import * as look from '../../src/wheel/look'

it.each(Object.entries(look).filter(([, value]) => typeof value === 'string'))(
  '%s is a color',
  (_, color) => {
    expect(color).toMatch(/^#[0-9a-f]{6}$|^rgb\((\d+ ){3}\/ 0\.\d+\)$/)
  },
)
