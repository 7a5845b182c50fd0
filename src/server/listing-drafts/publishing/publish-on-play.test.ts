import { afterEach, expect, test } from 'vitest'
import { putListingDraft, type DraftField } from '#contract/listing-drafts.ts'
import {
  getListingPlan,
  getListingPublications,
  publishListing,
  type ListingPlan,
} from '#contract/listing-publications.ts'
import { describeOnEachDatabase, type Open } from '#tests/support/api/api-harness.ts'
import { reviewedApp } from '#tests/support/reviews/reviewed-app.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'
import { publishDue } from './publish-listings.ts'

const MINUTE = 60_000

let stop = async () => {}
afterEach(() => stop())

/** An app whose drafts are published to Play Console over HTTP. */
async function publishingApp(open: Open) {
  const app = await reviewedApp(open, sample.moorlightOnPlay)
  stop = app.stop
  const { api, console, projectId, current } = app
  const params = { projectId }
  const put = async (field: DraftField, draft: string, locale = 'en-US') =>
    (await current()).call(putListingDraft, {
      params: { ...params, locale, field },
      body: { draft, published: null, second: null, seen: 0 },
    })
  const plan = async () => (await current()).read(getListingPlan, { params })
  const publish = async (seen: ListingPlan, cancelsReview = false) =>
    (await current()).call(publishListing, {
      params,
      body: {
        id: crypto.randomUUID(),
        choice: 'save',
        version: null,
        changes: seen.changes.filter(({ problem }) => problem === null).map(({ id }) => id),
        cancelsReview,
      },
    })
  /** The job, on this organisation alone: the tests of a database share it. @returns the last publication */
  const run = async (afterMs = 0) => {
    api.clock.advance(afterMs)
    await api.services.db
      .updateTable('listing_publication')
      .set({ next_at: null })
      .where('organisation_id', '<>', app.owner.identity.organizationId)
      .execute()
    await publishDue(api.services)
    return (await (await current()).read(getListingPublications, { params }))[0]!
  }
  /** What the page says, as if somebody had written it in the console. */
  const says = (language: string, title: string) =>
    console.records.put(console.given.owner, 'listing', `${app.app.trackId}/${language}`, {
      packageName: app.app.trackId,
      language,
      title,
      shortDescription: 'Rain',
      fullDescription: 'Rain and stories.',
      video: '',
    })
  for (const language of ['de-DE', 'sv-SE']) await says(language, 'Moorlight')
  const calls = (part: string) => console.faults.calls.filter((call) => call.includes(part))
  return { ...app, put, plan, publish, run, says, calls }
}

describeOnEachDatabase('publishing to Google Play', (open) => {
  test('a plan leaves nothing behind in the console; texts are validated, committed without taking a review back, and there', async () => {
    const { put, plan, publish, run, calls, console } = await publishingApp(open)
    await put('shortDescription', 'Rain for light sleepers')
    await put('title', 'Moorlicht', 'de-DE')
    const seen = await plan()
    expect(seen).toMatchObject({ stop: null, version: null, incomplete: [] })
    expect(seen.changes).toMatchObject([
      { locale: 'de-DE', field: 'title', target: 'store-page', to: 'Moorlicht', problem: null },
      { locale: 'en-US', field: 'shortDescription', target: 'store-page', problem: null },
    ])
    expect(calls('PUT')).toEqual([])
    expect(await console.records.list(console.given.owner, 'edit')).toEqual([])
    expect(await publish(seen)).toMatchObject({ status: 201, body: { state: 'queued' } })
    expect(await run()).toMatchObject({
      state: 'submitted',
      problem: null,
      version: null,
      changes: [{ outcome: 'written' }, { outcome: 'written' }],
    })
    expect(calls(':validate')).toHaveLength(1)
    expect(calls(':commit').map((call) => call.split('?')[1])).toEqual(['changesInReviewBehavior=ERROR_IF_IN_REVIEW'])
    expect((await plan()).changes).toEqual([])
  })

  test('a language that Google does not take spoils all, and is named with its words', async () => {
    const { put, plan, publish, run, calls, console } = await publishingApp(open)
    await put('title', 'Moorlicht', 'de-DE')
    await put('title', 'Moorlight, rain')
    await publish(await plan())
    const error = { code: 400, message: 'The title holds a word that is not allowed.', status: 'INVALID_ARGUMENT' }
    console.faults.on('listings/en-US', { status: 400, body: { error } })
    expect(await run()).toMatchObject({
      state: 'stopped',
      problem: 'refused',
      changes: [
        { locale: 'de-DE', outcome: 'waiting', detail: null },
        { locale: 'en-US', outcome: 'refused', detail: error.message },
      ],
    })
    expect(calls(':commit')).toEqual([])
    expect((await plan()).changes).toHaveLength(2)
  })

  test('while other changes are in review nothing is published, until somebody takes them back or the review is over', async () => {
    const { put, plan, publish, run } = await publishingApp(open)
    await put('title', 'First')
    await publish(await plan())
    await run()
    await put('title', 'Second', 'de-DE')
    await publish(await plan())
    expect(await run()).toMatchObject({ state: 'stopped', problem: 'in-review', changes: [{ outcome: 'waiting' }] })
    await publish(await plan(), true)
    expect(await run()).toMatchObject({ state: 'submitted', problem: null })
    await put('title', 'Third', 'sv-SE')
    await publish(await plan())
    expect(await run(5 * MINUTE)).toMatchObject({ state: 'submitted', problem: null })
  })

  test('after a lost answer the console is read before anything is sent again', async () => {
    const { put, plan, publish, run, calls, console } = await publishingApp(open)
    await put('title', 'Moorlight, rain')
    await publish(await plan())
    console.faults.on(':commit', { status: 502, after: true })
    expect(await run()).toMatchObject({ state: 'saving' })
    expect(await run(MINUTE)).toMatchObject({ state: 'submitted', problem: null, changes: [{ outcome: 'written' }] })
    expect(calls('PUT')).toHaveLength(1)
  })

  test('a draft that the console ends is begun anew; a page that others changed meanwhile is left as it is', async () => {
    const { put, plan, publish, run, says, calls, console } = await publishingApp(open)
    await put('title', 'Moorlight, rain')
    await publish(await plan())
    const ended = { code: 409, message: 'This edit has been invalidated.', status: 'ABORTED' }
    console.faults.on(':commit', { status: 409, body: { error: ended } })
    expect(await run()).toMatchObject({ state: 'saving' })
    expect(await run(MINUTE)).toMatchObject({ state: 'submitted', problem: null })
    await put('description', 'Wind.')
    await publish(await plan())
    await says('en-US', 'Theirs')
    const before = calls('PUT').length
    expect(await run(5 * MINUTE)).toMatchObject({
      state: 'stopped',
      problem: 'changed',
      changes: [{ outcome: 'waiting' }],
    })
    expect(calls('PUT')).toHaveLength(before)
  })

  test('what Google reviews only when it is sent in its console is saved, and said', async () => {
    const { put, plan, publish, run, console } = await publishingApp(open)
    await put('title', 'Moorlight, rain')
    await publish(await plan())
    const message = 'Please set the query parameter changesNotSentForReview to true.'
    console.faults.on(':commit', { status: 400, body: { error: { code: 400, message, status: 'INVALID_ARGUMENT' } } })
    expect(await run()).toMatchObject({ state: 'saved', problem: 'not-sent', changes: [{ outcome: 'written' }] })
  })
})
