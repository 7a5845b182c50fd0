import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { getQueryClient } from './query-client.ts'
import { restoreReads, type AnyRead } from '../queries/read.ts'
import { countriesRead, favouritesRead } from '../queries/reads.ts'
import { session } from '#web/session/session-store.ts'

/** These lists hardly ever change, ms. */
const GOOD_FOR_MS = 24 * 3600_000

/** What people choose from offline although they may not have opened it before. */
const wanted = (): AnyRead[] => [countriesRead(), favouritesRead()]

/** Brings it to the device as soon as somebody is signed in and the server is there. */
export function prefetchReferenceLists(): void {
  void bring()
  session.subscribe(() => void bring())
  connectivity.subscribe(() => void bring())
}

async function bring(): Promise<void> {
  if (session.get().state !== 'in' || connectivity.get() === 'offline') return
  const reads = wanted()
  const client = getQueryClient()
  await restoreReads(reads)
  for (const one of reads) void client.prefetchQuery({ ...one, staleTime: GOOD_FOR_MS })
}
