// Every import in a folder of sources, read with the parser that Vite comes with: static, dynamic and type-only ones,
// re-exports, and `import('./file').Type`. An import that cannot be resolved is an error, so none is overlooked.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { type ESTree, parseSync, Visitor } from 'vite'

export interface Import {
  /** The importing file, from the root of the repository. */
  readonly from: string
  /** The imported file, from the root of the repository, or a package as it is written. */
  readonly to: string
  /** Whether it is an `import()` that runs, so that what it names is loaded later. */
  readonly isDynamic: boolean
}

/** @param folder from the root of the repository, where the tests run */
export function importsIn(folder: string): Import[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path.replaceAll('\\', '/')))
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => importsOf(path, readFileSync(path, 'utf8')))
}

/** @throws when the source cannot be parsed, or an import is computed or leads to no file */
export function importsOf(from: string, source: string): Import[] {
  const { program, errors } = parseSync(from, source)
  if (errors.length > 0) throw new Error(`${from}: ${errors[0]?.message}`)
  const imports: Import[] = []
  const add = (node: {
    type: string
    source?: ESTree.Expression | null
    expression?: ESTree.Expression
  }) => {
    const specifier = node.source ?? node.expression
    // An `export` without `from`.
    if (!specifier) return
    if (specifier.type !== 'Literal' || typeof specifier.value !== 'string') {
      throw new Error(`${from} imports what only running it would tell: write the path as a string`)
    }
    // Of a worker's script only the address is imported.
    const isDynamic = node.type === 'ImportExpression' || specifier.value.endsWith('?worker&url')
    imports.push({ from, to: resolved(from, specifier.value), isDynamic })
  }
  new Visitor({
    ImportDeclaration: add,
    ExportAllDeclaration: add,
    ExportNamedDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
    TSExternalModuleReference: add,
  }).visit(program)
  return imports
}

function resolved(from: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier
  // `?raw` and the like say how Vite loads the file.
  const path = join(dirname(from), specifier.replace(/\?.*$/, ''))
  const file = [path, `${path}.ts`, `${path}.tsx`].find(
    (one) => existsSync(one) && statSync(one).isFile(),
  )
  if (!file) throw new Error(`${from} imports ${specifier}, which is no file`)
  return file
}
