/** Words with which no name of a thing begins: they lean on what stands before them, count, or say how. */
const first: Readonly<Record<string, string>> = {
  en: `own every each one two three four five six seven eight nine ten hour hours minute minutes few many much more
    most another other otherwise such also just only even still already always never ever now then than very really
    quite pretty so too without within until while since why away else last latest next gone got getting worth off
    out up down used bit lots tons plenty bunch couple dozens hundreds thousands felt started uses record walks`,
  fr: 'sers sert servent tous toutes chaque surtout hors deux trois plusieurs sans dès chez peu heure heures',
  de: 'inzwischen fürs jeden jede jedes zwei drei viele wenige eigene eigenen eigener noch schon auch nur sehr ohne seit',
  es: 'cada dos tres varios muchos sin sobre todo',
  ja: 'まさに とても ついつい ちゃんと いろいろ 毎日',
}

/** Words with which none ends. */
const last: Readonly<Record<string, string>> = {
  en: `own every each one two three four five ten few many much more most another other otherwise such also just only
    even still already always never ever now then than very really quite pretty so too without within until while
    since why away else itself myself himself yourself last first next extra left good great nice bad in out off on
    up down back again anymore yet together wasn't isn't aren't doesn't didn't don't won't can't fades lasts wakes
    helps saves uses talking`,
  fr: 'sers sert servent tous toutes chaque surtout hors sans dès chez deux trois répond',
  de: `inzwischen fürs beim vom zum zur jeden jede jedes zwei drei eigene eigenen noch schon auch nur sehr ohne seit nutzt
    dauert gefunden`,
  es: 'cada dos tres sin sobre todo',
}

/** English verbs of the past: "battery lasted" tells something and names nothing. */
const PAST = /^\p{L}{2,}(?<!e|^sh|^sl)ed$/u

const setsOf = (lists: Readonly<Record<string, string>>) =>
  new Map(Object.entries(lists).map(([language, words]) => [language, new Set(words.split(/\s+/))]))
const [noFirst, noLast] = [setsOf(first), setsOf(last)]

/** Whether no phrase of a language begins with the word. */
export const cannotBegin = (word: string, language: string): boolean => noFirst.get(language)?.has(word) ?? false

/** Whether no phrase of a language ends with it. */
export const cannotEnd = (word: string, language: string): boolean =>
  noLast.get(language)?.has(word) === true || (language === 'en' && PAST.test(word))

/** Whether a word may be a verb as well as a thing: "calms", "sounds". */
export const mayTell = (word: string, language: string): boolean => language === 'en' && word.endsWith('s')
