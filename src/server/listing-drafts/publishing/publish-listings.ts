import type { PublicationState } from '#contract/listing-publications.ts'
import type { AppStoreConnect } from '#server/integrations/app-store-connect/app-store-connect.ts'
import { ProviderFailure } from '#server/integrations/provider/provider-failure.ts'
import { recordCheck } from '#server/integrations/connections/record-check.ts'
import { repeat } from '#server/jobs/repeat.ts'
import { errorFields } from '#server/kernel/log.ts'
import { claimPublication, record, type ClaimedPublication } from './claim-publication.ts'
import { openConsole } from './console.ts'
import { handleFailure, isWriting, noteGranted, soon, type JobContext, type PublicationJob } from './failures.ts'
import { publishOnPlay } from './publish-on-play.ts'
import { saveTexts } from './save-texts.ts'

/** How soon texts are published once somebody wants it, ms. */
const EVERY_MS = 2000
/** App Store Connect takes a text now and then without showing it at once: it is written again so often. */
const NOT_KEPT_MAX = 3

/**
 * Writes texts that somebody publishes to the console of their store, and follows them through the review. Any number of processes may do
 * it at once.
 * @returns stops it
 */
export function startPublishing(context: JobContext): () => Promise<void> {
  const { log } = context
  return repeat({ everyMs: EVERY_MS, log, failure: 'listings not published' }, (stopping) =>
    publishDue(context, stopping),
  )
}

/** Handles every publication that is due, one after the other. @returns how many it handled */
export async function publishDue(context: JobContext, stopping?: AbortSignal): Promise<number> {
  for (let handled = 0; ; handled += 1) {
    const claimed = stopping?.aborted ? null : await claimPublication(context.db, context.clock())
    if (!claimed) return handled
    try {
      await publishOne(context, claimed)
    } catch (error) {
      // A bug, or a database that is away: the next ones have their turn, and this one when its lease is over.
      context.log.error('listing not published', errorFields(error))
    }
  }
}

async function publishOne(context: JobContext, claimed: ClaimedPublication): Promise<void> {
  const { db, clock } = context
  const opened = await openConsole(context, claimed)
  if (!opened?.client) {
    if (opened)
      await db
        .transaction()
        .execute((transaction) => recordCheck(transaction, opened.connection, 'secret', { now: clock() }))
    const now = clock()
    if (!isWriting(claimed)) await record(db, claimed, { nextAt: soon(claimed, now) }, now)
    else {
      // What is saved stays so.
      const state = claimed.state === 'submitting' ? 'saved' : 'stopped'
      const nextAt = state === 'saved' ? soon({ ...claimed, state }, now) : null
      await record(db, claimed, { state, problem: 'connection', tries: 0, nextAt }, now)
    }
    return
  }
  const changes = claimed.changes.map((change) => ({ ...change, outcome: 'waiting' as const, detail: null }))
  const { connection, client } = opened
  const job = { ...context, claimed, connection, changes }
  try {
    if (client.store === 'GOOGLE_PLAY') await publishOnPlay(job, client.console)
    else if (claimed.state === 'queued' || claimed.state === 'saving') await save(job, client.console)
    else if (claimed.state === 'submitting') await submit(job, client.console)
    else await follow(job, client.console)
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    await handleFailure(job, error)
  }
}

async function save(job: PublicationJob, console: AppStoreConnect): Promise<void> {
  const { db, clock, changes } = job
  // That the store is about to be asked is stored before it is.
  job.claimed = await record(db, job.claimed, { state: 'saving', nextAt: job.claimed.next_at }, clock())
  const { claimed } = job
  const saved = await saveTexts(console, claimed, changes)
  const now = clock()
  if (changes.some(({ outcome }) => outcome === 'written')) await noteGranted(job, now)
  if ('problem' in saved) {
    const { problem, detail = null } = saved
    const isAgain = problem === 'not-kept' && claimed.tries + 1 < NOT_KEPT_MAX
    if (isAgain) await record(db, claimed, { changes, tries: claimed.tries + 1, nextAt: soon(claimed, now) }, now)
    else await record(db, claimed, { state: 'stopped', problem, detail, changes, nextAt: null }, now)
    return
  }
  const { versionId } = saved
  const state = versionId === null ? 'released' : claimed.choice === 'submit' ? 'submitting' : 'saved'
  const nextAt = state === 'released' ? null : state === 'submitting' ? now : soon({ ...claimed, state }, now)
  const ended = { problem: null, detail: null, changes, storeVersionId: versionId, tries: 0 }
  await record(db, claimed, { ...ended, state, nextAt }, now)
}

async function submit({ db, clock, claimed }: PublicationJob, console: AppStoreConnect): Promise<void> {
  if (claimed.store_version_id === null) throw new Error('A publication without a version is submitted.')
  await console.submitVersion(claimed.track_id, claimed.store_version_id)
  const now = clock()
  const state = 'submitted' as const
  await record(
    db,
    claimed,
    { state, problem: null, detail: null, tries: 0, nextAt: soon({ ...claimed, state }, now) },
    now,
  )
}

/** What Apple's states of a version mean for its texts. */
const states: Readonly<Record<string, PublicationState>> = {
  PREPARE_FOR_SUBMISSION: 'saved',
  DEVELOPER_REJECTED: 'saved',
  READY_FOR_REVIEW: 'saved',
  WAITING_FOR_REVIEW: 'submitted',
  WAITING_FOR_EXPORT_COMPLIANCE: 'submitted',
  IN_REVIEW: 'in-review',
  ACCEPTED: 'approved',
  PENDING_APPLE_RELEASE: 'approved',
  PENDING_DEVELOPER_RELEASE: 'approved',
  PENDING_CONTRACT: 'approved',
  PROCESSING_FOR_APP_STORE: 'approved',
  PROCESSING_FOR_DISTRIBUTION: 'approved',
  READY_FOR_SALE: 'released',
  READY_FOR_DISTRIBUTION: 'released',
  REPLACED_WITH_NEW_VERSION: 'released',
  REJECTED: 'rejected',
  METADATA_REJECTED: 'rejected',
  INVALID_BINARY: 'rejected',
}

/** Asks how far the version has come. One that was deleted in the console is followed no more. */
async function follow({ db, clock, claimed }: PublicationJob, console: AppStoreConnect): Promise<void> {
  const versions = await console.versions(claimed.track_id)
  const found = versions.find(({ id }) => id === claimed.store_version_id)
  const now = clock()
  // A state that Apple adds says nothing new.
  const state = (found && states[found.state]) ?? claimed.state
  const isOver = !found || state === 'released'
  await record(db, claimed, { state, nextAt: isOver ? null : soon({ ...claimed, state }, now) }, now)
}
