import { sql, type Kysely } from 'kysely'
import { searchUsers } from '#contract/administration.ts'
import type { Schema } from '#server/db/schema.ts'
import { pageOf } from '#server/kernel/page.ts'
import { serve } from '#server/endpoints/serve.ts'
import { hasSecondStep } from '#server/scope/second-step.ts'
import { enteredOrganisation } from '#server/scope/entered-organisation.ts'

/** Users whose name, e-mail or organisation holds the query, in any case that the database's locale knows; each as a sign-in would make them. */
export const search = serve(searchUsers, async ({ query, db }) => {
  const page = pageOf(query.page)
  const pattern = `%${query.query.replaceAll(/[\\%_]/g, '\\$&')}%`
  const found = withOrganisation(db).where((user) =>
    user.or([
      user('email', 'ilike', pattern),
      user(sql<string>`first_name || ' ' || last_name`, 'ilike', pattern),
      user.exists(
        user
          .selectFrom('membership')
          .innerJoin('organisation', 'organisation.id', 'membership.organisation_id')
          .select('organisation.id')
          .whereRef('membership.user_id', '=', 'app_user.id')
          .where('joined_at', 'is not', null)
          .where('organisation.name', 'ilike', pattern),
      ),
    ]),
  )
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .select(['app_user.id', 'first_name', 'last_name', 'email', 'internal', 'app_user.created_at'])
    .select(['entered.id as organisationId', 'entered.name as organisation', 'entered.role'])
    .select((user) => hasSecondStep(user).as('hasSecondStep'))
    .orderBy('email')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const users = rows.map((row) => ({
    userId: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    organizationId: row.organisationId,
    organization: row.organisation,
    role: row.role,
    internal: row.internal,
    createdAt: row.created_at.toISOString(),
    hasSecondStep: Boolean(row.hasSecondStep),
  }))
  return page.with(users, total)
})

/** Users with the organisation that a sign-in leads to; who has joined none is left out. */
const withOrganisation = (db: Kysely<Schema>) =>
  db.selectFrom('app_user').innerJoinLateral(enteredOrganisation, (join) => join.onTrue())
