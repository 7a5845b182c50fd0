import { sql, type Kysely } from 'kysely'
import { getChanges, type ChangeAction } from '#contract/changes.ts'
import { privilegesOf } from '#contract/protocol/access.ts'
import type { Schema } from '#server/db/schema.ts'
import { pageOf } from '#server/kernel/page.ts'
import { serve } from '#server/endpoints/serve.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { reachOf, type Reach } from '#server/scope/all-apps.ts'
import { requireOwnId } from '#server/scope/own-id.ts'

export const changes = serve(getChanges, async ({ params, query, caller, db }) => {
  requireOwnId(caller, 'organizationId', params.organizationId)
  const page = pageOf(query.page)
  const visible = visibleChanges(db, caller, await reachOf(db, caller))
  const withAddress = privilegesOf(caller).has('team/manage')
  const { total } = await visible.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await visible
    .leftJoin('app_user as actor', 'actor.id', 'change.actor_id')
    .leftJoin('app_user as acted', 'acted.id', 'change.acted_as_id')
    .leftJoin('app_user as person', 'person.id', 'change.subject_id')
    .select(['change.id', 'at', 'action', 'change.project_id', 'project_title', 'subject', 'acted_as_id'])
    .select([
      nameOf('actor', withAddress).as('actor_name'),
      nameOf('acted', withAddress).as('acted_name'),
      nameOf('person', withAddress).as('person_name'),
    ])
    .orderBy('at', 'desc')
    .orderBy('change.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return page.with(
    rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      action: row.action,
      actor: row.actor_name,
      staffAs: row.acted_as_id ? { name: row.acted_name } : null,
      project: row.project_id && row.project_title ? { projectId: row.project_id, title: row.project_title } : null,
      subject: row.subject ?? row.person_name,
    })),
    total,
  )
})

/**
 * A person's name, else their address, which one has from the invitation on; null: they are gone. Who must not be told addresses
 * is told that somebody did it.
 */
const nameOf = (user: 'actor' | 'acted' | 'person', withAddress: boolean) => {
  const name = sql<string>`trim(concat(${sql.ref(`${user}.first_name`)}, ' ', ${sql.ref(`${user}.last_name`)}))`
  return withAddress
    ? sql<string | null>`coalesce(nullif(${name}, ''), ${sql.ref(`${user}.email`)})`
    : sql<string | null>`case when ${sql.ref(`${user}.id`)} is not null then ${name} end`
}

/** A member is told what their work needs: nothing of apps that are closed to them, nor of who is invited. */
function visibleChanges(db: Kysely<Schema>, caller: Caller, { seesAny }: Reach) {
  const { organizationId, userId, role } = caller
  const all = db.selectFrom('organisation_change as change').where('change.organisation_id', '=', organizationId)
  if (role !== 'member') return all
  const untold: ChangeAction[] = ['member-invited', 'profile-changed']
  if (!privilegesOf(caller).has('connections/manage'))
    untold.push('connection-added', 'connection-changed', 'connection-removed')
  return all.where((change) =>
    change.or([
      change('change.subject_id', '=', userId),
      change('change.action', '=', 'organisation-renamed'),
      change.and([
        change('change.project_id', 'is', null),
        change('change.action', 'not in', untold),
        change.lit(seesAny),
      ]),
      change(
        change
          .selectFrom('membership')
          .leftJoin('project_permission', (own) =>
            own
              .onRef('project_permission.organisation_id', '=', 'membership.organisation_id')
              .onRef('project_permission.user_id', '=', 'membership.user_id')
              .onRef('project_permission.project_id', '=', 'change.project_id'),
          )
          .select(({ fn }) => fn.coalesce('project_permission.permission', 'account_permission').as('held'))
          .where('membership.organisation_id', '=', organizationId)
          .where('membership.user_id', '=', userId)
          .where('joined_at', 'is not', null)
          .where('change.project_id', 'is not', null),
        '<>',
        'none',
      ),
    ]),
  )
}
