import { connectionsRead } from '#web/data/queries/connection-reads.ts'
import { restoreReads, startReads } from '#web/data/queries/read.ts'

/** For the loader: the saved connections come into memory, and what is not there is asked for. */
export async function prepare(): Promise<void> {
  const reads = [connectionsRead()]
  await restoreReads(reads)
  startReads(reads)
}
