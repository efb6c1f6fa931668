const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** Whether the browser asks before the page is left, in its own words. */
export function askToStay(isAsking: boolean): void {
  // Added once however often, and only while it is needed: pages that ask are not kept for going back.
  if (isAsking) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
}
