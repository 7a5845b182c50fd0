import { randomUUID } from 'node:crypto'
import { exploreDemo } from '#contract/auth/auth.ts'
import { countryCodeOf, type AppRef, type Locale } from '#contract/store.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { serve } from '#server/endpoints/serve.ts'
import { trackKeywords } from '#server/history/track-keywords.ts'
import { addDemoConnections, newDemoKeys } from '#server/integrations/connections/demo-connections.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import type { MarketSource } from '#server/markets/market.ts'
import { addDemoSummaries } from '#server/reviews/index.ts'
import { createAccount } from './create-account.ts'
import { addDemoTemplates } from './demo-templates.ts'
import { signIn } from '../sessions/session.ts'

/** A fresh organisation on the sample market that nobody else sees. */
export const demoRoute = serve(exploreDemo, async ({ body, services, exchange }) => {
  const { config, limits, clock, db, markets, connections } = services
  if (!config.demo) throw new HttpError('NOT_FOUND', 'There is no demo here.')
  await limits.count('demo', exchange.ip)
  const now = clock()
  const apps = await readDemoApps(markets.sample)
  const keys = await newDemoKeys(connections)
  const language = body.language ?? 'en'
  const userId = await db.transaction().execute(async (transaction) => {
    const account = await createAccount(transaction, {
      person: {
        email: `demo.${randomUUID()}@storeglass.invalid`,
        first_name: 'Demo',
        last_name: 'Storeglass',
        password_hash: null,
        language,
        email_verified_at: now,
        marketing_consent: false,
      },
      organisation: { name: 'Demo', market: 'sample', demo: true },
      plan: {
        plan_id: 'paid',
        status: 'active',
        trial_start: null,
        trial_end: null,
        current_term_start: now,
        current_term_end: null,
      },
      now,
    })
    if (!account) throw new Error('A random address was taken.')
    const { organizationId: organisationId, userId } = account
    await addProjects(transaction, organisationId, apps, now)
    await addDemoTemplates(transaction, organisationId, language, now)
    const [main] = apps
    if (main) await addDemoSummaries(transaction, { organisationId, app: main.app, language }, now)
    const demo = { organisationId, userId, apps: apps.map(({ app }) => app), keys }
    await addDemoConnections(transaction, demo, connections, now)
    const inAppStore = apps.flatMap(({ app }) => (app.store === 'APP_STORE' ? [app.trackId] : []))
    const asked = connections.earlierRequests(keys.store.registered.owner, inAppStore, now)
    await transaction
      .insertInto('console_record')
      .values(asked.map((record) => Object.assign(record, { organisation_id: organisationId })))
      .execute()
    return account.userId
  })
  return signIn({ userId, method: 'demo' }, services, exchange)
})

interface NamedApp extends AppRef {
  title: string
  iconUrl: string | null
  developerName: string | null
}

interface DemoApp {
  app: NamedApp
  countries: Locale[]
  competitors: NamedApp[]
  keywords: readonly string[]
}

const readDemoApps = async (market: MarketSource): Promise<DemoApp[]> =>
  Promise.all(
    (await market.demoProjects()).map(async ({ app, countries, competitors, keywords }) => ({
      keywords,
      app: await named(market, app, countries),
      countries,
      competitors: await Promise.all(competitors.map((competitor) => named(market, competitor, countries))),
    })),
  )

/** An app as it is called in the first of the countries that lists it, else in any. */
async function named(market: MarketSource, app: AppRef, countries: Locale[]): Promise<NamedApp> {
  for (const locale of [...countries, ...(await market.localesOf(app))]) {
    const listing = await market.listing({ ...app, locale })
    if (listing) {
      const { title, developerName, images } = listing
      return { ...app, title, developerName, iconUrl: images.icons[0] ?? null }
    }
  }
  throw new Error(`The sample market does not list ${app.trackId}.`)
}

/** Things are shown in the order in which they were added: a millisecond apart. */
async function addProjects(db: Kysely<Schema>, organisationId: string, apps: DemoApp[], now: Date): Promise<void> {
  const after = (count: number) => new Date(now.getTime() + count)
  const projects = apps.map((demoApp, index) => ({ ...demoApp, id: randomUUID(), created_at: after(index) }))
  const owner = { organisation_id: organisationId }
  const row = ({ title, iconUrl, developerName, store, trackId }: NamedApp) => ({
    ...owner,
    store,
    track_id: trackId,
    icon_url: iconUrl,
    developer_name: developerName,
    title,
  })
  await db
    .insertInto('project')
    .values(projects.map(({ id, app, created_at }) => ({ ...row(app), id, created_at })))
    .execute()
  await db
    .insertInto('project_country')
    .values(
      projects.flatMap(({ id, countries }) =>
        countries.map((locale, index) => ({ ...owner, project_id: id, locale, created_at: after(index) })),
      ),
    )
    .execute()
  await db
    .insertInto('competitor')
    .values(
      projects.flatMap(({ id, competitors }) =>
        competitors.map((competitor, index) => {
          const { title, ...rest } = row(competitor)
          return { ...rest, name: title, project_id: id, created_at: after(index) }
        }),
      ),
    )
    .execute()
  for (const { id, countries, keywords } of projects) {
    const [first] = countries
    if (first === undefined || keywords.length === 0) continue
    await trackKeywords(db, { organisationId, projectId: id, country: countryCodeOf(first), keywords }, now)
  }
}
