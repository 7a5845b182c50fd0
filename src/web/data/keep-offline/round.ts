import { KEEP_HEADER } from '#contract/worker/worker.ts'
import { recordRefusals } from '#web/offline/answers/kept.ts'
import { reportUnanswered } from '#web/offline/connectivity/connectivity.ts'
import { workerInCharge } from '#web/offline/worker/worker-link.ts'
import { ApiError } from '#web/api/api-error.ts'
import { writeAnswers } from '../cache/save-answers.ts'
import { keyOf, RENEW_MS, surveyPage, type SurveyContext } from './survey.ts'
import type { KeptPage } from './page-plans.ts'
import { getQueryClient } from '../cache/query-client.ts'
import { StillCounted } from '../queries/ranked-keywords.ts'
import type { AnyRead } from '../queries/read.ts'

/** Maximum number of concurrent requests. */
const MAX_CONCURRENT = 3
/** A younger answer is still being written, ms. */
const FRESH_MS = 5000
/** How long an unused answer stays in memory, ms: until it is written. */
const IN_MEMORY_MS = 30_000
/** Maximum wait for an idle browser between two pages, ms. */
const IDLE_MS = 1000
/** A page's reads may lead to further ones, and these to pictures. */
const PASSES = 3

/** The state of one round. */
export interface Round extends SurveyContext {
  /** What failed in this round, by key or address. */
  failed: Set<string>
  /** Answers that the server is still computing, by key. */
  counting: Set<string>
  /** False: stop immediately. */
  shouldContinue: () => boolean
}

/** Fetches everything that a page still lacks: answers first, then pictures. Never throws. */
export async function loadPage(page: KeptPage, round: Round): Promise<void> {
  for (let pass = 0; pass < PASSES && round.shouldContinue(); pass += 1) {
    const { due } = await surveyPage(page, round)
    const wanted = due.filter((read) => !round.failed.has(keyOf(read)) && !round.counting.has(keyOf(read)))
    if (wanted.length === 0) break
    await runConcurrently(wanted, round, (read) => fetchAnswer(read, page, round))
  }
  await writeAnswers()
  if (!round.shouldContinue()) return
  const { duePictures } = await surveyPage(page, round)
  const wanted = duePictures.filter((address) => !round.failed.has(address))
  if (wanted.length === 0) return
  if (await workerInCharge()) await runConcurrently(wanted, round, (address) => fetchPicture(address, page, round))
  else for (const address of wanted) round.failed.add(address)
}

/** Runs a few tasks at a time, and starts each only while the user waits for no answer. */
async function runConcurrently<T>(
  items: readonly T[],
  { shouldContinue }: Round,
  task: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items]
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      await quiet()
      if (!shouldContinue()) return
      await task(next)
    }
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, work))
}

/** Queries that this module fetches, by their hash. */
const mine = new Set<string>()

/** Resolves once no request is pending that the user waits for. */
function quiet(): Promise<void> {
  const cache = getQueryClient().getQueryCache()
  const isBusy = () => cache.findAll({ fetchStatus: 'fetching' }).some(({ queryHash }) => !mine.has(queryHash))
  if (!isBusy()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = cache.subscribe(({ type }) => {
      if ((type !== 'updated' && type !== 'removed') || isBusy()) return
      stop()
      resolve()
    })
  })
}

async function fetchAnswer(read: AnyRead, page: KeptPage, round: Round): Promise<void> {
  const { inventory, failed } = round
  const client = getQueryClient()
  const key = keyOf(read)
  const { queryHash } = client
    .getQueryCache()
    .build(client, { queryKey: read.queryKey, meta: read.meta, gcTime: IN_MEMORY_MS })
  mine.add(queryHash)
  try {
    const { data, at } = await client.fetchQuery({
      ...read,
      queryFn: (context) => read.queryFn({ signal: context.signal, priority: 'low' }),
      // Failures are left to the next round, unless the server says when to retry.
      retry: (failures, error) =>
        error instanceof ApiError && error.kind === 'rateLimited' && read.retry(failures, error),
      staleTime: FRESH_MS,
      gcTime: IN_MEMORY_MS,
    })
    if (data === undefined || Date.now() - at > RENEW_MS) failed.add(key)
    else inventory.entries.set(key, { updatedAt: at, size: 0 })
  } catch (error) {
    if (error instanceof StillCounted) round.counting.add(key)
    else if (isRefusal(error)) await refuse(key, page, round)
    else failed.add(key)
  } finally {
    mine.delete(queryHash)
  }
}

/** A final answer: the resource does not exist. Other errors may be temporary. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'notFound' || error.kind === 'invalid')

async function fetchPicture(address: string, page: KeptPage, round: Round): Promise<void> {
  try {
    const headers = { [KEEP_HEADER]: round.identity.userId }
    const response = await fetch(address, { priority: 'low', headers })
    if (response.ok) round.inventory.pictures.set(address, Number(response.headers.get('content-length') ?? 0))
    else if (response.status >= 400 && response.status < 500 && response.status !== 429)
      await refuse(address, page, round)
    else round.failed.add(address)
  } catch {
    reportUnanswered()
    round.failed.add(address)
  }
}

async function refuse(name: string, { project }: KeptPage, { inventory, identity }: Round): Promise<void> {
  inventory.refused.set(name, Date.now())
  // Applies to this round; without a database, the next round asks again.
  await recordRefusals(identity.userId, project.projectId, [name]).catch(() => {})
}

/** Resolves when the browser is idle. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_MS })
    else setTimeout(resolve, IDLE_MS / 10)
  })
