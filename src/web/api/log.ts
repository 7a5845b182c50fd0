const said = new Set<string>()

/** For whoever looks for a fault: a warning in the browser's console, the same one once until the page is loaded anew. */
export function logWarning(text: string): void {
  if (said.has(text)) return
  said.add(text)
  console.warn(text)
}
