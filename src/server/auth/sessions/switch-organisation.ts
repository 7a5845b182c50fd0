import { switchOrganization } from '#contract/team.ts'
import { serve } from '#server/endpoints/serve.ts'
import { notYours } from '#server/scope/own-id.ts'
import { callerByUser } from './session.ts'

/**
 * The session goes on with its refresh token, whose next use leads to the same organisation; so do the user's other
 * devices. An open invitation is not a membership.
 */
export const switchRoute = serve(switchOrganization, async ({ params, caller, db, services }) => {
  const { userId, sessionId } = caller
  const joined = await db
    .updateTable('app_user')
    .set({ current_organisation_id: params.orgId })
    .where('id', '=', userId)
    .where((row) =>
      row.exists(
        row
          .selectFrom('membership')
          .select('user_id')
          .where('organisation_id', '=', params.orgId)
          .where('user_id', '=', userId)
          .where('joined_at', 'is not', null),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  if (!joined) throw notYours()
  const identity = await callerByUser(db, userId)
  const { token, expiresAt } = await services.tokens.issue({ ...identity, sessionId }, services.clock())
  return { accessToken: token, identity: { ...identity, expiresAt } }
})
