// Tells links of draws from those of wheels: all that the page's first code knows of them.

const KINDS = { a: 'announcement', p: 'proof', f: 'fingerprint' } as const

/** @param hash of an address, with or without `#` */
export function linkKind(hash: string): 'announcement' | 'proof' | 'fingerprint' | null {
  const [, letter] = /^#?([apf])\./.exec(hash) ?? []
  return letter ? KINDS[letter as keyof typeof KINDS] : null
}
