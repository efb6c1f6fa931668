import type { GroupDraft } from './draft'

/** What was last chosen, so that a dialog closed too early loses nothing. It is gone with the page. */
export const lastChoices: {
  reveal: 'oneByOne' | 'atOnce'
  /** Of this wheel. */
  groups: { readonly wheelId: string; readonly draft: GroupDraft } | null
} = { reveal: 'oneByOne', groups: null }
