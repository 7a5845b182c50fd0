import type { Kysely } from 'kysely'
import { stopImpersonation } from '#contract/administration.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { audit } from './audit.ts'

/** Every write of staff who act as a user stands in the audit log. Pass the `db` of the write. */
export async function noteWriteWhileActing(
  db: Kysely<Schema>,
  { endpoint, caller, path }: { endpoint: Endpoint; caller: Caller; path: string },
  now: Date,
): Promise<void> {
  // The end of it has an entry of its own.
  if (caller.impersonatorId === undefined || endpoint.readOnly || endpoint.id === stopImpersonation.id) return
  const note = `${endpoint.summary} (${endpoint.method} ${path})`
  await audit(db, { action: 'changed-while-acting', actor: caller, organisationId: caller.organizationId, note }, now)
}
