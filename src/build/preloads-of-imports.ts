/** Every page has loaded these: the entry and what it imports, and, for a signed-in user, the chunk of the first page. */
const loadedAtStart = /^assets\/(index|rolldown-runtime|vendor|base|app)-[\w-]{8}\.js$/

/**
 * What a dynamic import preloads beside its own file: what its chunk imports and no start has loaded. Each name is an
 * element in the document's head, which takes longer than to find that the module is there.
 */
export function preloadsOfImport(file: string, imports: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  return hostType === 'html' ? imports : imports.filter((one) => one === file || !loadedAtStart.test(one))
}
