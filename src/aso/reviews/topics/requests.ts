import type { Piece } from './pieces.ts'

/** Key of the term for all ways of asking for something. */
export const REQUEST = '?'

/** Words, and pairs of words, with which people ask for what an app lacks. */
const cues: Readonly<Record<string, string>> = {
  en: 'wish option lacks lacking suggestion would_be would_like be_nice please_add ability_to only_thing needs_to',
  de: 'wünsche wünschte wunsch wünschenswert fehlt fehlen vermisse wäre_schön wäre_toll wäre_super wünschen',
  fr: 'manque manquent rajouter ajouter possibilité possibilite serait puisse regrette bémol manquerait',
  es: 'falta faltan gustaría gustaria agregar añadir ojalá deberían deberia estaría sugerencia',
  pt: 'falta faltam gostaria poderia deveria adicionar acrescentar sugestão',
  it: 'manca mancano vorrei aggiungere sarebbe servirebbe suggerimento',
  nl: 'mis mist ontbreekt wens graag zou',
  sv: 'saknar önskar skulle',
  pl: 'brakuje brak przydałoby chciałbym',
  tr: 'eksik keşke isterdim',
  ru: 'хотелось добавьте добавить нехватает хватает',
  ja: 'ほしい 欲しい 追加 要望 たい',
  ko: '추가 아쉬 아쉬운 있으면',
  zh: '建议 希望 增加 添加',
}

const NONE: ReadonlySet<string> = new Set()
const byLanguage = new Map(
  Object.entries(cues).map(([language, list]) => [
    language,
    new Set(list.split(' ').map((cue) => cue.replace('_', ' '))),
  ]),
)

/** The words with which a review asks for something; null: it does not. */
export function requestIn(runs: readonly (readonly Piece[])[], language: string): string | null {
  const known = byLanguage.get(language) ?? NONE
  for (const run of runs) {
    for (let at = 0; at < run.length; at += 1) {
      const { word } = run[at]!
      if (known.has(word)) return word
      const pair = `${word} ${run[at + 1]?.word ?? ''}`
      if (known.has(pair)) return pair
    }
  }
  return null
}
