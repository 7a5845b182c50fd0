import { functionWordsOf } from './function-words.ts'

/**
 * Pronouns, auxiliaries, and words of price and praise by language: they say nothing of what an app does, and no app is
 * chosen for them. Unlike function words, an app is not found without them: a phrase that needs one stays uncovered.
 * `do`, `go` and `make` are none: people search for `to do list`.
 */
const byLanguage: Readonly<Record<string, string>> = {
  de:
    'ich du er es wir ihr mich dich sich mein meine dein deine sein seine unser unsere ist sind war bin bist hat habe haben wird ' +
    'werden kann was wer wie wo wann warum dies diese dieser dieses nicht kein keine ja nein auch nur sehr mehr alle alles ' +
    'kostenlos kostenlose gratis umsonst beste besten bester bestes gut gute neu neue neues',
  en:
    'i you he she it we they me him her us them my your his its our their mine yours is are be am was were been has have had ' +
    'will would can could should must this that these those what which who whom how when where why not no yes so if then too ' +
    'also just only very more most all any some every each free best better top new great good plus pro',
  es:
    'yo tú tu él ella nosotros ellos mi mis tus su sus me te se es son ser era está están ha han este esta estos estas ese esa ' +
    'qué que quién cómo cuándo dónde no sí si también solo muy más todo todos toda todas gratis mejor mejores nuevo nueva',
  fr:
    'je tu il elle nous vous ils elles me te se mon ma mes ton ta tes son sa ses notre votre leur est sont être a ont ce cette ' +
    'ces qui que quoi comment quand où pourquoi ne pas non oui si aussi seulement très plus tout tous toute toutes gratuit ' +
    'gratuite gratuits gratuites meilleur meilleure meilleurs nouveau nouvelle',
  it:
    'io tu lui lei noi voi loro mi ti si mio mia tuo tua suo sua nostro è sono era ha hanno questo questa che chi come quando ' +
    'dove non no anche solo molto più tutto tutti gratis gratuito gratuita migliore migliori nuovo nuova',
  ja: '無料 最高 新しい',
  ko: '무료 최고',
  pt:
    'eu tu ele ela nós eles me te se meu minha teu tua seu sua nosso é são ser era está tem este esta esse essa que quem como ' +
    'quando onde não sim também só muito mais todo todos toda todas grátis gratis gratuito melhor melhores novo nova',
  ru: 'я ты он она мы вы они мой твой свой это что кто как не нет да бесплатно бесплатный лучший лучшие новый',
  zh: '免费 免費 最好 最佳',
}

/** Numbers as people write them out. */
const numbers: Readonly<Record<string, string>> = {
  de: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf hundert tausend',
  en: 'zero one two three four five six seven eight nine ten eleven twelve twenty thirty hundred thousand million',
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce cien mil',
  fr: 'zéro deux trois quatre cinq six sept huit neuf dix onze douze cent mille',
  it: 'zero due tre quattro cinque sei sette otto nove dieci undici dodici cento mille',
  pt: 'zero dois três quatro cinco seis sete oito nove dez onze doze cem mil',
}

const cache = new Map<string, { stop: ReadonlySet<string>; numbers: ReadonlySet<string> }>()

function listsOf(locale: string) {
  const [language = ''] = locale.split('-')
  const known = cache.get(language)
  if (known) return known
  const setOf = (words: string | undefined) => new Set(words?.split(' '))
  const stop = new Set([...functionWordsOf(locale), ...setOf(byLanguage[language])])
  const lists = { stop, numbers: setOf(numbers[language]) }
  cache.set(language, lists)
  return lists
}

/** Whether a word, in lower case, says nothing of what an app does. */
export const isStopWord = (word: string, locale: string): boolean => listsOf(locale).stop.has(word)

/** Whether a word is a number, in digits or written out. `432hz` and `4k` are none. */
export const isNumber = (word: string, locale: string): boolean =>
  /^\p{N}+(?:[.,]\p{N}+)*$/u.test(word) || listsOf(locale).numbers.has(word)
