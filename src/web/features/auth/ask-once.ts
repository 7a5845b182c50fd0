/**
 * For codes that are good for one use: each is asked about once, however often React runs effects; again only after a
 * failure.
 */
export function askOnce<T>(): (code: string, ask: () => Promise<T>) => Promise<T> {
  const asked = new Map<string, Promise<T>>()
  return (code, ask) => {
    const known = asked.get(code)
    if (known) return known
    const answer = ask()
    asked.set(code, answer)
    answer.catch(() => asked.delete(code))
    return answer
  }
}
