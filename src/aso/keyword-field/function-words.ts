/** Articles, conjunctions and prepositions by language, as far as they say nothing of their own: `without` does. */
const byLanguage: Readonly<Record<string, string>> = {
  ar: 'من في على إلى الى عن مع و أو او',
  ca: 'el la els les un una uns unes de del dels a al als i o per amb en',
  cs: 'a i v ve na s se z ze do od k ke o u pro nebo',
  da: 'en et den det de og eller i på til af for fra med ved om',
  de: 'der die das den dem des ein eine einen einem einer eines und oder in im an am auf aus bei beim für mit nach um von vom zu zum zur',
  el: 'ο η το οι τα του της των τον την και ή με για σε από στο στη στην στα',
  en: 'a an the and or but as at by for from in into of on onto per than to via with',
  es: 'el la los las un una unos unas y e o u a al de del en con para por',
  fi: 'ja tai sekä',
  fr: 'le la les un une des de du à au aux et ou en dans sur par pour avec',
  he: 'של את עם על אל או',
  hi: 'और या का की के को में से पर',
  hr: 'i a ili u na s sa za od do iz o',
  hu: 'a az egy és vagy',
  id: 'dan atau yang di ke dari untuk dengan',
  it: 'il lo la i gli le un uno una e o a al alla ai di del della dei da in nel nella con su per',
  ja: 'の を に は が で と も へ や',
  ms: 'dan atau yang di ke dari untuk dengan',
  nl: 'de het een en of in op aan bij van voor met te naar uit om',
  no: 'en et ei den det de og eller i på til av for fra med ved om',
  pl: 'a i oraz lub w we na z ze do od dla o u',
  pt: 'o a os as um uma uns umas e ou de do da dos das em no na nos nas ao com para por',
  ro: 'un o și sau de din la în pe cu pentru',
  ru: 'и а или в во на с со из к ко у о об от до для по за',
  sk: 'a i v vo na s so z zo do od k ku o u pre alebo',
  sv: 'en ett den det de och eller i på till av för från med vid om',
  th: 'และ หรือ ของ ใน ที่ กับ เพื่อ',
  tr: 've veya ile için',
  uk: 'і й та або в у на з із зі до від для по за о об',
  vi: 'và hoặc của cho với',
  zh: '的 和 与 與 或 在',
}
/** Stand in listings of every language, and mean nothing else in the others. */
const EVERYWHERE = 'the of for with'

const cache = new Map<string, ReadonlySet<string>>()

/**
 * Words that are not worth a place in a keyword field, lower case: without them an app is found all the same. Far fewer than
 * the stop words of texts: people search for `to do list`, and an app without `do` does not answer that. That stores find an
 * app without them is an assumption of practitioners; Apple names no such words. Of languages that are not listed, the few
 * English ones alone.
 */
export function functionWordsOf(locale: string): ReadonlySet<string> {
  const [code = ''] = locale.split('-')
  const language = code === 'nb' ? 'no' : code
  let found = cache.get(language)
  if (!found) {
    const words = `${EVERYWHERE} ${byLanguage[language] ?? ''}`.trim().split(' ')
    found = new Set(words.map((word) => word.normalize('NFKC')))
    cache.set(language, found)
  }
  return found
}
