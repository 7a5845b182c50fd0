import { useMemo, useEffect, useState } from 'react'
import type { Connection } from '#contract/connections/connection.ts'
import { getAppDetails, getAsoScore, getAverageRating } from '#contract/overview/overview.ts'
import type { Project } from '#contract/projects.ts'
import { useKeeping } from '#web/data/keep-offline/keeping.ts'
import { readState, type ReadState } from '#web/data/queries/read-state.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { competitorsRead } from '#web/data/queries/reads.ts'
import { reviewInboxRead } from '#web/data/queries/review-reads.ts'
import { scoreEdits } from '#web/data/queries/score-edits.ts'
import { useReads } from '#web/data/queries/use-reads.ts'
import { opensOffline } from '#web/offline/abilities/browser-abilities.ts'
import { useDeviceStorage } from '#web/offline/hooks.ts'
import { useMay } from '#web/session/hooks.ts'
import { mayChange } from '#web/session/may.ts'
import { openTasks, type OpenTask } from './open-tasks.ts'

interface Tasks {
  tasks: readonly OpenTask[]
  /** `ready`: all that tasks come from is known. */
  state: ReadState
  refresh: () => void
}

/** The open tasks of an app in one country, each part as soon as it is known. `withListing`: the plan holds what is read of the listing. */
export function useTasks(project: Project, locale: string, withListing: boolean): Tasks {
  const { projectId, trackId, store } = project
  const listing = { query: { trackId, store, locale } }
  const enabled = { enabled: withListing }
  const competitors = useRead(competitorsRead(projectId, locale))
  const details = useRead(read(getAppDetails, listing), enabled)
  const rating = useRead(read(getAverageRating, listing), enabled)
  const score = useRead(read(getAsoScore, { params: { projectId }, query: { locale } }), enabled)
  const mayReply = useMay('reviews/reply')
  const mayConnect = useMay('connections/manage')
  const inbox = useRead(reviewInboxRead(project), { enabled: mayReply })
  const connections = useConnections(mayConnect)
  const scoredAt = score.updatedAt
  const edits = useMemo(
    () => (scoredAt === null ? null : scoreEdits({ details: details.data, rating: rating.data }, scoredAt)),
    [details.data, rating.data, scoredAt],
  )
  const reads = [
    competitors,
    ...(mayReply ? [inbox] : []),
    ...(mayConnect ? [connections] : []),
    ...(withListing ? [details, rating, score] : []),
  ]
  const states = new Set(reads.map(readState))
  return {
    tasks: openTasks({
      connections: connections.data ?? null,
      inbox: (mayReply && inbox.data) || null,
      competitors: competitors.data?.content.length ?? null,
      gains: edits?.map(({ gain }) => gain) ?? null,
      isKept: useIsKept(projectId),
      mayChange: mayChange(project),
    }),
    state: (['loading', 'failed', 'unsaved'] as const).find((state) => states.has(state)) ?? 'ready',
    refresh: () => reads.forEach((one) => one.refresh()),
  }
}

/** null: not known yet, or this device keeps nothing. */
function useIsKept(projectId: string): boolean | null {
  const keeping = useKeeping()
  const storage = useDeviceStorage()
  if (!opensOffline() || keeping === null || storage === 'off' || storage === 'blocked') return null
  return keeping.has(projectId)
}

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
