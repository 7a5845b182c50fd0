import type { Identity } from '#contract/auth/auth.ts'
import { getQuotas } from '#contract/billing/plans.ts'
import { read } from './read.ts'

/** What the plan holds and how much of it is used. */
export const quotasRead = ({ organizationId }: Identity) => read(getQuotas, { params: { orgId: organizationId } })
