// The relays, which the operator of a deployment may change. The build checks them: scripts/relays.mjs.

/** Of the League of Entropy, for any page: https://docs.drand.love/developer/http-api */
const DEFAULT_RELAYS =
  'https://api.drand.sh https://api2.drand.sh https://api3.drand.sh https://drand.cloudflare.com'

export const RELAYS: readonly string[] =
  originsIn(import.meta.env.VITE_BEACON_RELAYS ?? '') ?? DEFAULT_RELAYS.split(' ')

function originsIn(text: string): readonly string[] | null {
  return text.match(/[^\s,]+/g)
}
