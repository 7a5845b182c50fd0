import { KEYWORD_MAX_LENGTH } from '#contract/protocol/limits.ts'

/** What exports of stores, consoles and other tools call the column of the keywords. */
const NAMES = new Set(
  (
    'keyword|keywords|search term|search terms|search query|search queries|query|queries|term|search phrase|phrase|' +
    'suchbegriff|suchbegriffe|suchwort|suchanfrage|schlüsselwort|schlüsselwörter|schlagwort|stichwort|' +
    'mot clé|mot-clé|mots clés|mots-clés|requête|terme de recherche|palabra clave|palabras clave|término de búsqueda|' +
    'parola chiave|parole chiave|termine di ricerca|palavra-chave|palavras-chave|zoekwoord|zoekterm|trefwoord|sökord|' +
    'nyckelord|søkeord|søgeord|słowo kluczowe|anahtar kelime|ключевое слово|ключевые слова|поисковый запрос|キーワード|' +
    '検索語句|关键词|关键字|關鍵字|關鍵詞|키워드|검색어|كلمة رئيسية|الكلمة المفتاحية'
  ).split('|'),
)

/** Above a table stand at most so many rows that say what it is. */
const PREAMBLE_MAX = 10
/** Rows by which columns are judged. */
const SAMPLE = 200

const NUMBER = /^[-+<>~\d.,'\s%$€£¥]+$/
const ADDRESS = /^https?:|^www\./i
const LETTER = /\p{L}/u

const isName = (cell: string) => NAMES.has(cell.normalize('NFKC').toLowerCase())
const isNumber = (cell: string) => NUMBER.test(cell)
const couldBeKeyword = (cell: string) => LETTER.test(cell) && !ADDRESS.test(cell) && cell.length <= KEYWORD_MAX_LENGTH

/**
 * The row that names the columns: one of the first ten with a name for keywords in it (rows above it are of no table), else the
 * first one if it stands with words above a column of numbers. null: none.
 */
export function headerRow(rows: readonly (readonly string[])[]): number | null {
  const [first = [], ...rest] = rows.slice(0, SAMPLE)
  const isTable = rows.some(({ length }) => length > 1)
  const named = rows
    .slice(0, isTable ? PREAMBLE_MAX : 1)
    .findIndex((cells) => cells.some(isName) && !cells.some(isNumber))
  if (named !== -1) return named
  const aboveNumbers = first.some((cell, column) => {
    const below = rest.flatMap((cells) => cells[column] || [])
    return cell !== '' && !isNumber(cell) && below.length > 0 && below.every(isNumber)
  })
  return aboveNumbers ? 0 : null
}

/** The column that is named for keywords, else the one that holds most different texts that could be some. */
export function guessColumn(names: readonly string[] | null, rows: readonly (readonly string[])[]): number {
  const named = names?.findIndex(isName) ?? -1
  if (named !== -1) return named
  const sample = rows.slice(0, SAMPLE)
  const width = Math.max(1, ...sample.map(({ length }) => length))
  const different = Array.from(
    { length: width },
    (_, column) => new Set(sample.flatMap((cells) => cells[column] ?? []).filter(couldBeKeyword)).size,
  )
  return different.indexOf(Math.max(...different))
}
