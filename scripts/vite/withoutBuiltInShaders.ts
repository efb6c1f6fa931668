import type { Plugin } from 'vite'

/**
 * Every material of ours is raw: it brings its whole shader. three's own shaders (125 kB of text, 17 kB gzipped) are
 * never compiled, so the build leaves them empty.
 */
export function withoutBuiltInShaders(): Plugin {
  const shaderText = /^((?:var|const) \w+(?:\$\w+)? = )"(?:[^"\\]|\\.)*";$/gm
  return {
    name: 'without-built-in-shaders',
    apply: 'build',
    transform: {
      filter: { id: /\/three\/build\/three\.module\.js/ },
      handler: (code) => ({ code: code.replace(shaderText, '$1"";'), map: null }),
    },
  }
}
