import type { Kysely } from 'kysely'
import { PLAN_QUOTAS } from '#contract/limits.ts'
import type { Schema } from '../db/schema.ts'
import { planOf, subscriptionOf } from './plan.ts'

export interface Quotas {
  /** Projects of an organisation. */
  apps: number
  /** Competitors of one project. */
  competitors: number
}

/** What an organisation's plan allows now. */
export async function quotasOf(db: Kysely<Schema>, organizationId: string, now: Date): Promise<Quotas> {
  return PLAN_QUOTAS[planOf(await subscriptionOf(db, organizationId), now)]
}
