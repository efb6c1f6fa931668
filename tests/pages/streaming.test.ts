// What a streamer copies from the page is what the overlay and OBS read.

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DEFAULT_OVERLAY, settingsInAddress } from '../../src/stream/overlaySettings'
import { LOOKS } from '../../src/wheel/looks/looks'
import { mainAt } from './rendered'

const html = (await mainAt('/streaming')).replaceAll('&quot;', '"').replaceAll('&amp;', '&')
const insideOf = (tag: RegExp) => [...html.matchAll(tag)].map(([, inside = '']) => inside)
const rows = insideOf(/<th scope="row"><code dir="ltr">(.*?)<\/code><\/th>/g)
const codes = insideOf(/<code dir="ltr">(.*?)<\/code>/g)

it('each thing that an address can say of an overlay is there, is read and changes something', () => {
  const said = rows.filter((row) => row.includes('='))
  const { isHidden: _, ...inAddress } = DEFAULT_OVERLAY
  const { settings, unreadable } = settingsInAddress(`?${said.join('&')}`)
  expect(unreadable).toEqual([])
  expect(Object.keys(settings).toSorted()).toEqual(Object.keys(inAddress).toSorted())
  for (const [name, value] of Object.entries(settings)) {
    expect(DEFAULT_OVERLAY, name).not.toHaveProperty(name, value)
  }
})

it('the address of the example says two of them', () => {
  const [address = ''] = codes.filter((code) => code.startsWith('/overlay'))
  expect(settingsInAddress(new URL(address, 'https://fairwheel.example').search)).toEqual({
    settings: { size: 40, hasPlate: false },
    unreadable: [],
  })
})

it('the looks are those of all year', () => {
  for (const look of LOOKS) expect(codes).toContain(look)
})

it('the events are those that the overlay listens to, and one of them is in the request', () => {
  const heard = readFileSync('src/stream/streamEvents.ts', 'utf8').match(/fairwheel-\w+/g)
  const events = rows.filter((row) => row.startsWith('fairwheel-'))
  expect(events).toEqual(heard)
  const [request = ''] = insideOf(/<pre [^>]*><code>(.*?)<\/code><\/pre>/gs)
  // As obs-websocket takes it, and obs-browser answers it: its README, “obs-websocket Vendor”.
  expect(JSON.parse(request)).toEqual({
    requestType: 'CallVendorRequest',
    requestData: {
      vendorName: 'obs-browser',
      requestType: 'emit_event',
      requestData: { event_name: events[0] },
    },
  })
})
