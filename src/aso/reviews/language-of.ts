/** Below that many characters a guess is wrong too often. */
const LEAST_CHARACTERS = 20
/** More tell nothing further. */
const MOST_CHARACTERS = 3000

/** Tells the language of a text, ISO 639-1; null: it is too short, or not to be told. */
export type DetectLanguage = (text: string) => string | null

let detector: Promise<DetectLanguage> | undefined

/** The database takes some 100 ms and 10 MB: it is loaded when it is first needed. On the server alone. */
export const languageDetector = (): Promise<DetectLanguage> => (detector ??= loadDetector())

async function loadDetector(): Promise<DetectLanguage> {
  const { eld } = await import('eld/extrasmall')
  return (text) => {
    const words = wordsOf(text.slice(0, MOST_CHARACTERS).toWellFormed())
    if (Array.from(words).length < LEAST_CHARACTERS) return null
    const { language } = eld.detect(words)
    return /^[a-z]{2}$/.test(language) ? language : null
  }
}

/** The language of a text, ISO 639-1; null: below 20 characters, or not to be told. */
export const languageOf = async (text: string): Promise<string | null> => (await languageDetector())(text)

/** What is the same in every language tells nothing: addresses, and what is neither letter nor mark. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/\b(https?:\/\/|www\.)\S+/gi, ' ')
    .replaceAll(/\S+/g, (word) => (isMailAddress(word) ? ' ' : word))
    .replaceAll(/[^\p{L}\p{M}'’]+/gu, ' ')
    .trim()

/** Something on either side of an `@`. */
function isMailAddress(word: string): boolean {
  const at = word.indexOf('@', 1)
  return at > 0 && at < word.length - 1
}
