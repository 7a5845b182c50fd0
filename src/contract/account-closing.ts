import * as v from 'valibot'
import { endpoint } from './protocol/endpoint.ts'
import { FIELD_MAX } from './protocol/limits.ts'
import { Id, Timestamp } from './store.ts'

/** BAN-007. One of deletion, cancelled plan and cancelled trial is shown, in this order (OP-41). */
export const AccountStatus = v.object({
  customerId: v.nullable(v.string()),
  markedForDeletion: v.boolean(),
  scheduledDeletionDate: v.nullable(Timestamp),
  /** What is marked: the user's own account, which they can keep, or only the organisation; left out: nothing. */
  deletes: v.optional(v.picklist(['account', 'organization'])),
  isPlanCancelled: v.boolean(),
  planEndDate: v.nullable(Timestamp),
  trialCanceled: v.boolean(),
  /** Whole days until the trial ends, rounded up; null: no trial runs. */
  trialEndsAfter: v.nullable(v.number()),
  /** Whether the trial ends within 24 hours. */
  trialEndsAfter24hr: v.boolean(),
})
export type AccountStatus = v.InferOutput<typeof AccountStatus>

/** OP-42. */
export const getAccountStatus = endpoint({
  id: 'getAccountStatus',
  summary: 'Whether the account is to be deleted, its plan or its trial cancelled',
  method: 'GET',
  path: '/settings/v1/organizations/{orgId}/account-status',
  params: v.object({ orgId: Id }),
  response: AccountStatus,
})

const params = v.object({ userId: Id })

/** An owner's account takes the organisation along, anybody else's only themselves. */
export const closeAccount = endpoint({
  id: 'closeAccount',
  summary: 'Mark the own account for deletion at a date',
  method: 'POST',
  path: '/usermanagement/v2/users/{userId}/close-account',
  selfOnly: true,
  params,
  /** null: an account without a password. */
  body: v.object({ password: v.nullable(v.pipe(v.string(), v.maxLength(FIELD_MAX))) }),
  response: v.object({ scheduledDeletionDate: Timestamp }),
  errors: ['WRONG_PASSWORD'],
})

export const keepAccount = endpoint({
  id: 'keepAccount',
  summary: 'Cancel the deletion of the own account; one that is not to be deleted stays as it is',
  method: 'DELETE',
  path: '/usermanagement/v2/users/{userId}/close-account',
  status: 204,
  selfOnly: true,
  params,
  response: v.null(),
})
