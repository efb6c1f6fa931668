// Once it is known, and until it is answered: src/platform/language.ts.

import { useEffect, useState } from 'react'
import {
  chooseLanguage,
  type LanguageOffer,
  offeredLanguage,
  watchLanguageLinks,
} from '../platform/language'
import { linkKind } from '../raffle/proof/linkKind'
import { LOCALE } from '../text/locale'
import { LanguageLine } from '../ui/languages/LanguageLine'
import { useIsPresenting } from '../ui/presentation/presentation'

export function OfferedLanguage() {
  const [offer, setOffer] = useState<LanguageOffer | null>(null)
  const isPresenting = useIsPresenting()
  useEffect(() => void offeredLanguage().then(setOffer), [])

  function close() {
    chooseLanguage(LOCALE)
    setOffer(null)
  }

  if (!offer || isPresenting) return null
  return <LanguageLine offer={offer} onClose={close} />
}

/** What a link has opened is stored, with what was done since, and would begin anew; an announcement is not. */
export function watchLanguageChoice(): () => void {
  return watchLanguageLinks(() => (linkKind(location.hash) === 'announcement' ? location.hash : ''))
}
