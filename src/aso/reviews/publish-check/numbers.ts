/** So many digits without a letter between may be a number of a phone, an account or a card. */
const DIGITS_MIN = 6

/** What digits are harmless as: at most one of each kind in a row of them. */
const HARMLESS = [
  /(?<![\d.:/-])(?:(?:19|20)\d\d[-/.](?:0?[1-9]|1[0-2])[-/.](?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:19|20)\d\d)(?![\d/-])/g,
  /(?<![\d.:/-])(?:[01]?\d|2[0-4]):[0-5]\d(?![\d:/-])/g,
  /(?<![\d.:/-])24\/7(?![\d/-])/g,
  /(?<![\d.:/-])(?:19|20)\d\d(?![\d:/-])/g,
]
const LETTERS = /\p{L}+/u
const DIGIT = /\p{Nd}/gu

/** The first long number of a folded text, in any script, whatever but letters stands between its digits; null: none. */
export function longNumberIn(text: string): string | null {
  for (const row of text.split(LETTERS)) {
    if ((row.match(DIGIT)?.length ?? 0) < DIGITS_MIN) continue
    let rest = row
    for (const harmless of HARMLESS) if ((rest.match(harmless)?.length ?? 0) === 1) rest = rest.replace(harmless, ' ')
    if ((rest.match(DIGIT)?.length ?? 0) >= DIGITS_MIN) return row.replaceAll(/\s+/g, ' ').trim().slice(0, 40)
  }
  return null
}

const NAMES = new Set(
  `zero one two three four five six seven eight nine oh null eins zwei drei vier funf sechs sieben acht neun
  un deux trois quatre cinq sept huit neuf cero uno dos tres cuatro cinco seis siete ocho nueve six zwo double`.split(
    /\s+/,
  ),
)
/** So many digits in words, one after the other, are a number that is spelled out. */
const NAMED_MIN = 5

/** A number whose digits are written as words; null: none. */
export function spelledNumberIn({ compared, written }: { compared: readonly string[]; written: readonly string[] }) {
  let count = 0
  for (const [at, word] of compared.entries()) {
    count = NAMES.has(word) || /^\p{Nd}$/u.test(word) ? count + 1 : 0
    if (count >= NAMED_MIN) return written.slice(at + 1 - count, at + 1).join(' ')
  }
  return null
}
