/** A module as the bundler knows it, as far as the rules look at it. */
export interface ModuleLinks {
  code: string | null
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
  importers: readonly string[]
  dynamicImporters: readonly string[]
}

export interface ModuleGraph {
  getModuleInfo(id: string): ModuleLinks | null
}

/** Modules with all that they import, except by `import()`. */
export function withImports(ids: readonly string[], graph: ModuleGraph, seen = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (seen.has(id)) continue
    seen.add(id)
    withImports(graph.getModuleInfo(id)?.importedIds ?? [], graph, seen)
  }
  return seen
}
