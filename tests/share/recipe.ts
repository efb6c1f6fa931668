// A second implementation of version 1 links, as simple as possible and slow: what another reader or writer of the
// format would do. Shares no code with src/.

/** The hash that the recipe makes of JSON text, or of a body with its dictionary. */
export function recipeHash(
  json: string,
  { dictionary, body }: { dictionary: readonly string[]; body: string } = compress(json),
): string {
  const entries = JSON.stringify(dictionary)
  return btoa(encodeURIComponent(`${entries.length}:${entries}${body}`))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
}

/** Every repeated substring, placeholders of earlier ones included, in the order of the text. */
export function compress(json: string): { dictionary: string[]; body: string } {
  const dictionary: string[] = []
  let body = json
  for (let length = 10; length >= 3; length -= 1) {
    for (let start = 0; start + length <= body.length; start += 1) {
      const piece = body.slice(start, start + length)
      const placeholder = `~${dictionary.length}~`
      if (placeholder.length >= length || body.split(piece).length < 3) continue
      body = body.split(piece).join(placeholder)
      dictionary.push(piece)
    }
  }
  return { dictionary, body }
}

/** The JSON text in a version 1 hash. */
export function recipeJson(hash: string): string {
  const text = decodeURIComponent(atob(hash.replace(/-/g, '+').replace(/_/g, '/')))
  const colon = text.indexOf(':')
  const end = colon + 1 + Number(text.slice(0, colon))
  const dictionary: string[] = JSON.parse(text.slice(colon + 1, end))
  let json = text.slice(end)
  for (let index = dictionary.length - 1; index >= 0; index -= 1) {
    json = json.split(`~${index}~`).join(dictionary[index])
  }
  return json
}
