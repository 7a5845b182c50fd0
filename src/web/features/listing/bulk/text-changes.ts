import { readBlock } from '#aso/listing/bulk/sheet-block.ts'
import { cleanText } from '#aso/listing/fields.ts'
import type { ListingText } from '#aso/listing/fastlane/folders.ts'
import { DRAFT_TEXT_MAX } from '#contract/protocol/limits.ts'
import type { BulkCell, BulkLine } from './bulk-lines.ts'

/** What becomes of a text once it is taken. */
export interface TextChange extends ListingText {
  before: string
  /** Characters that the store takes. */
  limit: number
}

/** The change that gives a cell another text; null: it has it, or waits for a conflict to be ended. */
export function changeOf({ language, edited }: BulkCell, text: string): TextChange | null {
  const { field, limit, isLine, text: before, refused } = edited
  const clean = cleanText(text, isLine)
  return clean === before || clean.length > DRAFT_TEXT_MAX || refused.length > 0
    ? null
    : { locale: language, field, text: clean, before, limit }
}

export interface PastedChanges {
  changes: TextChange[]
  /** Cells of the block that reach beyond the grid, or are too long to be kept. */
  leftOut: number
}

/** What a block of a spreadsheet changes when its first cell comes to stand here. Empty cells of it change nothing. */
export function pastedChanges(lines: readonly BulkLine[], at: { row: number; column: number }, block: string) {
  const result: PastedChanges = { changes: [], leftOut: 0 }
  for (const [row, cells] of readBlock(block).entries())
    for (const [column, text] of cells.entries()) {
      if (text.trim() === '') continue
      const cell = lines[at.row + row]?.cells[at.column + column]
      const change = cell && changeOf(cell, text.trim())
      if (change) result.changes.push(change)
      else if (!cell || text.length > DRAFT_TEXT_MAX) result.leftOut += 1
    }
  return result
}

/** What is taken over from another language, into the same texts. */
export function filledChanges(
  cells: readonly BulkCell[],
  from: readonly BulkCell[],
  isEmptyOnly: boolean,
): TextChange[] {
  return cells.flatMap((cell) => {
    const source = from.find(({ edited }) => edited.field === cell.edited.field)?.edited.text ?? ''
    if (source === '' || (isEmptyOnly && cell.edited.text !== '')) return []
    return changeOf(cell, source) ?? []
  })
}
