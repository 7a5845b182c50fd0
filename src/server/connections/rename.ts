import { renameConnection } from '#contract/connections/connections.ts'
import { recordChangeBy } from '#server/audit/record-change.ts'
import { serve } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { lockOwnConnection } from './own-connection.ts'

export const rename = serve(renameConnection, async ({ params, body, caller, db, services }) => {
  const { id, name } = await lockOwnConnection(db, caller, params.connectionId)
  if (body.seen !== undefined && name !== body.seen && name !== body.name)
    throw new HttpError('CHANGED_ELSEWHERE', 'The connection was renamed meanwhile.', { details: { name } })
  if (name === body.name) return null
  await db
    .updateTable('connection')
    .set({ name: body.name })
    .where('organisation_id', '=', caller.organizationId)
    .where('id', '=', id)
    .execute()
  await recordChangeBy(db, caller, { action: 'connection-changed', subject: body.name }, services.clock())
  return null
})
