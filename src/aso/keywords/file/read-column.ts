import { submissionReader, type KnownKeywords, type Submission } from '../submission.ts'
import { breath } from './breath.ts'
import type { KeywordFile } from './keyword-file.ts'

/** Rows that are read without letting the page do something else: some milliseconds, in any script. */
const SLICE_ROWS = 2000

/**
 * What a column of a file would add (KEY-021 to KEY-024), as `readSubmission` says it of a text: a line a row, and commas within
 * a cell separate keywords too. Read in slices between which the page can go on.
 *
 * @returns null: stopped by the signal.
 */
export async function readColumn(
  { rows }: Pick<KeywordFile, 'rows'>,
  column: number,
  known: KnownKeywords,
  signal?: AbortSignal,
): Promise<Submission | null> {
  const reader = submissionReader(known)
  for (let from = 0; from < rows.length; from += SLICE_ROWS) {
    if (from > 0) await breath()
    if (signal?.aborted) return null
    reader.read(
      rows
        .slice(from, from + SLICE_ROWS)
        .map((cells) => cells[column] ?? '')
        .join('\n'),
    )
  }
  return reader.submission
}
