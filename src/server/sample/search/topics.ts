import { tokenize, type Token } from '#aso/tokens.ts'
import type { Concept, ConceptText, WorldLanguage } from '../world/concept.ts'

/** Words of one search. */
const WORDS_MAX = 3

const tokensOf = (line: string, language: WorldLanguage) => tokenize(line.replaceAll('{app}', '\n'), language)

/** What kinds of apps are called, and the subtitles that are made of words people search for. */
export const namesOf = ({ names, subtitles }: ConceptText) => [...names, ...subtitles]

/** All that an app of the kind is described with. */
export const textsOf = (text: ConceptText) => [
  ...namesOf(text),
  ...text.shortDescriptions,
  ...text.openings,
  text.promotion,
  ...text.features.flatMap((feature) => [feature.title, feature.text]),
]

/** Where a phrase has its noun: "white noise", but "bruit blanc". */
const nounFirst: ReadonlySet<WorldLanguage> = new Set(['fr', 'es'])

export interface TopicWords {
  /** The words by which people call kinds of apps and what these do. */
  all: ReadonlySet<string>
  /** Those that mean something alone: "noise", not "white". */
  nouns: ReadonlySet<string>
}

/** Kinds of apps whose subtitles must hold a word before it means something alone; a name's word always does. */
const KINDS_MIN = 2

export function topicWords(concepts: readonly Concept[], language: WorldLanguage): TopicWords {
  const all = new Set<string>()
  const nouns = new Set<string>()
  const heads = new Map<string, number>()
  for (const { text } of concepts) {
    const { names, subtitles } = text[language]
    for (const line of [...names, ...subtitles]) {
      for (const { word, keyword } of tokensOf(line, language)) if (keyword) all.add(word)
    }
    for (const word of headsOf(names, language)) nouns.add(word)
    for (const word of headsOf(subtitles, language)) heads.set(word, (heads.get(word) ?? 0) + 1)
  }
  for (const [word, kinds] of heads) if (kinds >= KINDS_MIN) nouns.add(word)
  return { all, nouns }
}

/** The words at the end of a run of keywords, or at its beginning. */
function headsOf(lines: readonly string[], language: WorldLanguage): ReadonlySet<string> {
  const heads = lines.flatMap((line) => {
    const tokens = tokensOf(line, language)
    return tokens.filter(({ word, keyword, joint }, number) => {
      const next = tokens[number + 1]
      const isFirst = joint === null || tokens[number - 1]?.keyword !== true
      const isLast = !next?.keyword || next.joint === null
      return keyword && (nounFirst.has(language) ? isFirst : isLast) && !isWeak(word, language)
    })
  })
  return new Set(heads.map(({ word }) => word))
}

/**
 * The runs of one to three topic words in lines of text, as they are spelled there: "white noise", "rain sounds". A run that
 * holds any other word is a piece of a sentence, which nobody searches for; nor does one start or end with a word that
 * only joins others, such as "own".
 */
export function topicsIn(lines: readonly string[], language: WorldLanguage, { all, nouns }: TopicWords): string[] {
  const isTopic = ({ word, keyword }: Token) => keyword && all.has(word)
  return lines.flatMap((line) => {
    const tokens = tokensOf(line, language)
    return tokens.flatMap((first, start) => {
      const topics: string[] = []
      let topic = ''
      for (const [number, token] of tokens.slice(start, start + WORDS_MAX).entries()) {
        if (!isTopic(token) || (number > 0 && token.joint === null)) break
        topic += (number > 0 ? token.joint : '') + token.word
        const isWhole = !isWeak(first.word, language) && !isWeak(token.word, language)
        if (number === 0 ? nouns.has(token.word) : isWhole) topics.push(topic)
      }
      return topics
    })
  })
}

/** Words of names and subtitles that say nothing of what is looked for. */
const weak: Readonly<Record<WorldLanguage, string>> = {
  en: 'again ago asleep based beginners ever near rested ups wake begin day days done every feel find five fun get go hour keep large let make min minute minutes never new next own plus quick quickly real run short six stay step stop stops take ten times turn without year',
  de: 'alle fürs minuten alles bauen dunklen eigene eigenen einfach einfaches ganz gesund immer jeden jetzt klar leicht neue neuen nebenbei offene ohne plane schnell schneller schöne schönes selbst stoppen tag tage täglich tägliches tauschen unterwegs wissen zwei',
  fr: 'ans heure heures mois près six bien chaque chez cinq dix facile faites fois grand grande jour jours minutes moins mieux nouveau petit petite plus rapide sans seul simple soi tous tout toute toutes toujours vite vos vrai vraie',
  es: 'aprende cada cinco claro cualquier diez días día fácil gran grande hoy jamás mejor minutos más nueva nuevo pequeño propia propio rápida rápido sencillo siempre sin solo todo todos tus vez veces',
  ja: 'わかる ぴったり 使える 前 数 間 中 出し 時 分 毎日 簡単 最適 本格 遊べる 変わる 残る 楽しむ 解ける 育つ 築く 弾ける 消す につく ときの 小さな 自分 大型 超 替え 風 向け 作り 対応 調べる 聴く',
}

const sets = Object.fromEntries(Object.entries(weak).map(([language, words]) => [language, new Set(words.split(' '))]))

const isWeak = (word: string, language: WorldLanguage): boolean => sets[language]?.has(word) ?? false
