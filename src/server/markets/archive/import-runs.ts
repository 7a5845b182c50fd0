import type { ImportOutcome } from './import-apart.ts'

/** Longest time that one request waits for an import, ms: clients give up after 20 s. */
const WAIT_MS = 12_000

const runs = new Map<string, Promise<ImportOutcome>>()

/**
 * What came of the import of an upload, which begins where none is under way; null: it still is. Its end is told once,
 * to whoever asks next.
 */
export async function joinImport(uploadId: string, begin: () => Promise<ImportOutcome>): Promise<ImportOutcome | null> {
  const run = runs.get(uploadId) ?? begin()
  runs.set(uploadId, run)
  const gaveUp = new AbortController()
  try {
    const outcome = await Promise.race([run, later(gaveUp.signal)])
    if (outcome !== null) runs.delete(uploadId)
    return outcome
  } catch (error) {
    runs.delete(uploadId)
    throw error
  } finally {
    gaveUp.abort()
  }
}

const later = (signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, WAIT_MS, null)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
