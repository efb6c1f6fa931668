// What a text says is no code, and the build has to find it in say() as it stands: Stryker leaves it alone.

const SAYING = new Set(['say', 'toSay', 'rich'])

/** @typedef {{ isCallExpression(): boolean, readonly node: { readonly callee?: { readonly name?: string } } }} Path */

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'texts',
    value: {
      shouldIgnore(/** @type {Path} */ path) {
        const isText = path.isCallExpression() && SAYING.has(path.node.callee?.name ?? '')
        return isText ? 'It is a text.' : undefined
      },
    },
  },
]
