// Persistent storage, which the browser does not clear when space runs low. Never throws.

/** Whether the visitor has interacted with the page. Some browsers prompt for permission, too much for a mere visit. */
export function hasVisitorActed(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true
}

export async function askForPersistentStorage(): Promise<void> {
  try {
    const { storage } = navigator
    if (!storage?.persist || (await storage.persisted())) return
    // Many browsers refuse it to sites that are new to them, which is not worth a word in the console.
    await storage.persist()
  } catch (cause) {
    console.info('Failed to ask for persistent storage', cause)
  }
}
