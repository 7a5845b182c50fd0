import { useEffect, useState } from 'react'
import type { Connection } from '#contract/connections/connection.ts'
import { useReads } from '#web/data/queries/use-reads.ts'

type Reads = typeof import('#web/features/connections/reads.ts')

const loadReads = () => import('#web/features/connections/reads.ts')

/** What home shows of the connections, and why it may not know them yet. */
interface Connections {
  data: readonly Connection[] | undefined
  isLoading: boolean
  error: ReturnType<typeof useReads>[number]['error']
  refresh: () => void
}

/** All connections of the organisation. How they are asked for is in none of the first files, and comes once the page stands. */
export function useConnections(isWanted: boolean): Connections {
  const [reads, setReads] = useState<Reads | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isWanted || reads) return
    loadReads().then(setReads, () => setFailed(true))
  }, [isWanted, reads])
  const first = useReads(reads && isWanted ? [reads.connectionsRead()] : [])
  const pages = reads ? Math.ceil((first[0]?.data?.total ?? 0) / reads.CONNECTIONS_PAGE_SIZE) : 0
  const rest = useReads(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => reads!.connectionsRead(index + 2)))
  const all = [...first, ...rest]
  const isKnown = first.length > 0 && all.every(({ data }) => data !== undefined)
  return {
    data: isKnown ? all.flatMap(({ data }) => data?.content ?? []) : undefined,
    isLoading: reads === null ? isWanted && !hasFailed : all.some(({ isLoading }) => isLoading),
    error: all.find(({ error }) => error)?.error ?? null,
    refresh: () => all.forEach(({ refresh }) => refresh()),
  }
}
