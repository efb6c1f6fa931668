// Which of the languages that the site is offered in suits a visitor best.

/**
 * @param wanted by the visitor, the best first, as in `navigator.languages`
 * @param offered by the site, which prefers the first of several that suit equally
 * @returns `undefined` where none of the wanted ones is offered
 */
export function bestLanguage(
  wanted: readonly string[],
  offered: readonly string[],
): string | undefined {
  for (const tag of wanted) {
    const found = closest(tag, offered)
    if (found) return found
  }
  return undefined
}

/** In the same script and region; in the same script; or the same language at all, as `pt` for `pt-BR`. */
function closest(tag: string, offered: readonly string[]): string | undefined {
  const own = maximal(tag)
  const same = offered.filter((one) => own && maximal(one)?.language === own.language)
  const written = same.filter((one) => maximal(one)?.script === own?.script)
  const spoken = written.filter((one) => maximal(one)?.region === own?.region)
  return spoken[0] ?? written[0] ?? same[0]
}

/** `zh-TW` is written in traditional letters, and `zh` in simplified ones. */
function maximal(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize()
  } catch {
    // Browsers may be given anything.
    return undefined
  }
}
