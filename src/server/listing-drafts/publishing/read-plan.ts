import { createHash } from 'node:crypto'
import type { PlannedDraft } from '#aso/listing/publish/changed-drafts.ts'
import { planForAppStore, type AppStorePlan, type Change } from '#aso/listing/publish/plan-app-store.ts'
import { planForGooglePlay } from '#aso/listing/publish/plan-google-play.ts'
import type { ListingPlan, PlanStop } from '#contract/listing-publications.ts'
import { ProviderFailure } from '#server/integrations/provider/provider-failure.ts'
import {
  consoleListing,
  openConsole,
  stopOf,
  type ConsoleClient,
  type ConsoleContext,
  type PublishedApp,
} from './console.ts'

type App = PublishedApp & { id: string }

/** What publishing the app's drafts would change now. Reads the console, and writes nothing. Not in a transaction. */
export async function readPlan(context: ConsoleContext, app: App, now: Date): Promise<ListingPlan> {
  const none = (stop: PlanStop): ListingPlan => ({
    readAt: now.toISOString(),
    stop,
    wasRefused: false,
    version: null,
    changes: [],
    incomplete: [],
  })
  const opened = await openConsole(context, app)
  if (!opened) return none('no-connection')
  if (!opened.client) return none('connection')
  const drafts = await context.db
    .selectFrom('listing_draft')
    .select(['locale', 'field', 'draft', 'published'])
    .where('organisation_id', '=', app.organisation_id)
    .where('project_id', '=', app.id)
    .execute()
  try {
    const plan = await planFor(drafts, opened.client, app.track_id)
    const changes = plan.changes.map((change) => ({ id: idOf(change), ...change }))
    const wasRefused = opened.connection.right === 'missing'
    return { ...plan, readAt: now.toISOString(), stop: null, wasRefused, changes }
  } catch (error) {
    if (error instanceof ProviderFailure) return none(stopOf(error))
    throw error
  }
}

async function planFor(drafts: readonly PlannedDraft[], client: ConsoleClient, trackId: string): Promise<AppStorePlan> {
  if (client.store === 'APP_STORE')
    return planForAppStore(drafts, consoleListing(await client.console.listing(trackId)))
  const { listings } = await client.console.readListings(trackId)
  return { version: null, changes: planForGooglePlay(drafts, listings), incomplete: [] }
}

function idOf({ locale, field, target, from, to }: Change): string {
  const said = JSON.stringify([locale, field, target, from, to])
  return createHash('sha256').update(said).digest('hex').slice(0, 32)
}
