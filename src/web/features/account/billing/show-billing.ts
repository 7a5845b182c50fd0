import type { Identity } from '#contract/auth/auth.ts'
import type { BillingData } from '#contract/billing/billing.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { billingRead } from '../reads.ts'

/** What a write answered is what every reader sees. */
export const showBilling = (identity: Identity, data: BillingData): void =>
  void getQueryClient().setQueryData(billingRead(identity).queryKey, { data, at: Date.now() })
