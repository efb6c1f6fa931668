import { expect } from 'vitest'
import { clippedTexts, tooWideElements } from '../../support/reflow'

export const expectNoSidewaysScroll = () => expect(tooWideElements()).toEqual([])
export const expectNoClippedText = () => expect(clippedTexts()).toEqual([])
