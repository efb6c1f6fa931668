// Persistent storage, which the browser does not clear when space runs low. Never throws.

/** Whether the visitor has interacted with the page. Some browsers prompt for permission, too much for a mere visit. */
export function hasVisitorActed(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true
}

export async function askForPersistentStorage(): Promise<void> {
  try {
    const { storage } = navigator
    if (!storage?.persist || (await storage.persisted())) return
    if (!(await storage.persist()))
      console.info('The browser may clear stored data when space runs low')
  } catch (cause) {
    console.info('Failed to ask for persistent storage', cause)
  }
}
