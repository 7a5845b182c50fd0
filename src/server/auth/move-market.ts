import { sql, type Kysely } from 'kysely'
import { moveToMarket, previewMarketMove } from '#contract/team.ts'
import type { Market } from '#contract/store.ts'
import { audit } from '#server/audit/audit.ts'
import { recordChangeBy } from '#server/audit/record-change.ts'
import type { Schema } from '#server/db/schema.ts'
import { serve, withPrefetch } from '#server/endpoints/serve.ts'
import type { Caller } from '#server/kernel/caller.ts'
import type { Config } from '#server/kernel/config.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { lockOrganisation } from '#server/quotas/take-slot.ts'
import { requireOwnId } from '#server/scope/own-id.ts'
import { requireCurrentPassword } from './password/current-password.ts'

export const previewMoveRoute = serve(previewMarketMove, async ({ params, caller, db, services }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  const { organizationId } = caller
  const { market } = await organisationOf(db, organizationId)
  const count = async (table: 'competitor' | 'tracked_keyword' | 'chart_note' | 'own_review' | 'review_summary') =>
    (
      await db
        .selectFrom(table)
        .where('organisation_id', '=', organizationId)
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count
  const apps = await db
    .selectFrom('project')
    .select('title')
    .where('organisation_id', '=', organizationId)
    .orderBy('created_at')
    .execute()
  const connections = await ofOneMarket(db, organizationId, services.config).select('name').execute()
  return {
    targets: targetsOf(caller, market, services.config),
    apps: apps.map(({ title }) => title),
    competitors: await count('competitor'),
    keywords: await count('tracked_keyword'),
    notes: await count('chart_note'),
    reviews: await count('own_review'),
    summaries: await count('review_summary'),
    connections: connections.map(({ name }) => name),
  }
})

/** What hangs on the apps goes with them, jobs and their queues too. A second time changes nothing. */
export const moveRoute = withPrefetch(
  moveToMarket,
  // Before the transaction, which must not be held for as long as a hash takes.
  ({ body, caller, services }) => requireCurrentPassword(caller, body.password, services),
  async ({ params, body, caller, db, services }, passwordChecked) => {
    requireOwnId(caller, 'organizationId', params.orgId)
    passwordChecked()
    const { organizationId } = caller
    await lockOrganisation(db, organizationId)
    const { market } = await organisationOf(db, organizationId)
    if (body.market === market) return null
    if (!targetsOf(caller, market, services.config).includes(body.market)) {
      throw new HttpError('VALIDATION_FAILED', 'This server does not have this market.', {
        details: { fields: ['body.market'] },
      })
    }
    await db.deleteFrom('project').where('organisation_id', '=', organizationId).execute()
    const doomed = ofOneMarket(db, organizationId, services.config).select('id')
    await db.deleteFrom('connection').where('organisation_id', '=', organizationId).where('id', 'in', doomed).execute()
    for (const table of ['sample_key', 'console_record', 'model_keywords'] as const)
      await db.deleteFrom(table).where('organisation_id', '=', organizationId).execute()
    await db.updateTable('organisation').set({ market: body.market }).where('id', '=', organizationId).execute()
    const now = services.clock()
    const note = `${market} to ${body.market}`
    await audit(db, { action: 'market-switched', actor: caller, organisationId: organizationId, note }, now)
    await recordChangeBy(db, caller, { action: 'market-changed', subject: body.market }, now)
    return null
  },
)

const organisationOf = (db: Kysely<Schema>, id: string) =>
  db.selectFrom('organisation').select('market').where('id', '=', id).executeTakeFirstOrThrow()

/** The fictional market is everywhere; of the others a server has the one that new organisations begin on. */
const targetsOf = ({ demo }: Caller, market: Market, config: Config): Market[] =>
  demo ? [] : [...new Set<Market>(['sample', config.market])].filter((one) => one !== market)

/** Connections whose provider is another one on the sample market: elsewhere their keys open nothing. */
const ofOneMarket = (db: Kysely<Schema>, organisationId: string, { consoles }: Config) =>
  db
    .selectFrom('connection')
    .where('organisation_id', '=', organisationId)
    .where(sql<boolean>`not provider = any(${[...consoles.configured]}::text[])`)
