import type { WorldLanguage } from './concept.ts'

/** What `read` gives for a language, read once, when it is first asked for. */
export function inEachLanguage<T>(read: (language: WorldLanguage) => T): (language: WorldLanguage) => T {
  const known = new Map<WorldLanguage, T>()
  return (language) => {
    const texts = known.get(language) ?? read(language)
    known.set(language, texts)
    return texts
  }
}
