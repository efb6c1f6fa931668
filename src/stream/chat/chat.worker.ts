// The only code of the site that can reach a chat: the answer that brings this script names Twitch's in its policy, and
// this machine (scripts/headers.mjs). Its bundle is one file, because that policy belongs to it alone.

import { cryptoWords } from '../../platform/entropy'
import { type Connected, connect } from './connect'
import type { FromChat, ToChat } from './protocol'

const post = (message: FromChat) => postMessage(message)

let connected: Connected | null = null

addEventListener('message', ({ data }: MessageEvent<ToChat>) => {
  if (data.do === 'listenFor') connected?.listenFor(data.words)
  else if (data.do === 'stop') {
    connected?.stop()
    close()
  } else {
    connected = connect(data.source, data.words, {
      open: (address) => new WebSocket(address),
      schedule(task, delayMs) {
        const timer = setTimeout(task, delayMs)
        return () => clearTimeout(timer)
      },
      random: () => cryptoWords.next() / 2 ** cryptoWords.bits,
      onConnection: (connection) => post({ kind: 'connection', connection }),
      onHeard: (heard) => post({ kind: 'heard', heard }),
    })
  }
})
