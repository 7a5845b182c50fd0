import type { Identity } from '#contract/auth/auth.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { quotasRead } from '#web/data/queries/quotas-read.ts'
import { featuresRead, subscriptionRead } from '#web/data/queries/reads.ts'
import { accountStatusChanged } from './closing/account-status-changed.ts'
import { invoicesRead } from './reads.ts'

/** After a write that changed the plan: what depends on it is asked again, the account's banner too (BAN-006). */
export async function planChanged(identity: Identity): Promise<void> {
  accountStatusChanged()
  const client = getQueryClient()
  const changed = [subscriptionRead, featuresRead, quotasRead, invoicesRead].map((one) => one(identity).queryKey)
  await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey, exact: true })))
}
