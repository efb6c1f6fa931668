// Owns typing into a field of bounded length, counted in characters as a person counts them.
// The maxlength attribute counts code units, so it would cut an emoji in two.

import { type ChangeEvent, type CompositionEvent, useState } from 'react'
import { MAX_OPTION_TEXT } from '../../wheel/segment'
import { limitText } from '../../wheel/text'

export const LENGTH_NOTE = `An option has at most ${MAX_OPTION_TEXT} characters.`

/** Handlers for an input whose value is kept by `onText`; `isCut` after typing or pasting more than fits. */
export function useLimitedText(onText: (text: string) => void, max = MAX_OPTION_TEXT) {
  const [isCut, setCut] = useState(false)

  function take(text: string) {
    const limited = limitText(text, max)
    setCut(limited !== text)
    onText(limited)
  }

  return {
    isCut,
    /** For when the text has been taken and the field starts anew. */
    startAnew: () => setCut(false),
    handlers: {
      onChange(event: ChangeEvent<HTMLInputElement>) {
        const { nativeEvent, target } = event
        // Half-composed text (Japanese, Chinese, Korean) is left alone until it is done.
        const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
        if (isComposing) onText(target.value)
        else take(target.value)
      },
      onCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
        take(event.currentTarget.value)
      },
    },
  }
}
