/** What the change log names of changed keywords: the first one, and how many more; null: none. */
export function changedKeywords([first, ...others]: readonly string[]): string | null {
  if (first === undefined) return null
  return others.length === 0 ? first : `${first} +${others.length}`
}
