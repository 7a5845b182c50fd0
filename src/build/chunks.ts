/** A script of the build, as far as the plugins look at it. */
export interface Chunk {
  fileName: string
  imports: string[]
  dynamicImports: string[]
  moduleIds: string[]
  facadeModuleId: string | null
  viteMetadata?: { importedCss: Set<string> }
}

export const chunksOf = (bundle: object): Chunk[] => Object.values(bundle).filter((one) => one.type === 'chunk')

/** Some scripts with all that they import, except by `import()`. */
export function withImports(some: readonly Chunk[], all: readonly Chunk[]): Set<Chunk> {
  const byName = new Map(all.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set<Chunk>()
  const add = (chunk: Chunk | undefined): void => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) add(byName.get(name))
  }
  some.forEach(add)
  return found
}
