// What the browser tells a screen reader, with the numbers that styles count.

import { cdp } from 'vitest/browser'

interface Frame {
  readonly frame: { readonly id: string; readonly url: string }
  readonly childFrames?: readonly Frame[]
}

interface Heard {
  readonly role?: { readonly value: string }
  readonly name?: { readonly value: string }
}

/** All texts of the page. Those of one list are in their order. */
export async function heardTexts(): Promise<string[]> {
  const { frameTree } = (await cdp().send('Page.getFrameTree')) as { frameTree: Frame }
  // The page of the tests is a frame of another.
  const inner = frameTree.childFrames?.find(({ frame }) => location.href.startsWith(frame.url))
  const frameId = (inner ?? frameTree).frame.id
  const { nodes } = (await cdp().send('Accessibility.getFullAXTree', { frameId })) as {
    nodes: readonly Heard[]
  }
  return nodes.flatMap(({ role, name }) =>
    role?.value === 'StaticText' ? [name?.value.trim() ?? ''] : [],
  )
}
