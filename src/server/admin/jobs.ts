import { getJobs, StoreBudget } from '#contract/admin.ts'
import { serve } from '#server/endpoints/serve.ts'
import type { Services } from '#server/endpoints/services.ts'
import { budgetLimits } from '#server/markets/live/budget-limits.ts'
import { budgetStatus } from '#server/markets/live/gateway/budget.ts'

export const jobs = serve(getJobs, async ({ services }) => ({
  queues: await services.jobStates.queues(),
  budgets: await budgetsOf(services),
}))

async function budgetsOf({ db, config, clock }: Services): Promise<StoreBudget[]> {
  const limits = budgetLimits(config.stores)
  const names = StoreBudget.entries.name.options
  return Promise.all(
    names.map(async (name) => {
      const { blockedUntil, ...status } = await budgetStatus(db, name, clock())
      const until = blockedUntil?.toISOString() ?? null
      return Object.assign(status, { name, callsPerMinute: limits[name], blockedUntil: until })
    }),
  )
}
