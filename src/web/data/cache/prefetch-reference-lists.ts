import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { getQueryClient } from './query-client.ts'
import { restoreReads, type AnyRead } from '../queries/read.ts'
import { countriesRead, favouritesRead } from '../queries/reads.ts'
import { session } from '#web/session/session-store.ts'

/** These lists hardly ever change, ms. */
const FRESH_FOR_MS = 24 * 3600_000

/** Lists that people choose from offline, even if they have not opened them before. */
const wanted = (): AnyRead[] => [countriesRead(), favouritesRead()]

/** Prefetches them as soon as a user is signed in and the server is reachable. */
export function prefetchReferenceLists(): void {
  void prefetch()
  session.subscribe(() => void prefetch())
  connectivity.subscribe(() => void prefetch())
}

async function prefetch(): Promise<void> {
  if (session.get().state !== 'in' || connectivity.get() === 'offline') return
  const reads = wanted()
  const client = getQueryClient()
  await restoreReads(reads)
  for (const one of reads) void client.prefetchQuery({ ...one, staleTime: FRESH_FOR_MS })
}
