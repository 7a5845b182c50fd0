/**
 * A signed-in user's page has loaded these: the entry and what it imports, the chunk of the first page, and, once it rests,
 * what works beside the pages.
 */
const loadedAtStart = /^assets\/(index|rolldown-runtime|vendor|base|app|shared|database|background|menu)-[\w-]{8}\.js$/

/**
 * What a dynamic import preloads beside its own file: what its chunk imports and no start has loaded. Each name is an
 * element in the document's head, which takes longer than to find that the module is there.
 */
export function preloadsOfImport(file: string, imports: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  return hostType === 'html' ? imports : imports.filter((one) => one === file || !loadedAtStart.test(one))
}
