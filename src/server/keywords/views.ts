import { sql } from 'kysely'
import { getKeywordViews, putKeywordView, removeKeywordView } from '#contract/keywords/views.ts'
import { KEYWORD_VIEWS_MAX } from '#contract/protocol/limits.ts'
import { serve, type Route } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { lockOrganisation } from '#server/quotas/take-slot.ts'

const views = serve(getKeywordViews, async ({ caller, db }) => {
  const rows = await db
    .selectFrom('keyword_view')
    .select(['name', 'content'])
    .where('organisation_id', '=', caller.organizationId)
    .where('user_id', '=', caller.userId)
    .orderBy('saved_at')
    .orderBy('name')
    .execute()
  return rows.map(({ name, content: { filter, sort, columns } }) => ({ name, filter, sort, columns }))
})

/** The organisation's lock lets two at once not take the last place together. */
const putView = serve(putKeywordView, async ({ params, body, caller, db, services }) => {
  const { organizationId: organisation_id, userId: user_id } = caller
  await lockOrganisation(db, organisation_id)
  const others = await db
    .selectFrom('keyword_view')
    .select('name')
    .where('organisation_id', '=', organisation_id)
    .where('user_id', '=', user_id)
    .where('name', '!=', params.name)
    .execute()
  if (others.length >= KEYWORD_VIEWS_MAX)
    throw new HttpError('QUOTA_EXCEEDED', `There are ${KEYWORD_VIEWS_MAX} saved views at most.`)
  const saved = { content: sql<typeof body>`${JSON.stringify(body)}::jsonb`, saved_at: services.clock() }
  await db
    .insertInto('keyword_view')
    .values({ organisation_id, user_id, name: params.name, ...saved })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'user_id', 'name']).doUpdateSet(saved))
    .execute()
  return null
})

const removeView = serve(removeKeywordView, async ({ params, caller, db }) => {
  await db
    .deleteFrom('keyword_view')
    .where('organisation_id', '=', caller.organizationId)
    .where('user_id', '=', caller.userId)
    .where('name', '=', params.name)
    .execute()
  return null
})

/** Views that users have saved of their tracked keywords. */
export const viewRoutes: Route[] = [views, putView, removeView]
