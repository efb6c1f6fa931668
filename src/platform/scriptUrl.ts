// Under Trusted Types only a policy may turn text into a script's address, and the site's has one name.

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown }
}

type Policy = ReturnType<TrustedTypes['createPolicy']>

let policy: Policy | undefined

/** The address of this site's script, for `new Worker` and the like. @throws {TypeError} when it is another site's */
export function scriptUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  // The page's policy allows the name once.
  policy ??= trustedTypes?.createPolicy('fairwheel', { createScriptURL: ownUrl })
  // TypeScript's declarations accept only a string.
  return (policy ? policy.createScriptURL(url) : ownUrl(url)) as string
}

function ownUrl(url: string): string {
  if (new URL(url, location.href).origin !== location.origin) {
    throw new TypeError(`Not a script of this site: ${url}`)
  }
  return url
}
