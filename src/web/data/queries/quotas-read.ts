import type { Identity } from '#contract/auth/auth.ts'
import { getQuotas } from '#contract/billing/plans.ts'
import { read } from './read.ts'

/** The plan's quotas and how much of them is used. */
export const quotasRead = ({ organizationId }: Pick<Identity, 'organizationId'>) =>
  read(getQuotas, { params: { orgId: organizationId } })
