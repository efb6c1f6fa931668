import { isBlank } from '../../wheel/text'

/** Whether several lines are not blank. Tables end theirs in other ways than texts. */
export function isList(text: string): boolean {
  let count = 0
  for (const line of text.split(/[\r\n\u2028\u2029]+/)) {
    if (!isBlank(line)) count += 1
    if (count > 1) return true
  }
  return false
}

/** The title only where there is nothing else. Apps often put a link in the text, not in `url`. */
export function sharedText(form: Pick<FormData, 'get'>): string {
  const [title, text, url] = ['title', 'text', 'url'].map((name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }) as [string, string, string]
  const parts = [text, text.includes(url) ? '' : url].filter((part) => !isBlank(part))
  return parts.length > 0 ? parts.join('\n') : title
}

/** `null` if there is no link, or several. */
export function linkIn(text: string): string | null {
  const links = text.match(/https?:\/\/\S+/gi) ?? []
  const [link] = links
  if (links.length !== 1 || !link) return null
  return isList(text.replace(link, '')) ? null : link
}
