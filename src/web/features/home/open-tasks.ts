/** What could be done next for an app. */
export type OpenTask =
  | { kind: 'addCompetitors' }
  /** One edit of the listing adds so many points to the score of 100. */
  | { kind: 'editListing'; points: number }
  | { kind: 'keepOffline' }

interface Known {
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
export function openTasks({ competitors, gains, isKept, mayChange }: Known): OpenTask[] {
  const tasks: OpenTask[] = []
  if (competitors === 0 && mayChange) tasks.push({ kind: 'addCompetitors' })
  const points = gains?.[0] ?? 0
  if (points >= WORTH_POINTS) tasks.push({ kind: 'editListing', points })
  if (isKept === false) tasks.push({ kind: 'keepOffline' })
  return tasks
}
