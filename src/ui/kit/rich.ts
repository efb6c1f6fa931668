// Texts with markup in them.

import { createElement, Fragment, type ReactNode } from 'react'
import { pieces, type Values } from '../../text/say'

type Tags<Text> = Text extends `${string}</${infer Tag}>${infer Rest}` ? Tag | Tags<Rest> : never

/** Makes the element for a tag. */
export type Markup = (inside: ReactNode) => ReactNode

/**
 * A text with a function for each of its tags: `rich('Read <a>more</a>.', { a: (inside) => <a href="/">{inside}</a> })`.
 * @throws where the text has not been loaded
 */
export function rich<const Text extends string>(
  text: Text,
  values: Values<Text> & Readonly<Record<Tags<Text>, Markup>>,
): ReactNode {
  const all = Object.entries<unknown>(values).map(([name, value]) => [
    name,
    typeof value === 'function' ? (inside: unknown[]) => value(inOrder(inside)) : value,
  ])
  return inOrder(pieces(text, Object.fromEntries(all)))
}

/** Pieces stay in their places, so none needs a key. */
const inOrder = (all: readonly unknown[]) =>
  createElement(Fragment, null, ...(all as readonly ReactNode[]))
