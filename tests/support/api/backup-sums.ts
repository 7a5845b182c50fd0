import { readBackup } from '#server/db/backup/read-backup.ts'

export interface TableSums {
  rows: number
  checksum: string | null
}

/** What a backup says that it holds, by table: the same for the same rows, whatever they were read from. */
export const sumsOf = (file: string): Promise<Record<string, TableSums>> =>
  readBackup(file, async ({ tables }) => {
    const sums: Record<string, TableSums> = {}
    for await (const table of tables) {
      for await (const _ of table.batches);
      const { rows, checksum } = table.sums()
      sums[table.name] = { rows, checksum }
    }
    return sums
  })
