import type { PoolClient } from 'pg'
import { MoveRefused } from './move-refused.ts'
import { batchesOf, isSame, rowWriter, settleTable, summaryOf } from './table-rows.ts'

export interface MovedTable {
  table: string
  rows: number
}

/**
 * Copies a table row by row as text, and compares counts and checksums. Both connections must be in a transaction.
 * @throws MoveRefused when the copy differs
 */
export async function moveTable(source: PoolClient, target: PoolClient, table: string): Promise<MovedTable> {
  const write = await rowWriter(target, table)
  for await (const lines of batchesOf(source, table)) await write(lines)
  const [before, after] = [await summaryOf(source, table), await summaryOf(target, table)]
  if (!isSame(before, after))
    throw new MoveRefused(`The copy of ${table} differs from the original. Nothing was moved.`)
  await settleTable(target, table)
  return { table, rows: after.rows }
}
