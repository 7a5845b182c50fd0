import { sql, type Kysely, type Selectable } from 'kysely'
import type { PublicationProblem, PublicationState } from '#contract/listing-publications.ts'
import type { Store } from '#contract/store.ts'
import type { ListingPublicationRow, StoredChange } from '#server/db/rows/projects.ts'
import type { Schema } from '#server/db/schema.ts'

/** Longer than all calls for one publication take; what a process that died had claimed is looked at again after this. */
const LEASE_MS = 10 * 60_000

/** `next_at` is the end of the lease, which also tells this claim from others. */
export interface ClaimedPublication extends Selectable<ListingPublicationRow> {
  next_at: Date
  store: Store
  track_id: string
}

/** The publication that has been due longest, for this process alone until its lease ends. */
export async function claimPublication(db: Kysely<Schema>, now: Date): Promise<ClaimedPublication | null> {
  const { rows } = await sql<ClaimedPublication>`
    update listing_publication as one set next_at = ${new Date(now.getTime() + LEASE_MS)}
    from project
    where project.organisation_id = one.organisation_id and project.id = one.project_id
      and (one.organisation_id, one.project_id, one.id) = (
        select organisation_id, project_id, id from listing_publication
        where next_at <= ${now}
        order by next_at
        limit 1
        for update skip locked
      )
    returning one.*, project.store, project.track_id`.execute(db)
  return rows[0] ?? null
}

export interface Progress {
  state?: PublicationState
  problem?: PublicationProblem | null
  detail?: string | null
  changes?: StoredChange[]
  storeVersionId?: string | null
  tries?: number
  /** null: nothing is left to do. */
  nextAt: Date | null
}

/** Stores how far a claimed publication has come, unless another process has taken it over. @returns it as it is now */
export async function record(
  db: Kysely<Schema>,
  claimed: ClaimedPublication,
  progress: Progress,
  now: Date,
): Promise<ClaimedPublication> {
  const { state = claimed.state, problem, detail, changes, storeVersionId, tries, nextAt } = progress
  const steps = state === claimed.state ? claimed.steps : [...claimed.steps, { state, at: now.toISOString() }]
  await db
    .updateTable('listing_publication')
    .set({
      state,
      steps: JSON.stringify(steps),
      next_at: nextAt,
      ...(problem !== undefined && { problem }),
      ...(detail !== undefined && { detail }),
      ...(changes && { changes: JSON.stringify(changes) }),
      ...(storeVersionId !== undefined && { store_version_id: storeVersionId }),
      ...(tries !== undefined && { tries }),
    })
    .where('organisation_id', '=', claimed.organisation_id)
    .where('project_id', '=', claimed.project_id)
    .where('id', '=', claimed.id)
    .where('next_at', '=', claimed.next_at)
    .execute()
  return { ...claimed, state, steps, next_at: nextAt ?? claimed.next_at }
}
