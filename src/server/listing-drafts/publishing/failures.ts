import type { PublicationProblem } from '#contract/listing-publications.ts'
import type { StoredChange } from '#server/db/rows/projects.ts'
import type { PrimaryConnection } from '#server/integrations/connections/primary-connection.ts'
import { recordCheck } from '#server/integrations/connections/record-check.ts'
import { recordTriedRight } from '#server/integrations/connections/record-tried-right.ts'
import type { ProviderFailure } from '#server/integrations/provider/provider-failure.ts'
import type { Log } from '#server/kernel/log.ts'
import { record, type ClaimedPublication } from './claim-publication.ts'
import type { ConsoleContext } from './console.ts'

/** What publishing needs of a server. */
export interface JobContext extends ConsoleContext {
  clock: () => Date
  log: Log
}

/** A claimed publication with the connection that it goes through. */
export interface PublicationJob extends Pick<JobContext, 'db' | 'clock'> {
  claimed: ClaimedPublication
  connection: PrimaryConnection
  /** What becomes of each text. */
  changes: StoredChange[]
}

const MINUTE_MS = 60_000
const RETRY_FIRST_MS = 15_000
const RETRY_MAX_MS = 15 * MINUTE_MS
const RATE_LIMIT_SECONDS = 60
/** Attempts that had no answer until it is given up: some two hours. */
const UNANSWERED_MAX = 12
/** A store refuses keys that may do something now and then. */
const FORBIDDEN_MAX = 3
const POLL_FIRST_MS = 30_000
const POLL_MAX_MS = 3_600_000

export const isWriting = ({ state }: Pick<ClaimedPublication, 'state'>): boolean =>
  state === 'queued' || state === 'saving' || state === 'submitting'

/** When to look again: sooner after a change than later, and after attempts that failed, later each time. */
export function soon(claimed: Pick<ClaimedPublication, 'state' | 'steps' | 'tries'>, now: Date): Date {
  const last = claimed.steps.findLast(({ state }) => state === claimed.state)
  const age = last ? now.getTime() - Date.parse(last.at) : 0
  const ms = isWriting(claimed)
    ? Math.min(RETRY_FIRST_MS * 2 ** claimed.tries, RETRY_MAX_MS)
    : Math.max(POLL_FIRST_MS, Math.min(age, POLL_MAX_MS))
  return new Date(now.getTime() + ms)
}

/** What a call that was refused or not answered means for its publication, and for the connection. */
export async function handleFailure(job: PublicationJob, failure: ProviderFailure): Promise<void> {
  const { db, clock, claimed, connection, changes } = job
  const now = clock()
  if (!isWriting(claimed)) {
    const wait = (failure.retryAfterSeconds ?? 0) * 1000
    await record(db, claimed, { nextAt: new Date(Math.max(soon(claimed, now).getTime(), now.getTime() + wait)) }, now)
    return
  }
  const tries = claimed.tries + 1
  const again = (ms: number, counted: number) =>
    record(db, claimed, { ...kept, tries: counted, nextAt: new Date(now.getTime() + ms) }, now)
  // What is saved stays so where the version alone is not submitted.
  const isSaved = claimed.state === 'submitting'
  const kept = isSaved ? {} : { changes }
  const stop = (problem: PublicationProblem) => {
    const { detail } = failure
    const state = isSaved ? ('saved' as const) : ('stopped' as const)
    const nextAt = isSaved ? soon({ ...claimed, state }, now) : null
    return record(db, claimed, { ...kept, state, problem, detail, tries: 0, nextAt }, now)
  }
  switch (failure.kind) {
    case 'refused':
      await stop(isSaved ? 'not-submitted' : 'refused')
      return
    case 'not-found':
      await stop(isSaved ? 'not-submitted' : 'changed')
      return
    case 'permission':
      if (tries < FORBIDDEN_MAX) await again(MINUTE_MS, tries)
      else {
        await db
          .transaction()
          .execute((transaction) =>
            recordTriedRight(transaction, connection, { capability: 'publish-listing', state: 'missing' }, now),
          )
        await stop('permission')
      }
      return
    case 'credentials':
    case 'account':
    case 'agreements':
    case 'api-off':
      await note(job, failure)
      await stop('connection')
      return
    case 'rate-limited':
      // The gateway's own refusal is no news.
      if (failure.status !== null) await note(job, failure)
      await again((failure.retryAfterSeconds ?? RATE_LIMIT_SECONDS) * 1000, claimed.tries)
      return
    case 'unavailable':
    case 'unknown-outcome':
      if (tries >= UNANSWERED_MAX) await stop('unavailable')
      else
        await again(
          Math.max((failure.retryAfterSeconds ?? 0) * 1000, soon(claimed, now).getTime() - now.getTime()),
          tries,
        )
  }
}

/** The key may publish, which nothing but publishing tells. */
export async function noteGranted({ db, connection }: PublicationJob, now: Date): Promise<void> {
  if (connection.right === 'granted') return
  await db
    .transaction()
    .execute((transaction) =>
      recordTriedRight(transaction, connection, { capability: 'publish-listing', state: 'granted' }, now),
    )
}

async function note({ db, connection, clock }: PublicationJob, failure: ProviderFailure): Promise<void> {
  await db
    .transaction()
    .execute((transaction) => recordCheck(transaction, connection, { failure }, { now: clock(), isQuiet: true }))
}
