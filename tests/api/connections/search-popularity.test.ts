import { expect, test } from 'vitest'
import { revokeConnection } from '#contract/connections/connections.ts'
import { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { dayOf, daysBefore, type UtcDay } from '#contract/protocol/days.ts'
import { importPhrases } from '#server/connections/popularity/import-phrases.ts'
import { latestWeek } from '#server/integrations/apple-ads/popularity-week.ts'
import { addTerms } from '#server/markets/pool/add-terms.ts'
import { describeOnDatabase, describeOnEachDatabase, type Open } from '#tests/support/api/api-harness.ts'
import { tracker } from '#tests/support/api/tracker.ts'
import { addConnection } from '#tests/support/connections/add-connection.ts'
import { faultsOf, importAll, POPULARITY, runImport, weekOf, weeksOf } from '#tests/support/connections/popularity.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const WEDNESDAY = 3

/** Somebody who tracks keywords, with a key of Apple Ads. */
async function connectedAds(open: Open, keywords: string[] = ['sleep', 'fog machine']) {
  const api = await open()
  // The console adds a week on Monday: none is added while a test lets a day pass.
  api.clock.advance(((WEDNESDAY - new Date(api.clock.now()).getUTCDay() + 7) % 7) * DAY_MS)
  const faults = faultsOf(api)
  const { member, add, where } = await tracker(api)
  await add(keywords)
  const id = await addConnection(api, member, undefined, { provider: 'apple-ads' })
  const week = (back: number) => daysBefore(Date.parse(latestWeek(api.clock.now())), back * 7)
  const terms = (weeks: readonly UtcDay[] = [week(0)]) =>
    api.services.db
      .selectFrom('search_popularity')
      .select(['week', 'term', 'popularity'])
      .where('organisation_id', '=', member.identity.organizationId)
      .where('week', 'in', weeks)
      .orderBy('week', 'desc')
      .orderBy('term')
      .execute()
  const calls = () => faults.calls.filter((call) => call.includes(POPULARITY)).length
  const connection = () =>
    api.services.db.selectFrom('connection').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const list = async () => (await member.read(getTrackedKeywords, where())).keywords
  return { api, faults, member, add, id, week, terms, calls, connection, list }
}

describeOnDatabase('the import of search popularity', (open) => {
  const connected = (keywords?: string[]) => connectedAds(open, keywords)

  test("OP-65: the first run reads the console's newest weeks, and keeps every term of the newest alone", async () => {
    const { api, member, week, terms } = await connected()
    expect(await runImport(api, member)).toBe(12)
    const weeks = await weeksOf(api, member)
    expect(weeks.map((one) => one.week)).toEqual(Array.from({ length: 12 }, (_, back) => week(back)))
    expect(weeks.every(({ country, quarantine }) => country === 'US' && quarantine === null)).toBe(true)
    expect(weeks.map(({ is_whole: isWhole }) => isWhole)).toEqual([true, ...Array<boolean>(11).fill(false)])
    const newest = await terms()
    expect(newest.length).toBeGreaterThan(400)
    expect(newest.every(({ popularity }) => popularity >= 1 && popularity <= 100)).toBe(true)
    const before = await terms([week(1), week(2)])
    expect(before.filter(({ term }) => term !== 'sleep' && term !== 'fog machine')).toEqual([])
    expect(before.length).toBeGreaterThan(0)
  }, 120_000)

  test('in the end 65 weeks are there, and a new week takes the place of the oldest', async () => {
    const { api, faults, member, week, terms, calls } = await connected(['sleep'])
    faults.on(POPULARITY, ...Array.from({ length: 65 }, () => weekOf({ sleep: 70 })))
    expect(await importAll(api, member)).toBe(65)
    expect(await weeksOf(api, member)).toHaveLength(65)
    api.clock.advance(2 * HOUR_MS)
    expect([await runImport(api, member), calls()]).toEqual([0, 65])
    const oldest = week(64)
    api.clock.advance(7 * DAY_MS)
    faults.on(POPULARITY, weekOf({ sleep: 71 }))
    expect(await runImport(api, member)).toBe(1)
    const weeks = (await weeksOf(api, member)).map((one) => one.week)
    expect([weeks.length, weeks[0], weeks.includes(oldest)]).toEqual([65, week(0), false])
    expect(await terms([week(1)])).toEqual([{ week: week(1), term: 'sleep', popularity: 70 }])
    expect((await terms()).length).toBe(601)
  })

  test('a week that is not to be believed is told, nothing of it is kept, and it is read again a day later', async () => {
    const { api, faults, member, week, terms, calls } = await connected(['sleep'])
    faults.on(POPULARITY, weekOf({ sleep: 1 }, 10), ...Array.from({ length: 70 }, () => weekOf({ sleep: 60 })))
    await importAll(api, member)
    const [newest, before] = await weeksOf(api, member)
    expect(newest).toMatchObject({ week: week(0), quarantine: 'few-rows', is_whole: false, row_count: 11 })
    expect(before).toMatchObject({ week: week(1), quarantine: null, is_whole: true })
    expect(await terms()).toEqual([])
    expect(await terms([week(1)])).toHaveLength(601)
    const asked = calls()
    api.clock.advance(DAY_MS)
    expect([await runImport(api, member), calls()]).toEqual([1, asked + 1])
    expect(await weeksOf(api, member)).toMatchObject([
      { quarantine: null, is_whole: true },
      { is_whole: false },
      ...Array.from({ length: 63 }, () => ({})),
    ])
    expect(await terms([week(1)])).toHaveLength(1)
  })

  test('a country that Apple says nothing of costs three requests, and one a day', async () => {
    const { api, faults, member, calls } = await connected()
    const refusal = { status: 400, body: { error: { code: 'INVALID', message: 'No such country.' } } }
    faults.on(POPULARITY, weekOf({}, 0), refusal, refusal, refusal)
    expect([await importAll(api, member), calls()]).toEqual([3, 3])
    expect((await weeksOf(api, member)).map(({ quarantine }) => quarantine)).toEqual(['few-rows', 'refused', 'refused'])
    api.clock.advance(DAY_MS)
    expect([await runImport(api, member), calls()]).toEqual([1, 4])
  })

  test('CONN-005: a limit is waited for, and then it goes on where it was', async () => {
    const { api, faults, member, calls } = await connected()
    const good = Array.from({ length: 30 }, () => weekOf({ sleep: 60 }))
    faults.on(POPULARITY, ...good.slice(0, 2), { status: 429, headers: { 'retry-after': '120' } }, ...good)
    expect(await runImport(api, member)).toBe(2)
    expect([await runImport(api, member), calls()]).toEqual([0, 3])
    api.clock.advance(121_000)
    expect(await runImport(api, member)).toBe(12)
    expect(await weeksOf(api, member)).toHaveLength(14)
  })

  test('a provider in trouble is asked again after a while, and nothing half is kept', async () => {
    const { api, faults, member } = await connected()
    faults.on(POPULARITY, weekOf({ sleep: 60 }), { status: 503 }, weekOf({ sleep: 60 }), 'html')
    expect(await runImport(api, member)).toBe(1)
    api.clock.advance(16 * 60_000)
    expect(await runImport(api, member)).toBe(1)
    expect(await weeksOf(api, member)).toHaveLength(2)
  })

  test('OP-65: with a key that was revoked nothing is read, and the connection is checked at once', async () => {
    const { api, member, id, calls, connection } = await connected()
    const { db } = api.services
    await db
      .updateTable('sample_key')
      .set({ is_revoked: true })
      .where('organisation_id', '=', member.identity.organizationId)
      .execute()
    expect([await runImport(api, member), calls()]).toEqual([0, 0])
    expect((await connection()).next_check_at.getTime()).toBeLessThanOrEqual(api.clock.now().getTime())
    await db.updateTable('connection').set({ status: 'broken' }).where('id', '=', id).execute()
    api.clock.advance(2 * DAY_MS)
    expect([await runImport(api, member), calls()]).toEqual([0, 0])
  })

  test('a demo reads the newest week of its countries alone', async () => {
    const { api, faults, member } = await connected()
    faults.on(POPULARITY, ...Array.from({ length: 30 }, () => weekOf({ sleep: 60 })))
    await api.services.db
      .updateTable('organisation')
      .set({ demo: true })
      .where('id', '=', member.identity.organizationId)
      .execute()
    expect(await importAll(api, member)).toBe(1)
  })

  test('no key is asked for countries in which nothing is tracked', async () => {
    const { api, member, calls } = await connected([])
    expect([await runImport(api, member), calls()]).toEqual([0, 0])
  })
})

describeOnDatabase('the popularity of phrases', (open) => {
  const PHRASES = '/suggestions/phrases/'
  const answerOf = (result: { phrase: string; popularity: number }[]) => ({
    status: 200,
    body: { result, pagination: { offset: 0, pageSize: 1000, totalCount: result.length } },
  })

  test('KEY-012: what is tracked is looked up once the weeks are there, and again after a week; the volume stays that of the country', async () => {
    const { api, faults, member, id, list } = await connectedAds(open)
    const asked = () => faults.calls.filter((call) => call.includes(PHRASES)).length
    // Of a demo a single week is read.
    await api.services.db
      .updateTable('organisation')
      .set({ demo: true })
      .where('id', '=', member.identity.organizationId)
      .execute()
    faults.on(POPULARITY, weekOf({ sleep: 60 }), weekOf({ sleep: 60 }))
    faults.on(PHRASES, answerOf([{ phrase: 'Sleep', popularity: 71 }]))
    expect(await runImport(api, member)).toBe(1)
    const day = dayOf(api.clock.now())
    const [sleep, fog] = await list()
    expect(sleep).toMatchObject({ volume: 60, official: { isListed: true }, everywhere: { popularity: 71, day } })
    expect(fog).not.toHaveProperty('everywhere')
    api.clock.advance(2 * HOUR_MS)
    await runImport(api, member)
    expect(asked()).toBe(1)

    // Refused, it is as it was, and asked for again later.
    const kept = () =>
      api.services.db
        .selectFrom('phrase_popularity')
        .select('popularity')
        .where('organisation_id', '=', member.identity.organizationId)
        .orderBy('popularity')
        .execute()
    api.clock.advance(7 * DAY_MS)
    faults.on(PHRASES, { status: 500, body: {} }, answerOf([{ phrase: 'sleep', popularity: 44 }]))
    await runImport(api, member)
    expect(asked()).toBe(2)
    expect(await kept()).toEqual([{ popularity: 71 }, { popularity: null }])
    api.clock.advance(HOUR_MS)
    await runImport(api, member)
    expect(await kept()).toEqual([{ popularity: 44 }, { popularity: null }])

    await api.services.db.deleteFrom('connection').where('id', '=', id).execute()
    expect(await kept()).toEqual([])
  })

  test('terms of the pool in the countries of the organisation are looked up after what it tracks, a hundred at a time', async () => {
    const { api, member, add } = await connectedAds(open, ['sleep'])
    const { db } = api.services
    const questions: string[][] = []
    await add(['own term'])
    const terms = Array.from({ length: 120 }, (_, at) => ({ term: `pool ${at}`, source: 'title' as const }))
    await addTerms(db, { store: 'APP_STORE', locale: 'en-US' }, terms, api.clock.now())
    await addTerms(
      db,
      { store: 'APP_STORE', locale: 'fr-FR' },
      [{ term: 'ailleurs', source: 'title' }],
      api.clock.now(),
    )
    const client = {
      phrasePopularity(phrases: readonly string[]) {
        questions.push([...phrases])
        return Promise.resolve(new Map([['own term', 30]]))
      },
    }
    const due = await db
      .selectFrom('connection')
      .selectAll()
      .where('organisation_id', '=', member.identity.organizationId)
      .executeTakeFirstOrThrow()
    const live = { ...due, market: 'live' as const, demo: false }
    expect(await importPhrases({ db, clock: api.clock.now }, live, client)).toBe('done')
    expect(questions.map(({ length }) => length)).toEqual([100, 22])
    expect(questions[0]?.slice(0, 2).toSorted()).toEqual(['own term', 'sleep'])
    expect(questions.flat()).not.toContain('ailleurs')
  })
})

describeOnEachDatabase('imports of search popularity that meet', (open) => {
  const connected = () => connectedAds(open)

  test('two servers share one import, and one that died in the middle of it is taken over', async () => {
    const { api, faults, member, calls, connection } = await connected()
    const good = Array.from({ length: 30 }, () => weekOf({ sleep: 60 }))
    faults.on(POPULARITY, ...good)
    expect((await Promise.all([runImport(api, member), runImport(api, member)])).toSorted()).toEqual([0, 12])
    expect(calls()).toBe(12)
    // As after kill -9: claimed, and some weeks are there.
    const lease = new Date(api.clock.now().getTime() + 10 * 60_000)
    const { id } = await connection()
    await api.services.db.updateTable('connection').set({ popularity_due_at: lease }).where('id', '=', id).execute()
    api.clock.advance(9 * 60_000)
    expect(await runImport(api, member)).toBe(0)
    api.clock.advance(2 * 60_000)
    expect([await runImport(api, member), calls()]).toEqual([12, 24])
  })

  test('two keys of one organisation read each week once, and what a key has read goes with its connection', async () => {
    const { api, faults, member, id, terms } = await connected()
    faults.on(POPULARITY, ...Array.from({ length: 200 }, () => weekOf({ sleep: 60 })))
    expect(await importAll(api, member)).toBe(65)
    await addConnection(api, member, undefined, { provider: 'apple-ads', apps: [] })
    expect(await importAll(api, member)).toBe(0)
    await member.read(revokeConnection, { params: { connectionId: id } })
    expect([await weeksOf(api, member), await terms()]).toEqual([[], []])
    api.clock.advance(2 * HOUR_MS)
    expect(await runImport(api, member)).toBe(12)
  })

  test('a connection that is revoked in the middle of an import keeps nothing', async () => {
    const { api, faults, member, id } = await connected()
    let call = 0
    faults.on(POPULARITY, ...Array.from({ length: 30 }, () => weekOf({ sleep: 60 })))
    const gone: Promise<unknown>[] = []
    faults.watch(({ url }) => {
      if (url.includes(POPULARITY) && ++call === 2) {
        gone.push(api.services.db.deleteFrom('connection').where('id', '=', id).execute())
      }
    })
    await runImport(api, member)
    await Promise.all(gone)
    expect(await weeksOf(api, member)).toEqual([])
  })
})
