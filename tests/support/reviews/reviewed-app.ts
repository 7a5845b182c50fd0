import { capabilitiesOf } from '#contract/connections/connection.ts'
import { DAY_MS } from '#contract/protocol/days.ts'
import type { EndpointInput } from '#contract/protocol/endpoint.ts'
import { getReviewInbox, getReviews } from '#contract/reviews/inbox.ts'
import type { OwnReview, ReplyState } from '#contract/reviews/review.ts'
import type { AppRef } from '#contract/store.ts'
import type { Services } from '#server/endpoints/services.ts'
import { insertConnection } from '#server/integrations/connections/insert-connection.ts'
import { importDueReviews } from '#server/reviews/import/import-reviews.ts'
import { planFeeds } from '#server/reviews/import/plan-feeds.ts'
import type { Api } from '../api/api.ts'
import type { Open } from '../api/api-harness.ts'
import { newMember, type Member } from '../api/member.ts'
import { signInAgain } from '../pages/team.ts'
import { sample } from '../stores/sample-apps.ts'
import { serveReviewConsole, type ReviewConsole } from './review-console.ts'

/** Below the life of a token. */
const TOKEN_MS = 300_000

type Filters = Omit<EndpointInput<typeof getReviews>['query'], 'store'>

/** An organisation whose key sees an app's reviews in a console over HTTP; `stop` what it returns when the test ends. */
export async function reviewedApp(open: Open, app: AppRef = sample.moorlight) {
  const console = await serveReviewConsole(app.store)
  const api = await open({ env: console.env })
  console.follow(api.clock.now)
  const owner = await newMember(api)
  const projectId = await owner.addProject(app)
  const connectionId = await connect(api, owner, console, app)
  let signedIn = { member: owner, at: api.clock.now() }
  /** The owner, who signs in again when time has passed. */
  const current = async () => {
    const at = api.clock.now()
    if (at.getTime() - signedIn.at.getTime() > TOKEN_MS) signedIn = { member: await signInAgain(api, owner), at }
    return signedIn.member
  }
  return {
    current,
    console,
    api,
    owner,
    projectId,
    connectionId,
    app,
    stop: console.stop,
    /** Runs the job. @returns how many apps it read */
    run: (stopping?: AbortSignal) => runOn(api.services, owner, stopping),
    inbox: async () => readInbox(await current(), app),
    reviews: async (filters: Filters = {}) => readReviews(await current(), app, filters),
  }
}

/** Puts the console's key into the database as a working connection, the primary one of the app. */
export async function connect(api: Api, owner: Member, { key }: ReviewConsole, app: AppRef): Promise<string> {
  const { db, connections, clock } = api.services
  const { provider } = key.credentials
  const own = { organisation_id: owner.identity.organizationId, id: crypto.randomUUID() }
  const rights = capabilitiesOf[provider].map((capability) => ({ capability, state: 'granted' as const }))
  const made = {
    ...own,
    name: 'Team key',
    created_by: owner.identity.userId,
    credentials: key.credentials,
    outcome: { check: { rights, apps: null, accountName: null } },
  }
  await insertConnection(db, made, { now: clock(), secrets: connections.secrets })
  await db
    .insertInto('connection_app')
    .values({
      organisation_id: own.organisation_id,
      connection_id: own.id,
      provider,
      store: app.store,
      track_id: app.trackId,
      is_primary: true,
      assigned_at: clock(),
    })
    .execute()
  return own.id
}

/** Puts a reply of the organisation's own into the database, as if somebody had just written it. */
export async function addReply(
  { api, owner, app }: Pick<Awaited<ReturnType<typeof reviewedApp>>, 'api' | 'owner' | 'app'>,
  { review, state, text }: { review: string; state: ReplyState; text: string },
): Promise<void> {
  const now = api.clock.now()
  await api.services.db
    .insertInto('review_reply')
    .values({
      organisation_id: owner.identity.organizationId,
      store: app.store,
      track_id: app.trackId,
      review_id: review,
      text,
      state,
      origin: 'person',
      rule_id: null,
      template_id: null,
      written_by: owner.identity.userId,
      written_at: now,
      state_at: now,
      send_at: null,
      first_tried_at: null,
      problem: null,
      problem_detail: null,
      store_reply_id: null,
      store_text: null,
      store_changed_at: null,
    })
    .execute()
}

/** The job, on one organisation alone: the tests of a database share it. */
export async function runOn(services: Services, { identity }: Member, stopping?: AbortSignal): Promise<number> {
  const { db, clock } = services
  await planFeeds(db, clock())
  await db
    .updateTable('review_feed')
    .set({ next_at: new Date(clock().getTime() + 400 * DAY_MS) })
    .where('organisation_id', '<>', identity.organizationId)
    .execute()
  return importDueReviews(services, stopping)
}

export const readInbox = (member: Member, { store, trackId }: AppRef) =>
  member.read(getReviewInbox, { params: { trackId }, query: { store } })

/** All pages. */
export async function readReviews(member: Member, app: AppRef, filters: Filters = {}): Promise<OwnReview[]> {
  const { store, trackId } = app
  const found: OwnReview[] = []
  for (let page = 1; ; page += 1) {
    const query = { size: '1000', ...filters, store, page: String(page) }
    const { content, totalPages } = await member.read(getReviews, { params: { trackId }, query })
    found.push(...content)
    if (page >= totalPages) return found
  }
}

/** A review as a customer in the United States writes it. */
export const customerReview = (id: string, createdAt: Date | string, own: Partial<StoreReview> = {}): StoreReview => ({
  id,
  rating: 4,
  title: 'Good on trains',
  body: 'The app keeps my place even where there is no network, which I like a lot.',
  author: 'Orla',
  version: null,
  // To the second, as the App Store tells it.
  createdAt: new Date(Math.floor(new Date(createdAt).getTime() / 1000) * 1000).toISOString(),
  locale: 'en-US',
  language: 'en',
  likes: null,
  reply: null,
  ...own,
})

export type StoreReview = ReviewConsole['reviews'][number]
