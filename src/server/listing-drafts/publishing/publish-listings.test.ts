import { afterEach, expect, test } from 'vitest'
import {
  getListingPlan,
  getListingPublications,
  publishListing,
  type ListingPublication,
} from '#contract/listing-publications.ts'
import { getChanges } from '#contract/changes.ts'
import { describeOnEachDatabase, type Open } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'
import { publishingApp as openPublishingApp } from '#tests/support/listing/publishing-app.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const { trackId } = sample.moorlight
const MINUTE = 60_000

let stop = async () => {}
afterEach(() => stop())

const publishingApp = async (open: Open) => {
  const app = await openPublishingApp(open, sample.moorlight)
  stop = app.stop
  const { records, given } = app.console
  /** What the console has of a text. */
  const written = (type: 'appInfoLocalizations' | 'appStoreVersionLocalizations', id: string) =>
    records.get(given.owner, type, `${trackId}.${id}`)
  return { ...app, written, writes: () => app.calls(/^(POST|PATCH)/) }
}

const stepsOf = ({ steps }: ListingPublication) => steps.map(({ state }) => state)

describeOnEachDatabase('publishing to App Store Connect', (open) => {
  test('a plan reads the console and writes nothing there', async () => {
    const { put, plan, writes } = await publishingApp(open)
    await put('subtitle', 'Stories for calm nights')
    const { stop: stopped, version, changes } = await plan()
    expect(stopped).toBeNull()
    expect(version).toMatchObject({ isNew: false })
    expect(changes).toMatchObject([{ locale: 'en-US', field: 'subtitle', target: 'app-info', problem: null }])
    expect(changes[0]?.from).not.toBe('')
    expect(writes()).toEqual([])
  })

  test('texts are written, read back equal, submitted, and followed into the store', async () => {
    const { owner, put, plan, publish, run, list, after, written } = await publishingApp(open)
    await put('subtitle', 'Stories for calm nights')
    await put('whatsNew', 'Regen am Fenster.', 'de-DE')
    expect(await publish(await plan(), { choice: 'submit' })).toMatchObject({ status: 201, body: { state: 'queued' } })
    await run()
    const [submitted] = await list()
    expect(submitted).toMatchObject({ problem: null, detail: null, state: 'submitted' })
    expect(stepsOf(submitted!)).toEqual(['queued', 'saving', 'submitting', 'submitted'])
    expect(submitted!.changes.map(({ outcome }) => outcome)).toEqual(['written', 'written'])
    expect(await written('appInfoLocalizations', 'draft.en-US')).toEqual({ subtitle: 'Stories for calm nights' })
    expect(await written('appStoreVersionLocalizations', 'draft.de-DE')).toEqual({ whatsNew: 'Regen am Fenster.' })
    expect(await after(1.5 * MINUTE)).toMatchObject({ state: 'in-review' })
    expect(await after(2 * MINUTE)).toMatchObject({ state: 'approved' })
    const released = await after(2 * MINUTE)
    expect(released.state).toBe('released')
    expect((await plan()).changes).toEqual([])
    const { content } = await owner.read(getChanges, { ...owner.own, query: { page: '1' } })
    expect(content).toContainEqual(expect.objectContaining({ action: 'listing-published', subject: released.version }))
  })

  test('where no version can be edited the next one is made, with the number that somebody confirmed', async () => {
    const { put, plan, publish, run, after, list } = await publishingApp(open)
    await publish(await plan(), { choice: 'submit' })
    await run()
    await after(5 * MINUTE)
    await put('description', 'Softer nights.')
    const seen = await plan()
    expect(seen.version).toMatchObject({ isNew: true })
    expect(await publish(seen)).toMatchObject({ status: 409, body: { details: { changed: 'plan' } } })
    await publish(seen, { version: '9.0' })
    await run()
    expect((await list())[0]).toMatchObject({ state: 'saved', version: '9.0', problem: null })
    expect((await plan()).version).toEqual({ number: '9.0', isNew: false })
    // It has no release notes yet in any language.
    await publish(await plan(), { choice: 'submit' })
    await run()
    expect((await list())[0]).toMatchObject({
      state: 'saved',
      problem: 'not-submitted',
      detail: expect.stringMatching(/'whatsNew'/) as string,
    })
  })

  test('a new version that the console lists late is waited for: its texts are not called released', async () => {
    const { console, put, plan, publish, run, after, list } = await publishingApp(open)
    await publish(await plan(), { choice: 'submit' })
    await run()
    await after(5 * MINUTE)
    await put('subtitle', 'Stories for calm nights')
    await publish(await plan(), { choice: 'save', version: '9.0' })
    console.faults.watch(({ method, url }) => {
      if (method === 'POST' && url.endsWith('/appStoreVersions'))
        console.faults.on(`GET /v1/apps/${trackId}/appStoreVersions`, { status: 200, body: { data: [] } })
    })
    await run()
    expect((await list())[0]).toMatchObject({ state: 'saving', problem: null })
    expect(await after(MINUTE)).toMatchObject({ state: 'saved', version: '9.0', changes: [{ outcome: 'written' }] })
  })

  test('promotional text alone is in the store at once', async () => {
    const { put, plan, publish, run, list, written } = await publishingApp(open)
    await put('promotionalText', 'Now with rain')
    const seen = await plan()
    await publish({ ...seen, changes: seen.changes.filter(({ target }) => target === 'live-version') })
    await run()
    expect((await list())[0]).toMatchObject({ state: 'released', version: null })
    expect(await written('appStoreVersionLocalizations', 'live.en-US')).toEqual({ promotionalText: 'Now with rain' })
  })

  test('a text that the store does not take stops with its words; the others of the language are saved', async () => {
    const { console, put, plan, publish, run, list, written } = await publishingApp(open)
    await put('keywords', 'rain,sleep')
    await put('description', 'Softer nights.')
    const detail = 'The keywords contain a term that is not allowed.'
    const body = { errors: [{ code: 'ENTITY_ERROR', detail, source: { pointer: '/data/attributes/keywords' } }] }
    console.faults.on('PATCH /v1/appStoreVersionLocalizations', { status: 409, body })
    await publish(await plan(), { choice: 'submit' })
    await run()
    const [stopped] = await list()
    expect(stopped).toMatchObject({ state: 'stopped', problem: 'refused' })
    expect(stopped!.changes.map((one) => [one.field, one.outcome, one.detail])).toEqual([
      ['keywords', 'refused', detail],
      ['description', 'written', null],
    ])
    expect(await written('appStoreVersionLocalizations', 'draft.en-US')).toEqual({ description: 'Softer nights.' })
  })

  test('half of the languages accepted is not called done, and nothing is submitted', async () => {
    const { console, put, plan, publish, run, list, writes } = await publishingApp(open)
    await put('description', 'Softer nights.')
    await put('description', 'Sanfte Nächte.', 'de-DE')
    const body = { errors: [{ code: 'STATE_ERROR', detail: 'Not in this state.' }] }
    console.faults.on('draft.en-US', { status: 409, body })
    await publish(await plan(), { choice: 'submit' })
    await run()
    const [stopped] = await list()
    expect(stopped).toMatchObject({ state: 'stopped', problem: 'refused' })
    expect(stopped!.changes.map(({ locale, outcome }) => [locale, outcome])).toEqual([
      ['de-DE', 'written'],
      ['en-US', 'refused'],
    ])
    expect(writes().filter((call) => call.includes('reviewSubmission'))).toEqual([])
  })

  test('after a lost answer the console is read before anything is sent again', async () => {
    const { console, put, plan, publish, run, after, writes } = await publishingApp(open)
    await put('description', 'Softer nights.')
    await publish(await plan(), { choice: 'submit' })
    console.faults.on('PATCH /v1/appStoreVersionLocalizations', { status: 502, after: true })
    console.faults.on('PATCH /v1/reviewSubmissions', { status: 502, after: true })
    await run()
    await after(MINUTE)
    expect(await after(MINUTE)).toMatchObject({ problem: null, changes: [{ outcome: 'written' }] })
    const sent = writes().map((call) => call.split('/')[2])
    expect(sent).toEqual([
      'appStoreVersionLocalizations',
      'reviewSubmissions',
      'reviewSubmissionItems',
      'reviewSubmissions',
    ])
  })

  test('a process that dies while it writes is followed by another one, which writes what is left', async () => {
    const { console, put, plan, publish, run, list, after, writes } = await publishingApp(open)
    await put('description', 'Sanfte Nächte.', 'de-DE')
    await put('description', 'Softer nights.')
    await publish(await plan())
    console.faults.on('draft.en-US', 'hangs')
    const dying = run()
    dying.catch(() => undefined)
    await expect.poll(() => writes()).toHaveLength(2)
    expect((await list())[0]).toMatchObject({ state: 'saving', problem: null })
    expect(await after(11 * MINUTE)).toMatchObject({
      state: 'saved',
      changes: [{ outcome: 'written' }, { outcome: 'written' }],
    })
    expect(writes().map((call) => /draft\.(\S+)$/.exec(call)?.[1])).toEqual(['de-DE', 'en-US', 'en-US'])
  })

  test('a console that has changed meanwhile stops it, and says so before and after it is queued', async () => {
    const { console, put, plan, publish, run, list } = await publishingApp(open)
    await put('description', 'Softer nights.')
    const seen = await plan()
    const change = (description: string) =>
      console.records.put(console.given.owner, 'appStoreVersionLocalizations', `${trackId}.draft.en-US`, {
        description,
      })
    await change('Written by a colleague.')
    expect(await publish(seen)).toMatchObject({ status: 409, body: { error: 'CHANGED_ELSEWHERE' } })
    await publish(await plan())
    await change('Written by another colleague.')
    await run()
    expect((await list())[0]).toMatchObject({ state: 'stopped', problem: 'changed', changes: [{ outcome: 'waiting' }] })
  })

  test('sent twice, it is published once; other texts wait until it is written', async () => {
    const { put, plan, publish, list } = await publishingApp(open)
    await put('description', 'Softer nights.')
    const [seen, id] = [await plan(), crypto.randomUUID()]
    expect(await publish(seen, { id })).toMatchObject({ status: 201 })
    expect(await publish(seen, { id })).toMatchObject({ status: 201, body: { id } })
    expect(await publish(seen)).toMatchObject({ status: 409, body: { details: { changed: 'publication' } } })
    expect(await list()).toHaveLength(1)
  })

  test('a refusal for too many calls waits as long as the store says, and a 403 that passes is no refusal', async () => {
    const { console, put, plan, publish, run, list, after } = await publishingApp(open)
    await put('description', 'Softer nights.')
    await publish(await plan())
    console.faults.on('PATCH', { status: 429, headers: { 'retry-after': '90' } }, { status: 403, body: { errors: [] } })
    await run()
    expect((await list())[0]).toMatchObject({ state: 'saving' })
    expect(await after(MINUTE)).toMatchObject({ state: 'saving' })
    expect(await after(MINUTE)).toMatchObject({ state: 'saving' })
    expect(await after(2 * MINUTE)).toMatchObject({ state: 'saved', problem: null })
  })

  test('a key that may not is tried three times, and then said', async () => {
    const { console, put, plan, publish, run, after } = await publishingApp(open)
    console.given.lacks = ['publish-listing']
    await put('description', 'Softer nights.')
    await publish(await plan())
    await run()
    await after(2 * MINUTE)
    expect(await after(2 * MINUTE)).toMatchObject({ state: 'stopped', problem: 'permission' })
    expect(await plan()).toMatchObject({ stop: null, wasRefused: true })
  })

  test('what is saved stays so where the connection goes before the version is submitted', async () => {
    const { api, console, put, plan, publish, run, list, after } = await publishingApp(open)
    await put('description', 'Softer nights.')
    await publish(await plan(), { choice: 'submit' })
    console.faults.on('GET /v1/reviewSubmissions', { status: 503 })
    await run()
    expect((await list())[0]).toMatchObject({ state: 'submitting' })
    const { db } = api.services
    await db.updateTable('connection_app').set({ is_primary: false }).where('track_id', '=', trackId).execute()
    expect(await after(MINUTE)).toMatchObject({ state: 'saved', problem: 'connection' })
  })

  test('a reviewer’s rejection is told, and the texts can be mended and submitted again', async () => {
    const { put, plan, publish, run, after, list } = await publishingApp(open)
    await put('description', 'Lorem ipsum.')
    await publish(await plan(), { choice: 'submit' })
    await run()
    expect(await after(4 * MINUTE)).toMatchObject({ state: 'rejected' })
    await put('promotionalText', 'Rain')
    await publish(await plan(), { choice: 'submit' })
    await run()
    expect((await list())[0]).toMatchObject({ state: 'submitted' })
  })

  test('without a connection, or where the console does not answer, a plan says why', async () => {
    const { api, console, put, plan } = await publishingApp(open)
    await put('description', 'Softer nights.')
    console.faults.on('appInfos', { status: 503 })
    expect(await plan()).toMatchObject({ stop: 'unavailable', changes: [] })
    console.given.isRevoked = true
    expect(await plan()).toMatchObject({ stop: 'connection' })
    const other = await newMember(api)
    const projectId = await other.addProject(sample.moorlight)
    expect(await other.read(getListingPlan, { params: { projectId } })).toMatchObject({ stop: 'no-connection' })
  })

  test('of a project that is not theirs nothing is told or published', async () => {
    const { api, projectId, put, plan, list } = await publishingApp(open)
    await put('description', 'Softer nights.')
    const seen = await plan()
    const other = await newMember(api)
    const params = { projectId }
    const missing = { status: 404, body: { error: 'PROJECT_NOT_FOUND' } }
    expect(await other.call(getListingPlan, { params })).toMatchObject(missing)
    expect(await other.call(getListingPublications, { params })).toMatchObject(missing)
    const body = { id: crypto.randomUUID(), choice: 'save' as const, version: null, changes: [seen.changes[0]!.id] }
    expect(await other.call(publishListing, { params, body })).toMatchObject(missing)
    expect(await list()).toEqual([])
  })
})
