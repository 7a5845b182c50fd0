import { afterEach, expect, test } from 'vitest'
import { describeOnEachDatabase, type Open } from '#tests/support/api/api-harness.ts'
import { publishingApp as openPublishingApp } from '#tests/support/listing/publishing-app.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const MINUTE = 60_000

let stop = async () => {}
afterEach(() => stop())

const publishingApp = async (open: Open) => {
  const app = await openPublishingApp(open, sample.moorlightOnPlay)
  stop = app.stop
  const { records, given } = app.console
  const { trackId } = app.app
  /** What the page says, as if somebody had written it in the console. */
  const says = (language: string, title: string) =>
    records.put(given.owner, 'listing', `${trackId}/${language}`, {
      packageName: trackId,
      language,
      title,
      shortDescription: 'Rain',
      fullDescription: 'Rain and stories.',
      video: '',
    })
  for (const language of ['de-DE', 'sv-SE']) await says(language, 'Moorlight')
  return { ...app, says }
}

describeOnEachDatabase('publishing to Google Play', (open) => {
  test('a plan leaves nothing behind in the console; texts are validated, committed without taking a review back, and there', async () => {
    const { put, plan, publish, after, calls, console } = await publishingApp(open)
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
    expect(await after(0)).toMatchObject({
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
    const { put, plan, publish, after, calls, console } = await publishingApp(open)
    await put('title', 'Moorlicht', 'de-DE')
    await put('title', 'Moorlight, rain')
    await publish(await plan())
    const error = { code: 400, message: 'The title holds a word that is not allowed.', status: 'INVALID_ARGUMENT' }
    console.faults.on('listings/en-US', { status: 400, body: { error } })
    expect(await after(0)).toMatchObject({
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
    const { put, plan, publish, after } = await publishingApp(open)
    await put('title', 'First')
    await publish(await plan())
    await after(0)
    await put('title', 'Second', 'de-DE')
    await publish(await plan())
    expect(await after(0)).toMatchObject({ state: 'stopped', problem: 'in-review', changes: [{ outcome: 'waiting' }] })
    await publish(await plan(), { cancelsReview: true })
    expect(await after(0)).toMatchObject({ state: 'submitted', problem: null })
    await put('title', 'Third', 'sv-SE')
    await publish(await plan())
    expect(await after(5 * MINUTE)).toMatchObject({ state: 'submitted', problem: null })
  })

  test('after a lost answer the console is read before anything is sent again', async () => {
    const { put, plan, publish, after, calls, console } = await publishingApp(open)
    await put('title', 'Moorlight, rain')
    await publish(await plan())
    console.faults.on(':commit', { status: 502, after: true })
    expect(await after(0)).toMatchObject({ state: 'saving' })
    expect(await after(MINUTE)).toMatchObject({ state: 'submitted', problem: null, changes: [{ outcome: 'written' }] })
    expect(calls('PUT')).toHaveLength(1)
  })

  test('a draft that the console ends is begun anew; a page that others changed meanwhile is left as it is', async () => {
    const { put, plan, publish, after, says, calls, console } = await publishingApp(open)
    await put('title', 'Moorlight, rain')
    await publish(await plan())
    const ended = { code: 409, message: 'This edit has been invalidated.', status: 'ABORTED' }
    console.faults.on(':commit', { status: 409, body: { error: ended } })
    expect(await after(0)).toMatchObject({ state: 'saving' })
    expect(await after(MINUTE)).toMatchObject({ state: 'submitted', problem: null })
    await put('description', 'Wind.')
    await publish(await plan())
    await says('en-US', 'Theirs')
    const before = calls('PUT').length
    expect(await after(5 * MINUTE)).toMatchObject({
      state: 'stopped',
      problem: 'changed',
      changes: [{ outcome: 'waiting' }],
    })
    expect(calls('PUT')).toHaveLength(before)
  })

  test('what Google reviews only when it is sent in its console is saved, and said', async () => {
    const { put, plan, publish, after, console } = await publishingApp(open)
    await put('title', 'Moorlight, rain')
    await publish(await plan())
    const message = 'Please set the query parameter changesNotSentForReview to true.'
    console.faults.on(':commit', { status: 400, body: { error: { code: 400, message, status: 'INVALID_ARGUMENT' } } })
    expect(await after(0)).toMatchObject({ state: 'saved', problem: 'not-sent', changes: [{ outcome: 'written' }] })
  })
})
