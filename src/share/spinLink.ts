// Addresses that ask for a spin: `https://site/?spin`, and `web+fairwheel:spin`, which the browser leads to the former
// with itself as the value.

/** That a site may ask to open must begin with `web+`. */
export const SPIN_SCHEME = 'web+fairwheel'
export const SPIN_ADDRESS = `${SPIN_SCHEME}:spin`

const NAME = 'spin'
export const SPIN_SEARCH = `?${NAME}`

/** Some launchers know addresses by their slashes alone. */
const VALUES: readonly string[] = ['', SPIN_ADDRESS, `${SPIN_SCHEME}://spin`]

/**
 * What the search of an address asks for, with its `?` or without.
 * @returns `null` where it is about something else
 */
export function askedBy(search: string): 'spin' | 'unknown' | null {
  const values = new URLSearchParams(search).getAll(NAME)
  if (values.length === 0) return null
  return values.every((value) => VALUES.includes(value)) ? 'spin' : 'unknown'
}

/** The same search without asking; empty where nothing else stands there. */
export function withoutAsking(search: string): string {
  const params = new URLSearchParams(search)
  params.delete(NAME)
  return params.size > 0 ? `?${params}` : ''
}
