import { getCompetitors, getProjects } from '#contract/projects.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { deviceStorage } from '#web/offline/storage/device-storage.ts'
import { keptRows } from '#web/offline/answers/kept.ts'
import { withLock } from '#web/offline/locks.ts'
import { bringApp, heldBy, isUnfinished, stateOf, type KeptApp } from './keep-app.ts'
import { projectsOf, survey, takeInventory } from './inventory.ts'
import { keepChanges, keeping } from './keeping.ts'
import { pagePlan, type PagePlan } from './page-plans.ts'
import { getQueryClient, queryClient } from '../cache/query-client.ts'
import { session } from '#web/session/session-store.ts'

/** What failed is tried again after so long, doubling, ms. */
const AGAIN_MS = 15_000
const AGAIN_MAX_MS = 600_000
/** How often it is looked whether something has grown old, ms. */
const LOOK_MS = 600_000
/** Changes close to each other are one, ms. */
const SETTLE_MS = 300
/** Wait for another tab that does the same, ms. */
const LOCK_WAIT_MS = 200

/**
 * Keeps available offline what the user wants: compares what the pages of now need with what the device has, and
 * brings the rest. Nothing about progress is stored, so it goes on where it was after a reload, a crash or a reconnect.
 * Returns what stops it.
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
    wakeIn(isComplete ? LOOK_MS : Math.min(AGAIN_MS * 2 ** (tries - 1), AGAIN_MAX_MS))
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

/** Calls back when the list of apps or of competitors was answered anew. */
function followLists(listener: () => void): () => void {
  return getQueryClient()
    .getQueryCache()
    .subscribe((event) => {
      const isAnswer = event.type === 'updated' && event.action.type === 'success' && !event.action.manual
      const endpointId: unknown = event.query.queryKey[0]
      if (isAnswer && (endpointId === getProjects.id || endpointId === getCompetitors.id)) listener()
    })
}

/** One look at everything, and what follows from it. Resolves to false where something has to be tried again. */
async function run(plan: PagePlan, stopping: AbortSignal): Promise<boolean> {
  const { identity } = session.get()
  if (!identity) return true
  const { userId } = identity
  const change = keepChanges.get()
  const rows = await keptRows(userId)
  const projects = rows.length > 0 ? await projectsOf(identity) : []
  // The list's answer wakes the keeper.
  if (!projects) return true
  const context = { plan, identity, inventory: await takeInventory(userId, rows) }
  const apps: KeptApp[] = []
  for (const row of rows) {
    const project = projects.find((one) => one.projectId === row.projectId)
    if (project) apps.push({ row, project, states: await survey(project, context) })
  }
  if (session.get().identity?.organizationId !== identity.organizationId) return true
  // Something was kept or removed meanwhile, which asks for another look.
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
  const bring = async () => {
    let complete = true
    for (const app of due) complete = (await bringApp(app, context, stopping)) && complete
    return complete
  }
  // Where another tab does it, this one only looks.
  return due.length === 0 || withLock(`storeglass-keep-${userId}`, LOCK_WAIT_MS, bring, async () => false)
}
