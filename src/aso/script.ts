/** ISO 15924 codes that stand for several scripts in Unicode. */
const MIXED: Record<string, readonly string[]> = {
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
}

const patterns = new Map<string, RegExp>()

/** A letter of the script in which the locale's language is written in its country (Unicode CLDR, likely subtags). */
function lettersOf(locale: string): RegExp {
  let pattern = patterns.get(locale)
  if (!pattern) {
    const script = new Intl.Locale(locale).maximize().script ?? 'Latn'
    const scripts = MIXED[script] ?? [script]
    pattern = new RegExp(`[${scripts.map((one) => String.raw`\p{Script=${one}}`).join('')}]`, 'u')
    patterns.set(locale, pattern)
  }
  return pattern
}

/** Whether a text has a letter of the script of the locale's language. */
export const isInScriptOf = (text: string, locale: string): boolean => lettersOf(locale).test(text)

/**
 * Whether a text is clearly not for readers of the locale's language: it has letters, but none of that language's script and
 * none of the Latin one, in which people all over the world write names and borrowed words.
 */
export const isInForeignScript = (text: string, locale: string): boolean =>
  /\p{L}/u.test(text) && !isInScriptOf(text, locale) && !/\p{Script=Latn}/u.test(text)
