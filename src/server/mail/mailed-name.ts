/** Longest name in a mail, characters. */
const NAME_MAX = 60

/**
 * A name as it may stand in a mail: one line, of bounded length, with nothing that a mail program makes a link of or
 * that turns the text around it. Rows from before such names were refused may hold anything.
 */
export function mailedName(name: string): string {
  const line = name
    .replaceAll(/[\p{Cc}\u2028\u2029\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu, ' ')
    .replaceAll('://', ': ')
    .replaceAll(/["“”„«»]/g, '’')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const letters = Array.from(line)
  const short = letters.length > NAME_MAX ? `${letters.slice(0, NAME_MAX - 1).join('')}…` : line
  // A word joiner, which nobody sees: with it `evil.example` is no host.
  return short.replaceAll(/(?<=[\p{L}\d])\.(?=[\p{L}\d]{2,})/gu, '.\u2060')
}
