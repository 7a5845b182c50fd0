import * as lists from 'stopword'

const byLanguage: Record<string, readonly string[]> = {
  ar: lists.ara,
  cs: lists.ces,
  da: lists.dan,
  de: lists.deu,
  el: lists.ell,
  en: lists.eng,
  es: lists.spa,
  fi: lists.fin,
  fr: lists.fra,
  he: lists.heb,
  hi: lists.hin,
  hu: lists.hun,
  id: lists.ind,
  it: lists.ita,
  ja: lists.jpn,
  ko: lists.kor,
  nb: lists.nob,
  nl: lists.nld,
  no: lists.nob,
  pl: lists.pol,
  pt: lists.por,
  ro: lists.ron,
  ru: lists.rus,
  sv: lists.swe,
  th: lists.tha,
  tr: lists.tur,
  uk: lists.ukr,
  vi: lists.vie,
  zh: lists.zho,
}

/** Function words that the lists leave out. */
const missing: Record<string, string> = {
  en: "its no nor not so us when will just per via they're you're you'll we're it's don't doesn't can't won't isn't i'm",
  de: 'dass sowie mal per je',
}
/** Words that people search for although the lists drop them. */
const searchedFor: Record<string, string> = {
  de: 'jahr mann menschen morgen suche tag tage uhr zeit',
}

const words = (text = '') => text.split(' ').filter(Boolean)
const cache = new Map<string, ReadonlySet<string>>()

/**
 * Words that carry no meaning of their own in a locale's language, lower case. Those of English are always
 * among them: listings all over the world are partly, or wholly, in English.
 */
export function stopWordsOf(locale: string): ReadonlySet<string> {
  const language = locale.split('-')[0] ?? ''
  let found = cache.get(language)
  if (!found) {
    const kept = new Set(words(searchedFor[language]))
    const all = [...lists.eng, ...words(missing['en']), ...(byLanguage[language] ?? []), ...words(missing[language])]
    found = new Set(all.map((word) => word.normalize('NFKC')).filter((word) => !kept.has(word)))
    cache.set(language, found)
  }
  return found
}
