import type { MessageDescriptor } from '@lingui/core'
import type { Finding } from '#aso/listing/lint/lint-listing.ts'
import type { DraftField } from '#contract/listing-drafts.ts'
import { isProblem, type EditedField } from '../editor/use-editor.ts'
import { fieldNames } from '../field-names.ts'
import { isSameList, type LanguageTexts } from './use-bulk-texts.ts'

/** One text in one language, as a cell of the grid. */
export interface BulkCell {
  language: string
  edited: EditedField
  findings: readonly Finding[]
}

/** A row of the grid: a language with one or all of its texts, or one text of the language that is shown alone. */
export interface BulkLine {
  id: string
  language: string
  /** Of the text, where the rows are texts. */
  name: MessageDescriptor | null
  cells: BulkCell[]
}

/** One text in all languages, or all texts. */
export type BulkView = DraftField | 'all'

interface Shown {
  view: BulkView
  /** The language that is shown alone, a row for each text; null: all. */
  language: string | null
  findings: ReadonlyMap<string, readonly Finding[]>
}

/** The rows of the grid, in the order of the languages, or of the store's texts. */
export function linesOf(rows: readonly LanguageTexts[], { view, language, findings }: Shown): BulkLine[] {
  const cellOf = (row: LanguageTexts, edited: EditedField): BulkCell => ({
    language: row.language,
    edited,
    findings: findings.get(row.language)?.filter(({ field }) => field === edited.field) ?? [],
  })
  if (language !== null)
    return rows
      .filter((row) => row.language === language)
      .flatMap((row) =>
        row.fields.map((edited) => ({
          id: edited.field,
          language: row.language,
          name: fieldNames[edited.field],
          cells: [cellOf(row, edited)],
        })),
      )
  return rows.map((row) => {
    const edited = row.fields.filter(({ field }) => view === 'all' || field === view)
    return { id: row.language, language: row.language, name: null, cells: edited.map((one) => cellOf(row, one)) }
  })
}

/** Whether lines say the same: the texts of a language are the same objects until something becomes of them. */
export const isSameLine = (before: BulkLine, next: BulkLine): boolean =>
  before.id === next.id &&
  before.cells.length === next.cells.length &&
  before.cells.every((cell, index) => {
    const other = next.cells[index]
    return cell.edited === other?.edited && isSameList(cell.findings, other.findings)
  })

/** What a cell says of itself in one word. */
export type CellState = 'conflict' | 'problem' | 'waiting' | 'changed' | 'empty' | 'live'

export function stateOf({ edited, findings }: BulkCell): CellState {
  if (edited.refused.length > 0) return 'conflict'
  if (findings.some((finding) => isProblem(finding, edited))) return 'problem'
  if (edited.isWaiting) return 'waiting'
  if (edited.isChanged) return 'changed'
  return edited.text === '' ? 'empty' : 'live'
}

/** Which rows are shown: those with a cell that is so. */
export type LineFilter = 'all' | 'changed' | 'problems' | 'empty'

export const filters: readonly LineFilter[] = ['all', 'changed', 'problems', 'empty']

const fits: Record<LineFilter, (cell: BulkCell) => boolean> = {
  all: () => true,
  changed: ({ edited }) => edited.isChanged,
  problems: (cell) => ['problem', 'conflict'].includes(stateOf(cell)),
  empty: ({ edited }) => edited.text === '',
}

export const isShown = ({ cells }: BulkLine, filter: LineFilter): boolean => cells.some(fits[filter])

/** A cell by its place in the grid. */
export interface CellPlace {
  row: number
  column: number
}

/** The cell nearest to a place that the grid has; it has at least one row. */
export function placeIn(lines: readonly BulkLine[], { row, column }: CellPlace): CellPlace {
  const nearest = Math.max(0, Math.min(lines.length - 1, row))
  return { row: nearest, column: Math.max(0, Math.min((lines[nearest]?.cells.length ?? 1) - 1, column)) }
}
