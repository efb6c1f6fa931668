// The texts of a share. Which of its fields an app fills in differs: a link is often in the text, and not in `url`.

import { isBlank } from '../../wheel/text'
import { isList } from './pastedLines'

/** The text with the link below it; the title only where there is neither. */
export function sharedText(form: Pick<FormData, 'get'>): string {
  const [title, text, url] = ['title', 'text', 'url'].map((name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }) as [string, string, string]
  const parts = [text, text.includes(url) ? '' : url].filter((part) => !isBlank(part))
  return parts.length > 0 ? parts.join('\n') : title
}

/** The only link in a text that is no list; `null` if there is none, or several. */
export function linkIn(text: string): string | null {
  const links = text.match(/https?:\/\/\S+/gi) ?? []
  const [link] = links
  if (links.length !== 1 || !link) return null
  return isList(text.replace(link, '')) ? null : link
}
