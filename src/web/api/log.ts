const said = new Set<string>()

/** Logs a warning to the browser's console, each one once until the page reloads. */
export function logWarning(text: string): void {
  if (said.has(text)) return
  said.add(text)
  console.warn(text)
}
