import type { WorldLanguage } from '../world/concept.ts'

/** Words of names and subtitles that say nothing of what is looked for. */
const weak: Readonly<Record<WorldLanguage, string>> = {
  en: 'again ago asleep based beginners ever near rested ups wake begin day days done every feel find five fun get go hour keep large let make min minute minutes never new next own plus quick quickly real run short six stay step stop stops take ten times turn without year',
  de: 'alle fürs minuten alles bauen dunklen eigene eigenen einfach einfaches ganz gesund immer jeden jetzt klar leicht neue neuen nebenbei offene ohne plane schnell schneller schöne schönes selbst stoppen tag tage täglich tägliches tauschen unterwegs wissen zwei',
  fr: 'ans heure heures mois près six bien chaque chez cinq dix facile faites fois grand grande jour jours minutes moins mieux nouveau petit petite plus rapide sans seul simple soi tous tout toute toutes toujours vite vos vrai vraie',
  es: 'aprende cada cinco claro cualquier diez días día fácil gran grande hoy jamás mejor minutos más nueva nuevo pequeño propia propio rápida rápido sencillo siempre sin solo todo todos tus vez veces',
  ja: 'わかる ぴったり 使える 前 数 間 中 出し 時 分 毎日 簡単 最適 本格 遊べる 変わる 残る 楽しむ 解ける 育つ 築く 弾ける 消す につく ときの 小さな 自分 大型 超 替え 風 向け 作り 対応 調べる 聴く',
}

const sets = Object.fromEntries(Object.entries(weak).map(([language, words]) => [language, new Set(words.split(' '))]))

export const isWeak = (word: string, language: WorldLanguage): boolean => sets[language]?.has(word) ?? false
