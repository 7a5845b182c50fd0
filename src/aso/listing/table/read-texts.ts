import type { DraftField } from '#contract/listing-drafts.ts'
import { DRAFT_TEXT_MAX } from '#contract/protocol/limits.ts'
import type { Store } from '#contract/store.ts'
import { textOfCell } from '../../csv.ts'
import { breath } from '../../keywords/file/breath.ts'
import type { ListingText } from '../fastlane/folders.ts'
import { cleanText, listingFields } from '../fields.ts'
import { languagesOf } from '../store-languages.ts'
import { fieldNamed, type ColumnRole } from './columns.ts'

/** Why a cell of a table is left out. */
export type CellFault = 'no-language' | 'unknown-language' | 'unknown-text' | 'too-long' | 'twice'

export interface CellProblem {
  /** As a spreadsheet counts rows, from 1. */
  row: number
  why: CellFault
  /** What the cell holds, its beginning. */
  found: string
}

export interface ReadTexts {
  /** Each text once: of two rows about the same, the first. */
  texts: ListingText[]
  problems: CellProblem[]
}

/** Rows that are read without letting the page do something else. */
const SLICE_ROWS = 200
const FOUND_MAX = 60

/** The store's language that a cell names: by its code in any case, or by its language alone where the store has one of it. */
export function languageNamed(store: Store, cell: string): string | null {
  const code = cell.normalize('NFC').trim().replaceAll('_', '-').toLowerCase()
  const all = languagesOf(store)
  const exact = all.find((one) => one.toLowerCase() === code)
  if (exact) return exact
  const [one, another] = all.filter((language) => language.toLowerCase().startsWith(`${code}-`))
  return code !== '' && one && !another ? one : null
}

/**
 * The texts of a table whose columns are known. Empty cells say nothing, white space around a text goes, and what exports put
 * before formulas goes again. Read in slices between which the page can go on.
 *
 * @param rows without the row that names the columns
 * @param firstRow the number of the first of them
 */
export async function readTexts(
  store: Store,
  rows: readonly (readonly string[])[],
  roles: readonly ColumnRole[],
  firstRow: number,
): Promise<ReadTexts> {
  const texts = new Map<string, ListingText>()
  const problems: CellProblem[] = []
  const columnOf = (role: ColumnRole) => roles.indexOf(role)
  const take = (row: number, locale: string, field: DraftField, cell: string) => {
    const text = cleanText(textOfCell(cell).trim(), isLine(store, field))
    const key = `${locale} ${field}`
    if (text === '') return
    if (text.length > DRAFT_TEXT_MAX) problems.push({ row, why: 'too-long', found: text.slice(0, FOUND_MAX) })
    else if (texts.has(key)) problems.push({ row, why: 'twice', found: `${locale}, ${field}` })
    else texts.set(key, { locale, field, text })
  }
  for (const [index, cells] of rows.entries()) {
    if (index % SLICE_ROWS === SLICE_ROWS - 1) await breath()
    if (cells.every((cell) => cell.trim() === '')) continue
    const row = firstRow + index
    const named = textOfCell(cells[columnOf('language')] ?? '')
    const locale = languageNamed(store, named)
    if (locale === null) {
      const why = named.trim() === '' ? 'no-language' : 'unknown-language'
      problems.push({ row, why, found: named.slice(0, FOUND_MAX) })
      continue
    }
    if (roles.includes('text')) {
      const name = textOfCell(cells[columnOf('field')] ?? '')
      const field = fieldNamed(store, name)
      if (field) take(row, locale, field, cells[columnOf('text')] ?? '')
      else problems.push({ row, why: 'unknown-text', found: name.slice(0, FOUND_MAX) })
    } else
      for (const { field } of listingFields[store]) {
        const column = columnOf(field)
        if (column !== -1) take(row, locale, field, cells[column] ?? '')
      }
  }
  return { texts: [...texts.values()], problems }
}

const isLine = (store: Store, field: DraftField) =>
  listingFields[store].some((one) => one.field === field && one.isLine)
