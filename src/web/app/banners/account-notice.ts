import type { AccountStatus } from '#contract/account-closing.ts'

/** What the account's banner tells; `at`: ISO 8601, null: not known. */
export type AccountNotice =
  | { kind: 'deletion' | 'plan'; at: string | null }
  /** `days` until the trial ends, rounded up; `hours`: it ends within 24 of them. */
  | { kind: 'trial'; days: number | null; hours: boolean }

/** One at a time: the deletion before the cancelled plan before the cancelled trial (OP-41); null: nothing to tell. */
export function accountNotice(status: AccountStatus): AccountNotice | null {
  if (status.markedForDeletion) return { kind: 'deletion', at: status.scheduledDeletionDate }
  if (status.isPlanCancelled) return { kind: 'plan', at: status.planEndDate }
  if (status.trialCanceled) return { kind: 'trial', days: status.trialEndsAfter, hours: status.trialEndsAfter24hr }
  return null
}
