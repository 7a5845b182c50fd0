import { useEffect, useMemo, useState } from 'react'
import type { Connection } from '#contract/connections/connection.ts'
import { getAppDetails, getAsoScore, getAverageRating } from '#contract/overview/overview.ts'
import type { Project } from '#contract/projects.ts'
import { useKeeping } from '#web/data/keep-offline/keeping.ts'
import { readState, type ReadState } from '#web/data/queries/read-state.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { competitorsRead } from '#web/data/queries/reads.ts'
import { reviewInboxRead } from '#web/data/queries/review-reads.ts'
import type { ScoredBy } from '#web/data/queries/score-edits.ts'
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
  const edits = useEdits({ details: details.data, rating: rating.data }, score.updatedAt)
  const reads = [
    competitors,
    ...(mayReply ? [inbox] : []),
    ...(mayConnect ? [connections] : []),
    ...(withListing ? [details, rating, score] : []),
  ]
  const states = new Set([...reads.map(readState), edits.state])
  return {
    tasks: openTasks({
      connections: connections.data ?? null,
      inbox: (mayReply && inbox.data) || null,
      competitors: competitors.data?.content.length ?? null,
      gains: edits.gains,
      isKept: useIsKept(projectId),
      mayChange: mayChange(project),
    }),
    state: (['loading', 'failed', 'unsaved'] as const).find((state) => states.has(state)) ?? 'ready',
    refresh: () => {
      reads.forEach((one) => one.refresh())
      edits.refresh()
    },
  }
}

type ScoreEdits = typeof import('#web/data/queries/score-edits.ts').scoreEdits

interface Edits extends Pick<Tasks, 'state' | 'refresh'> {
  /** The best edit first; null: not known. */
  gains: readonly number[] | null
}

const loadScoreEdits = () => import('#web/data/queries/score-edits.ts')

/**
 * Points that each edit of the listing adds. They are worked out with the stop words of every language, which are in none of
 * the first files.
 */
function useEdits({ details, rating }: ScoredBy, scoredAt: number | null): Edits {
  const [scoreEdits, setScoreEdits] = useState<ScoreEdits | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const isKnown = details !== undefined && rating !== undefined && scoredAt !== null
  useEffect(() => {
    if (!isKnown || scoreEdits || hasFailed) return
    loadScoreEdits().then(
      (loaded) => setScoreEdits(() => loaded.scoreEdits),
      () => setFailed(true),
    )
  }, [isKnown, scoreEdits, hasFailed])
  const gains = useMemo(() => {
    if (!scoreEdits || scoredAt === null) return null
    return scoreEdits({ details, rating }, scoredAt)?.map(({ gain }) => gain) ?? null
  }, [scoreEdits, details, rating, scoredAt])
  return {
    gains,
    state: !isKnown || scoreEdits ? 'ready' : hasFailed ? 'failed' : 'loading',
    refresh: () => setFailed(false),
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
