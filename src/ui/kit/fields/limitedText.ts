// A text field with a length limit, counted in characters as people see them. The maxlength attribute counts code
// units and would cut an emoji in two.

import { type ChangeEvent, type CompositionEvent, useState } from 'react'
import { MAX_OPTION_TEXT } from '../../../wheel/segment'
import { limitText } from '../../../wheel/text'

/**
 * Handlers for an input. `isCut` is true after more was typed or pasted than fits.
 * @param onText receives the value, cut to `max` characters
 */
export function useLimitedText(onText: (text: string) => void, max = MAX_OPTION_TEXT) {
  const [isCut, setCut] = useState(false)

  function take(text: string) {
    const limited = limitText(text, max)
    setCut(limited !== text)
    onText(limited)
  }

  return {
    isCut,
    /** For a field that has been submitted. */
    reset: () => setCut(false),
    handlers: {
      onChange(event: ChangeEvent<HTMLInputElement>) {
        const { nativeEvent, target } = event
        // Text being composed (Japanese, Chinese, Korean) is cut only when it is finished.
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
