/** Singular and plural after what precedes both: `[^aeiou]` + `y` or `ies` is party, parties. */
type Rule = readonly [before: string, singular: string, plural: string]

/**
 * German: only endings that nouns alone have. `-n` after `-e`, `-el` and `-er` makes the infinitive as well (`spiele`, `spielen`;
 * `wander`, `wandern`), so that such words count as two.
 */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    ['[^aeiou]', 'y', 'ies'],
    ['(?:s|x|z|ch|sh|o)', '', 'es'],
    ['[lrae]', 'f', 'ves'],
    ['i', 'fe', 'ves'],
    ['[^su]', '', 's'],
  ],
  de: [
    ['(?:[^en]ie|[^k]nie|[^e]ine|ette|geschichte)', '', 'n'],
    ['(?:ung|heit|keit|schaft|ion|tät)', '', 'en'],
    ['[^e]in', '', 'nen'],
    ['[aogkp]', '', 's'],
  ],
  es: [
    ['[aeiou]', 'z', 'ces'],
    ['[aeiouáé]', '', 's'],
    ['[bdjlnr]', '', 'es'],
  ],
  fr: [
    ['e', 'au', 'aux'],
    ['[^aeux]', 'al', 'aux'],
    ['[^sxz]', '', 's'],
  ],
  pt: [
    ['.', 'ão', 'ões'],
    ['[aeou]', 'l', 'is'],
    ['[aeiou]', 'm', 'ns'],
    ['[aeiouãáéí]', '', 's'],
    ['[rz]', '', 'es'],
  ],
}

const irregular: readonly (readonly [string, string])[] = [
  ['child', 'children'],
  ['foot', 'feet'],
  ['goose', 'geese'],
  ['man', 'men'],
  ['mouse', 'mice'],
  ['person', 'people'],
  ['tooth', 'teeth'],
  ['woman', 'women'],
]
/** Look like a plural, and are another word. */
const notPlural = new Set(['news', 'ios', 'goods', 'means', 'maths'])

const SHORTEST = 3
const cache = new Map<string, readonly string[]>()

/**
 * What the other number of a word could be: `stories` of `story` and the reverse, by the regular endings of English, German,
 * Spanish, French and Portuguese and a few irregular English nouns. Some are no words (`sho` of `shoes`), so they are only
 * good for looking up words that are there. Empty in other languages. Apple's advice, that a plural is found by its singular,
 * is about English; that it holds in the other languages is an assumption.
 */
export function otherNumbers(word: string, locale: string): readonly string[] {
  const language = locale.split('-')[0] ?? ''
  const key = `${language} ${word}`
  const known = cache.get(key)
  if (known) return known
  const found = new Set<string>()
  for (const [before, singular, plural] of rules[language] ?? []) {
    found.add(word.replace(new RegExp(`(?<=${before})${singular}$`, 'u'), plural))
    if (!notPlural.has(word)) found.add(word.replace(new RegExp(`(?<=${before})${plural}$`, 'u'), singular))
  }
  for (const [one, many] of language === 'en' ? irregular : []) {
    if (word === one) found.add(many)
    if (word === many) found.add(one)
  }
  const forms = [...found].filter(
    (form) => form !== word && Math.min(form.length, word.length) >= SHORTEST && !notPlural.has(form),
  )
  cache.set(key, forms)
  return forms
}
