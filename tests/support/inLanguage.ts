import { vi } from 'vitest'

/** Modules as a page in another language has them. One that says something needs a language that has its texts. */
export async function inLanguage<Module>(
  language: string,
  load: () => Promise<Module>,
): Promise<Module> {
  vi.resetModules()
  globalThis.pageTexts = { language, messages: {} }
  try {
    return await load()
  } finally {
    globalThis.pageTexts = undefined
    vi.resetModules()
  }
}
