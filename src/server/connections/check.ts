import { checkConnection } from '#contract/connections/connections.ts'
import { withPrefetch } from '#server/endpoints/serve.ts'
import { checkStored } from '#server/integrations/connections/check-connection.ts'
import { recordCheck } from '#server/integrations/connections/record-check.ts'
import { connectionOf } from './connection-of.ts'
import { requireOwnConnection } from './own-connection.ts'

export const check = withPrefetch(
  checkConnection,
  async ({ params, caller, services }) => {
    const row = await requireOwnConnection(services.db, caller, params.connectionId)
    await services.limits.count('storeChecks', caller.organizationId)
    const outcome = await checkStored(services.db, services.connections, { ...row, market: caller.market })
    return { row, outcome }
  },
  async ({ params, caller, db, services }, checked) => {
    const { row, outcome } = checked()
    const now = services.clock()
    await requireOwnConnection(db, caller, params.connectionId)
    await recordCheck(db, row, outcome, { now })
    return connectionOf(db, caller, row.id, now)
  },
)
