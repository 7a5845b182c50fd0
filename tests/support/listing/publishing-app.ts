import { putListingDraft, type DraftField } from '#contract/listing-drafts.ts'
import {
  getListingPlan,
  getListingPublications,
  publishListing,
  type ListingPlan,
} from '#contract/listing-publications.ts'
import type { AppRef } from '#contract/store.ts'
import type { EndpointInput } from '#contract/protocol/endpoint.ts'
import { publishDue } from '#server/listing-drafts/publishing/publish-listings.ts'
import type { Open } from '../api/api-harness.ts'
import { reviewedApp } from '../reviews/reviewed-app.ts'

type Wanted = Partial<EndpointInput<typeof publishListing>['body']>

/** An app whose drafts are published to the console of its store over HTTP; `stop` is what it returns when the test ends. */
export async function publishingApp(open: Open, ref: AppRef) {
  const app = await reviewedApp(open, ref)
  const { api, console, projectId, current } = app
  const params = { projectId }
  const put = async (field: DraftField, draft: string, locale = 'en-US') =>
    (await current()).call(putListingDraft, {
      params: { ...params, locale, field },
      body: { draft, published: null, second: null, seen: 0 },
    })
  const plan = async () => (await current()).read(getListingPlan, { params })
  /** Whatever of a plan can be published. */
  const publish = async ({ changes }: ListingPlan, wanted: Wanted = {}) =>
    (await current()).call(publishListing, {
      params,
      body: {
        id: crypto.randomUUID(),
        choice: 'save',
        version: null,
        changes: changes.filter(({ problem }) => problem === null).map(({ id }) => id),
        ...wanted,
      },
    })
  const list = async () => (await current()).read(getListingPublications, { params })
  /** The job, on this organisation alone: the tests of a database share it. */
  const run = async () => {
    const { db } = api.services
    await db
      .updateTable('listing_publication')
      .set({ next_at: null })
      .where('organisation_id', '<>', app.owner.identity.organizationId)
      .execute()
    await publishDue(api.services)
  }
  /** @returns the last publication after the job ran so much later */
  const after = async (ms: number) => {
    api.clock.advance(ms)
    await run()
    return (await list())[0]!
  }
  /** Calls of the console whose method and address hold a text. */
  const calls = (part: string | RegExp) => console.faults.calls.filter((call) => call.search(part) !== -1)
  return { ...app, put, plan, publish, list, run, after, calls }
}
