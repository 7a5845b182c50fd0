import { DAY_MS, dayOf } from '#contract/protocol/days.ts'
import type { EndpointInput } from '#contract/protocol/endpoint.ts'
import { createSummary, getSummary } from '#contract/reviews/summaries.ts'
import type { AppRef } from '#contract/store.ts'
import type { OwnReviewRow } from '#server/db/rows/reviews.ts'
import type { Services } from '#server/endpoints/services.ts'
import { makeDueSummaries } from '#server/reviews/summarising/make-summaries.ts'
import type { Insertable } from 'kysely'
import type { Api, ApiOptions } from '../api/api.ts'
import type { Open } from '../api/api-harness.ts'
import { newMember, type Member } from '../api/member.ts'
import { signInAgain } from '../pages/team.ts'
import { sample } from '../stores/sample-apps.ts'

type Body = EndpointInput<typeof createSummary>['body']
type Written = Partial<Insertable<OwnReviewRow>>

/** What people wrote: what is broken, what is loved, and what they wish for. */
const texts: readonly (readonly [rating: number, body: string])[] = [
  [1, 'Since the update the player crashes when I open it.'],
  [1, 'It crashes after every update, please fix this.'],
  [2, 'The player crashes on my tablet.'],
  [1, 'The subscription is far too expensive.'],
  [2, 'I cannot cancel my subscription.'],
  [1, 'They charged me for the subscription twice.'],
  [5, 'The rain sounds are wonderful.'],
  [5, 'Love the rain sounds, I fall asleep at once.'],
  [5, 'The rain sounds are so relaxing.'],
  [4, 'I wish there were a timer.'],
]

/** A member with an app of whose reviews all have been read, and the job, run on this organisation alone. */
export async function summarisedApp(open: Open, options: ApiOptions = {}, app: AppRef = sample.moorlight) {
  const api = await open(options)
  const owner = await newMember(api)
  await owner.addProject(app)
  await noteRead(api, owner, app)
  return { api, app, owner, ...toolsOf(api, owner, app) }
}

function toolsOf(api: Api, owner: Member, app: AppRef) {
  const { orgId } = owner.own.params
  const today = () => dayOf(api.clock.now())
  const daysAgo = (days: number) => dayOf(api.clock.now().getTime() - days * DAY_MS)
  const bodyOf = (own: Partial<Body> = {}): Body => ({
    id: crypto.randomUUID(),
    ...app,
    countries: [],
    languages: [],
    from: daysAgo(29),
    to: today(),
    language: 'en',
    ...own,
  })
  const at = (summaryId: string) => ({ params: { orgId, summaryId } })
  return {
    today,
    daysAgo,
    bodyOf,
    at,
    /** Reviews of `texts`, as many days ago. */
    write: (days = 3, own: Written = {}) => writeReviews(api, owner, app, { days, own }),
    create: async (own: Partial<Body> = {}, member = owner) =>
      member.read(createSummary, { params: { orgId }, body: bodyOf(own) }),
    detailsOf: async (id: string, member = owner) => member.read(getSummary, { ...at(id), query: {} }),
    run: (services: Services = api.services, member: Member = owner) => runOn(services, member),
    /** The owner, signed in again when time has passed. */
    signedIn: () => signInAgain(api, owner),
    used: () => usedSlots(api, owner),
  }
}

async function noteRead(api: Api, { identity }: Member, { store, trackId }: AppRef): Promise<void> {
  const now = api.clock.now()
  await api.services.db
    .insertInto('review_feed')
    .values({
      organisation_id: identity.organizationId,
      store,
      track_id: trackId,
      source: 'market',
      connection_id: null,
      read_at: now,
      full_at: now,
      tried_at: null,
      failure: null,
      next_at: new Date(now.getTime() + 400 * DAY_MS),
      claimed_until: null,
    })
    .execute()
}

async function writeReviews(
  api: Api,
  { identity }: Member,
  { store, trackId }: AppRef,
  { days, own }: { days: number; own: Written },
): Promise<string[]> {
  const written = new Date(api.clock.now().getTime() - days * DAY_MS)
  const blank = () => ({
    organisation_id: identity.organizationId,
    store,
    track_id: trackId,
    review_id: crypto.randomUUID(),
    source: 'console' as const,
    title: null,
    author: 'Orla',
    country: 'US',
    language: 'en',
    language_from: 'text' as const,
    version: null,
    device: null,
    likes: null,
    written_at: written,
    changed_at: written,
    missing_since: null,
    stored_at: written,
  })
  const rows = texts.map(([rating, body]) => Object.assign(blank(), { rating, body }, own))
  await api.services.db.insertInto('own_review').values(rows).execute()
  return rows.map((row) => row.review_id)
}

/** The job, on one organisation alone: the tests of a database share it. */
async function runOn(services: Services, { identity }: Member): Promise<number> {
  const { db, clock } = services
  const later = new Date(clock().getTime() + 400 * DAY_MS)
  await db
    .updateTable('review_summary')
    .set({ next_at: later })
    .where('organisation_id', '<>', identity.organizationId)
    .where('next_at', 'is not', null)
    .execute()
  await db
    .updateTable('summary_schedule')
    .set({ next_day: dayOf(later) })
    .where('organisation_id', '<>', identity.organizationId)
    .execute()
  return makeDueSummaries(services)
}

const usedSlots = async (api: Api, { identity }: Member) =>
  (
    await api.services.db
      .selectFrom('quota_use')
      .select('used')
      .where('organisation_id', '=', identity.organizationId)
      .where('slot_type', '=', 'REVIEW_SUMMARY')
      .executeTakeFirst()
  )?.used ?? 0
