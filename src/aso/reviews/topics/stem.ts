/** Endings of inflected and derived words, longest first. Close enough to count "sync", "syncs" and "syncing" together. */
const endings: Readonly<Record<string, string>> = {
  en: 'isations izations isation ization ations ation ings ing ions ion ments ment ers er ies ied ed es ly s e y',
  de: 'ungen ung ieren iert ierte enden ende ens ern em en er es e n s t',
  fr: 'issements ages age isations isation ations ation ateurs ateur ements ement ions ion antes ante ants ant ees ee euses euse eurs eur aient ait ais ent ez er es e s x',
  es: 'aciones acion mente amiento iones ion ando iendo adas ados ada ado idas idos ida ido ar er ir as os es a o e s',
  pt: 'acoes acao mente amento oes ao ando endo adas ados ada ado idas idos ida ido ar er ir as os es a o e s',
  it: 'azioni azione mente amento amenti ioni ione ando endo ate ati ata ato ite iti ita ito are ere ire e i a o',
  nl: 'ingen ing eren eerd heden heid en er es e s t',
  sv: 'ningar ningen ning arna erna orna aren ande ades ade ar er or en et na a e s t',
}
const sortedEndings = new Map(
  Object.entries(endings).map(([language, list]) => [
    language,
    list.split(' ').toSorted((a, b) => b.length - a.length),
  ]),
)

/** Reviews are typed in a hurry: `mise a jour` is the same as `mise à jour`. In other languages the marks tell words apart. */
const WITHOUT_MARKS = new Set(['fr', 'es', 'pt', 'it', 'en', 'nl'])
const SHORTEST = 4
const MARKS = /\p{M}/gu

/**
 * What the forms of a word have in common, by its usual endings; good for comparing, not for showing. A language without
 * a list keeps its words.
 */
export const stemOf = (word: string, language: string): string =>
  stripped(WITHOUT_MARKS.has(language) ? word.normalize('NFD').replace(MARKS, '') : word, language)

function stripped(word: string, language: string): string {
  const plain = word.replace(/['\u2019]s$/, '')
  for (const ending of sortedEndings.get(language) ?? []) {
    const shortest = ending === 's' ? 3 : SHORTEST
    if (!plain.endsWith(ending) || plain.length - ending.length < shortest) continue
    if (ending === 's' && /[su]s$/.test(plain)) continue
    const left = plain.slice(0, -ending.length)
    // "stopp(ed)" is a form of "stop"; "syncs" one of "sync", whose vowel may be gone in "synced".
    return left.replace(/([^aeiouls])\1$/, '$1').replace(/(?<=.{4})[ey]$/, '')
  }
  return plain
}
