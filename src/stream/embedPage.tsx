// The wheel of a link in a frame of another site (docs/embed.md). What the visitor has stored here is neither read nor
// written, and the page ends with the frame.

// Before the store is made.
import './embed/ownStorage'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { compression } from '../platform/compression'
import { readHash } from '../share/link'
import { shareMessages } from '../share/messages'
import { ShareError } from '../share/payload'
import { app } from '../store/app'
import { said, type ToSay } from '../text/say'
import { syncPageAttributes } from '../ui/pageAttributes'
import { followLook } from '../ui/stage/followLook'
import { Embed, NoWheel } from './embed/Embed'
import { messages } from './embed/messages'
import '@fontsource-variable/fredoka/wght.css'
import '../ui/kit/theme.css'

const LONGEST_WAIT_MS = 3000

const container = document.getElementById('root')
if (!container) throw new Error('The page has no root element')
const root = createRoot(container)
syncPageAttributes(app)
void pageOf(location.hash).then((page) => root.render(page))
// Another wheel is another page.
addEventListener('hashchange', () => location.reload())

/** Never rejects. */
async function pageOf(hash: string): Promise<ReactNode> {
  if (hash.length < 2) return <NoWheel>{messages.noWheel}</NoWheel>
  let note: ToSay | undefined
  try {
    const shared = await readHash(hash, { compression })
    note = shared.note
    app.actions.openShared(shared, hash)
  } catch (cause) {
    console.warn('Failed to read the wheel of the address', cause)
    const failure = cause instanceof ShareError ? cause.failure : 'damaged'
    return <NoWheel>{said(shareMessages[failure])}</NoWheel>
  }
  await Promise.race([followLook(app), new Promise((go) => setTimeout(go, LONGEST_WAIT_MS))])
  return <Embed note={note && said(note)} />
}
