// Asks the browser to open addresses of a scheme with this site. It asks the visitor, so this belongs to a press.

/** Chrome takes it back as well; Firefox does so in its own settings. */
interface ProtocolHandlers {
  registerProtocolHandler?(scheme: string, url: string): void
  unregisterProtocolHandler?(scheme: string, url: string): void
}

const handlers = () => navigator as ProtocolHandlers

/** Safari cannot. An installed app can everywhere: its manifest says so. */
export function canHandleProtocols(): boolean {
  return typeof handlers().registerProtocolHandler === 'function'
}

/** @param url of this site, with `%s` where the address goes */
export function handleProtocol(scheme: string, url: string): void {
  attempt(() => handlers().registerProtocolHandler?.(scheme, url))
}

/** @param urls all that may have been asked for, on any page of the site */
export function forgetProtocol(scheme: string, urls: readonly string[]): void {
  attempt(() => {
    for (const url of urls) handlers().unregisterProtocolHandler?.(scheme, url)
  })
}

/** Not allowed in a frame, or without HTTPS. */
function attempt(change: () => void): void {
  try {
    change()
  } catch (cause) {
    console.warn('Failed to change which addresses open here', cause)
  }
}
