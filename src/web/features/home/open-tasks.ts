import type { Connection } from '#contract/connections/connection.ts'
import type { ReviewInbox } from '#contract/reviews/reading.ts'

/** What could be done next for an app. */
export type OpenTask =
  /** `name`: of the first; `list`: where they are found. */
  | { kind: 'mendConnections'; count: number; name: string; list: 'stores' | 'ad-platforms' }
  | { kind: 'answerReviews'; count: number }
  | { kind: 'approveReplies'; count: number }
  | { kind: 'connectStore' }
  | { kind: 'addCompetitors' }
  /** One edit of the listing adds so many points to the score of 100. */
  | { kind: 'editListing'; points: number }
  | { kind: 'keepOffline' }

export interface Known {
  /** The organisation's; null: not known, or who looks may not manage them. */
  connections: readonly Pick<Connection, 'name' | 'adState' | 'status'>[] | null
  /** Of the app's reviews; null: not known, or who looks may not reply. */
  inbox: Pick<ReviewInbox, 'source' | 'problem' | 'toAnswer' | 'toApprove'> | null
  /** Competitors of the app, queued ones included; null: not known. */
  competitors: number | null
  /** Points that each edit of the listing adds, the best edit first; null: not known. */
  gains: readonly number[] | null
  /** The app's pages are kept on this device; null: not known, or this device keeps nothing. */
  isKept: boolean | null
  /** Who looks may change the app. */
  mayChange: boolean
}

/** Points that are worth a task; the ring shows whole ones. */
const WORTH_POINTS = 1

/** The tasks that are known to be open, the most useful first. What is not known is no task. */
export function openTasks({ connections, inbox, competitors, gains, isKept, mayChange }: Known): OpenTask[] {
  const tasks: OpenTask[] = []
  const broken = connections?.filter(({ status }) => status === 'broken') ?? []
  const [first] = broken
  if (first) {
    const list = broken.some(({ adState }) => adState === null) ? 'stores' : 'ad-platforms'
    tasks.push({ kind: 'mendConnections', count: broken.length, name: first.name, list })
  }
  if (inbox?.source === 'console' && (inbox.problem === null || inbox.problem === 'rate-limited')) {
    if (inbox.toAnswer > 0) tasks.push({ kind: 'answerReviews', count: inbox.toAnswer })
    if (inbox.toApprove > 0) tasks.push({ kind: 'approveReplies', count: inbox.toApprove })
  }
  if (connections?.length === 0) tasks.push({ kind: 'connectStore' })
  if (competitors === 0 && mayChange) tasks.push({ kind: 'addCompetitors' })
  const points = gains?.[0] ?? 0
  if (points >= WORTH_POINTS) tasks.push({ kind: 'editListing', points })
  if (isKept === false) tasks.push({ kind: 'keepOffline' })
  return tasks
}
