// A stand-in for the operator's form service, and the site built for it.

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serveSiteWith } from './site'

/** What the service does with the next messages. */
type Mood = 'accepts' | 'fails' | 'hangs'

/** Beside the one of the other tests. */
const PORT = Number(process.env.E2E_PORT ?? 4187) + 200
export const ACCESS_KEY = 'key-of-the-test'

export class FormService {
  mood: Mood = 'accepts'
  /** Every message that came: how it was encoded, and its fields in their order. */
  readonly received: { readonly type: string | undefined; readonly fields: string[][] }[] = []
  private readonly server: Server

  constructor() {
    this.server = createServer(async (request, response) => {
      // A browser asks for an icon too.
      if (request.method !== 'POST') return response.writeHead(204).end()
      let body = ''
      for await (const chunk of request) body += chunk
      const fields = new URLSearchParams(body)
      this.received.push({ type: request.headers['content-type'], fields: [...fields] })
      if (this.mood === 'hangs') return
      if (this.mood === 'fails') return response.writeHead(500).end('Something broke')
      return response.writeHead(303, { location: fields.get('redirect') ?? '' }).end()
    })
  }

  /** Starts it and returns its address. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/submit`
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }
}

/** Builds the site for a form service as an operator does, and serves it. */
export function serveSiteFor(endpoint: string) {
  return serveSiteWith('contact-site', PORT, (address) => ({
    VITE_CONTACT_ENDPOINT: endpoint,
    VITE_CONTACT_ACCESS_KEY: ACCESS_KEY,
    // Where the service sends people back to; the policy lets a form lead nowhere else.
    VITE_PUBLIC_URL: address,
  }))
}
