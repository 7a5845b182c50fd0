/** Texts that are looked at. */
const LOOKED_AT = 60
/** More than an abbreviation in capital letters. */
const SHOUTED = /^[^\p{Ll}]{5,}$/u
const SPECIAL = /[.*+?^${}()|[\]\\]/g

/**
 * Capital and small letters of a name as most of the texts write it: German nouns and brands have capitals. The beginning of
 * a sentence tells nothing. Where they join its words with hyphens, so does it. A name that none of them has stays as it is.
 */
export function usualCase(name: string, texts: readonly string[]): string {
  const found = new RegExp(
    String.raw`(?<=[\p{L}\p{M}\p{N},] )${name.replaceAll(SPECIAL, String.raw`\$&`).replaceAll(' ', '[ \u2010-]')}(?![\p{L}\p{M}])`,
    'giu',
  )
  const spellings = new Map<string, number>()
  for (const text of texts.slice(0, LOOKED_AT)) {
    for (const [spelling] of text.matchAll(found))
      if (!SHOUTED.test(spelling)) spellings.set(spelling, (spellings.get(spelling) ?? 0) + 1)
  }
  let usual = name
  for (const [spelling, count] of spellings) if (count > (spellings.get(usual) ?? 0)) usual = spelling
  return usual
}
