// Asks the browser to keep this site's storage even when room is short. It never throws.

/** Whether the visitor has done anything here; a browser may ask them, so a mere visit is no reason to. */
export function hasVisitorActed(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true
}

export async function askForPersistentStorage(): Promise<void> {
  try {
    const { storage } = navigator
    if (!storage?.persist || (await storage.persisted())) return
    if (!(await storage.persist())) console.info('What is stored may be cleared when room is short')
  } catch (cause) {
    console.info('Failed to ask for persistent storage', cause)
  }
}
