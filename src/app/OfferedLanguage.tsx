// Once it is known, and until it is answered: src/platform/language.ts.

import { useEffect, useState } from 'react'
import {
  chooseLanguage,
  type LanguageOffer,
  offeredLanguage,
  watchLanguageLinks,
} from '../platform/language'
import { linkKind } from '../raffle/proof/linkKind'
import { useApp } from '../store/app'
import { LOCALE } from '../text/locale'
import { LanguageLine } from '../ui/languages/LanguageLine'
import { useIsPresenting } from '../ui/presentation/presentation'
import styles from './OfferedLanguage.module.css'

export function OfferedLanguage() {
  const [offer, setOffer] = useState<LanguageOffer | null>(null)
  // A winner's buttons would be below it.
  const isIdle = useApp((state) => state.phase === 'idle')
  const isPresenting = useIsPresenting()
  useEffect(() => void offeredLanguage().then(setOffer), [])

  function close() {
    chooseLanguage(LOCALE)
    setOffer(null)
  }

  if (!offer || !isIdle || isPresenting) return null
  return <LanguageLine className={styles.line} offer={offer} onClose={close} />
}

/** What a link has opened is stored, with what was done since, and would begin anew; an announcement is not. */
export function watchLanguageChoice(): () => void {
  return watchLanguageLinks(() => (linkKind(location.hash) === 'announcement' ? location.hash : ''))
}
