import type { LanguageOffer } from '../../platform/language'
import { Toast, ToastText } from '../kit/Toast'

interface LanguageLineProps {
  /** Without one it is hidden: on the info pages it is filled where no React runs. */
  readonly offer?: LanguageOffer
  readonly className?: string | undefined
  onClose(): void
}

/** One line in the visitor's language, which leads to the page in it. */
export function LanguageLine({ offer, className, onClose }: LanguageLineProps) {
  return (
    <Toast
      id="language-line"
      kind="info"
      className={className}
      hidden={!offer}
      lang={offer?.language}
      dir="auto"
      closeLabel={offer?.dismiss}
      onClose={onClose}
    >
      <ToastText role="status">
        <a href={offer?.address} hrefLang={offer?.language}>
          {offer?.line}
        </a>
      </ToastText>
    </Toast>
  )
}
