import { getCompetitors, getProjects } from '#contract/projects.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { deviceStorage } from '#web/offline/storage/device-storage.ts'
import { keptRows } from '#web/offline/answers/kept.ts'
import { withLock } from '#web/offline/locks.ts'
import { loadApp, heldBy, isUnfinished, stateOf, type KeptApp } from './keep-app.ts'
import { projectsOf, survey, takeInventory } from './inventory.ts'
import { keepChanges, keeping } from './keeping.ts'
import { pagePlan, type PagePlan } from './page-plans.ts'
import { getQueryClient, queryClient } from '../cache/query-client.ts'
import { session } from '#web/session/session-store.ts'

/** Delay before a retry, doubling, ms. */
const RETRY_DELAY_MS = 15_000
const MAX_RETRY_DELAY_MS = 600_000
/** Interval between checks for old answers, ms. */
const CHECK_INTERVAL_MS = 600_000
/** Debounce of changes, ms. */
const SETTLE_MS = 300
/** Maximum wait for the lock of another tab, ms. */
const LOCK_WAIT_MS = 200

/**
 * Keeps the chosen projects available offline: compares what their pages need with what the device has, and downloads
 * the rest. Progress is not stored, so the keeper resumes after a reload, a crash or a reconnect. Returns a function
 * that stops it.
 */
export function startKeeper(plan: PagePlan): () => void {
  pagePlan.set(plan)
  const stopping = new AbortController()
  let running = false
  let again = false
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const wakeIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void wake(), ms)
  }
  const wake = async (): Promise<void> => {
    again = true
    if (running) return
    running = true
    let isComplete = true
    while (again && !stopping.signal.aborted) {
      again = false
      isComplete = await run(plan, stopping.signal).catch(() => false)
    }
    running = false
    if (stopping.signal.aborted) return
    tries = isComplete ? 0 : tries + 1
    wakeIn(isComplete ? CHECK_INTERVAL_MS : Math.min(RETRY_DELAY_MS * 2 ** (tries - 1), MAX_RETRY_DELAY_MS))
  }
  const soon = () => {
    tries = 0
    if (running) again = true
    else wakeIn(SETTLE_MS)
  }

  let stopLists = followLists(soon)
  const stops = [
    session.subscribe(soon),
    connectivity.subscribe(soon),
    deviceStorage.subscribe(soon),
    keepChanges.subscribe(soon),
    queryClient.subscribe(() => {
      keeping.set(null)
      stopLists()
      stopLists = followLists(soon)
    }),
  ]
  void wake()
  return () => {
    stopping.abort()
    clearTimeout(timer)
    stopLists()
    for (const stop of stops) stop()
  }
}

/** Calls the listener when the list of apps or of competitors has a new answer. */
function followLists(listener: () => void): () => void {
  return getQueryClient()
    .getQueryCache()
    .subscribe((event) => {
      const isAnswer = event.type === 'updated' && event.action.type === 'success' && !event.action.manual
      const endpointId: unknown = event.query.queryKey[0]
      if (isAnswer && (endpointId === getProjects.id || endpointId === getCompetitors.id)) listener()
    })
}

/** Checks everything and downloads what is missing. Resolves to false if something must be retried. */
async function run(plan: PagePlan, stopping: AbortSignal): Promise<boolean> {
  const { identity } = session.get()
  if (!identity) return true
  const { userId } = identity
  const change = keepChanges.get()
  const rows = await keptRows(userId)
  const projects = rows.length > 0 ? await projectsOf(identity) : []
  // The list's answer triggers the keeper again.
  if (!projects) return true
  const context = { plan, identity, inventory: await takeInventory(userId, rows) }
  const apps: KeptApp[] = []
  for (const row of rows) {
    const project = projects.find((one) => one.projectId === row.projectId)
    if (project) apps.push({ row, project, states: await survey(project, context) })
  }
  if (session.get().identity?.organizationId !== identity.organizationId) return true
  // Something was added or removed in the meantime, which triggers another check.
  if (keepChanges.get() !== change) return true
  const { inventory } = context
  keeping.set(
    new Map(
      apps.map(({ row, states }) => [
        row.projectId,
        stateOf(states, inventory, states.some(isUnfinished), heldBy(row)),
      ]),
    ),
  )

  const due = apps.filter(({ row, states }) => states.some(isUnfinished) && !heldBy(row))
  const loadDue = async () => {
    let complete = true
    for (const app of due) complete = (await loadApp(app, context, stopping)) && complete
    return complete
  }
  // If another tab is downloading, this one only checks.
  return due.length === 0 || withLock(`storeglass-keep-${userId}`, LOCK_WAIT_MS, loadDue, async () => false)
}
