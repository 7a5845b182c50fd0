import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getChanges } from '#contract/changes.ts'
import {
  addKeywords,
  annotateKeywords,
  changeKeywordTag,
  exportKeywords,
  removeKeywords,
  removeKeywordTag,
  tagKeywords,
} from '#contract/keywords/tracked.ts'
import { removeApp, trackCountry, untrackCountry } from '#contract/projects.ts'
import { DAY_MS, dayOf, daysBefore } from '#contract/protocol/days.ts'
import { getRankHistory } from '#contract/keywords/rank-history.ts'
import {
  KEYWORD_EXPORT_MAX,
  KEYWORDS_PER_SUBMISSION,
  PLAN_QUOTAS,
  PROJECT_TAGS_MAX,
} from '#contract/protocol/limits.ts'
import { rankHistory } from '#server/history/ranks.ts'
import { recordRanks } from '#server/history/record-ranks.ts'
import { trackKeywords } from '#server/history/track-keywords.ts'
import { limits } from '#server/kernel/rate-limits.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { atTheSameTime, newMember } from '#tests/support/api/member.ts'
import { keywordsOf, tracker } from '#tests/support/api/tracker.ts'
import { joinTeam, setPermissions } from '#tests/support/pages/team.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const numbered = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `word ${from + index}`)

describeOnEachDatabase('tracked keywords', (open) => {
  test('OP-75, KEY-024: what is added is tracked in its order, once, and twice the same changes nothing', async () => {
    const { add, list, names, member } = await tracker(await open())
    expect(await add(['White Noise', 'sleep', ' white  noise '])).toEqual({
      status: 200,
      body: { added: 2, refused: [] },
    })
    expect(await add(['rain', 'SLEEP'])).toMatchObject({ body: { added: 1, refused: [] } })
    expect(await names()).toEqual(['white noise', 'sleep', 'rain'])
    expect(await names('de-DE')).toEqual([])
    const { keywords, slots, tags, provenance, measuring } = await list()
    expect(slots).toEqual({ used: 3, limit: PLAN_QUOTAS.paid.keywords })
    expect({ tags, measuring }).toEqual({ tags: [], measuring: null })
    expect(provenance).toMatchObject({ kind: 'sample' })
    const [noise] = keywords
    expect(noise).toMatchObject({ isStarred: false, note: '', tags: [], type: 'GENERIC' })
    expect(noise?.volume).toBeGreaterThanOrEqual(5)
    const { organizationId } = member.identity
    const { content } = await member.read(getChanges, { params: { organizationId }, query: {} })
    const added = content.flatMap(({ action, subject }) => (action === 'keywords-added' ? (subject ?? []) : []))
    expect(added.toSorted()).toEqual(['rain', 'white noise +1'])
  })

  test('KEY-022: full width, one ideograph, Arabic and emoji are keywords; nothing but signs is refused by name', async () => {
    const { add, names, member, where } = await tracker(await open())
    const { body } = await add(['ＳＬＥＥＰ', '睡', 'صوت المطر', 'sleep 🌙', '!!!'])
    expect(body).toEqual({ added: 4, refused: [{ keyword: '!!!', reason: 'NOT_A_KEYWORD' }] })
    expect(await names()).toEqual(['sleep', '睡', 'صوت المطر', 'sleep 🌙'])
    const long = await member.call(addKeywords, { ...where(), body: { keywords: ['x'.repeat(200)] } })
    expect(long).toMatchObject({ status: 400, body: { error: 'VALIDATION_FAILED' } })
  })

  test('KEY-021: a submission that is sent twice is answered twice and tracked once', async () => {
    const api = await open()
    const { list, member, where } = await tracker(api)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const input = { ...where(), body: { keywords: ['fog', 'mist'] } }
    const answers = [1, 2].map(() => api.request(addKeywords, input, { token: member.token, headers }))
    const bodies = (await Promise.all(answers)).map(({ body }) => body)
    expect(bodies).toEqual([
      { added: 2, refused: [] },
      { added: 2, refused: [] },
    ])
    expect((await list()).slots.used).toBe(2)
  })

  test('two devices that add the same keyword at once share it, and one slot', async () => {
    const api = await open()
    const { list, member, add } = await tracker(api)
    const answers = await atTheSameTime(member, ['fog', 'fog', 'FOG'], (keyword) => add([keyword, 'mist']))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { keywords, slots } = await list()
    expect(keywords.map(({ keyword }) => keyword)).toEqual(['fog', 'mist'])
    expect(slots.used).toBe(2)
  })

  test('KEY-024: what two devices added offline, sent one after the other, is tracked once', async () => {
    const api = await open()
    const { list, member, where } = await tracker(api)
    const send = (keywords: string[], tags: string[]) => {
      const headers = { 'idempotency-key': crypto.randomUUID() }
      return api.request(addKeywords, { ...where(), body: { keywords, tags } }, { token: member.token, headers })
    }
    expect((await send(['Fog', 'mist'], ['Phone'])).body).toEqual({ added: 2, refused: [] })
    expect((await send(['ＦＯＧ', 'rain'], ['Laptop'])).body).toEqual({ added: 1, refused: [] })
    const { keywords, slots } = await list()
    expect(keywords.map(({ keyword }) => keyword)).toEqual(['fog', 'mist', 'rain'])
    expect(slots.used).toBe(3)
  })

  test('KEY-030: when the quota is reached in the middle, those that fit are tracked and the others named', async () => {
    const { add, list, member } = await tracker(await open())
    await member.endTrial()
    const { keywords: limit } = PLAN_QUOTAS.free
    expect(await add(numbered(10))).toMatchObject({ body: { added: 10 } })
    const { body } = await add(numbered(KEYWORDS_PER_SUBMISSION))
    if (!('refused' in body)) throw new Error('It was refused as a whole')
    expect(body.added).toBe(limit - 10)
    expect(body.refused).toEqual(
      numbered(KEYWORDS_PER_SUBMISSION - limit, limit).map((keyword) => ({ keyword, reason: 'NO_SLOT' })),
    )
    expect((await list()).slots).toEqual({ used: limit, limit })
    const full = { status: 409, body: { error: 'QUOTA_EXCEEDED', details: { limit, slotType: 'KEYWORD' } } }
    expect(await add(['one more'])).toMatchObject(full)
    expect(await add(['word 3'])).toMatchObject({ status: 200, body: { added: 0, refused: [] } })
  })

  test('KEY-021: 501 at once are refused', async () => {
    const { add } = await tracker(await open())
    expect(await add(numbered(KEYWORDS_PER_SUBMISSION + 1))).toMatchObject({ status: 400 })
  })

  test('KEY-027: whoever adds too many within an hour is told how long to wait', async () => {
    const api = await open({ env: { STOREGLASS_RATE_LIMITS: 'on' } })
    const { member, where, add, list } = await tracker(api)
    const { organizationId } = member.identity
    await api.services.limits.countMany('newKeywords', limits.newKeywords.points - 2, organizationId)
    expect(await add(['fog', 'mist'])).toMatchObject({ status: 200 })
    expect(await add(['fog', 'mist'])).toMatchObject({ status: 200 })
    const refused = await api.request(addKeywords, { ...where(), body: { keywords: ['rain'] } }, member)
    expect(refused.error.error).toBe('RATE_LIMITED')
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(3000)
    expect(seconds).toBeLessThanOrEqual(3600)
    expect((await list()).slots.used).toBe(2)
  })

  test('KEY-027, KEY-030: as many as the dialog can send at once fit into a fresh hour: what gets no slot costs nothing', async () => {
    const api = await open({ env: { STOREGLASS_RATE_LIMITS: 'on' } })
    const { member, projectId, add, list } = await tracker(api)
    const alsoIn = ['AT', 'AU', 'BE', 'CA', 'CH', 'DK', 'FI', 'IE', 'NL', 'NO'].map((country) => `en-${country}`)
    await api.services.db
      .insertInto('project_country')
      .values(
        alsoIn.map((locale) => ({
          organisation_id: member.identity.organizationId,
          project_id: projectId,
          locale,
          created_at: api.clock.now(),
        })),
      )
      .execute()
    const { keywords: limit } = PLAN_QUOTAS.paid
    for (let further = 0; further < 2; further += 1)
      expect(await add(numbered(KEYWORDS_PER_SUBMISSION), { alsoIn: ['fr-FR', ...alsoIn] })).toMatchObject({
        status: 422,
        body: { error: 'COUNTRY_NOT_SUPPORTED' },
      })
    expect(await add(numbered(KEYWORDS_PER_SUBMISSION), { alsoIn })).toMatchObject({
      status: 200,
      body: { added: limit },
    })
    expect((await list()).slots).toEqual({ used: limit, limit })
  })

  test('ERR-058: only countries that the project tracks', async () => {
    const { add, member, where, names } = await tracker(await open())
    const refused = { status: 422, body: { error: 'COUNTRY_NOT_SUPPORTED' } }
    expect(await member.call(addKeywords, { ...where('fr-FR'), body: { keywords: ['nuit'] } })).toMatchObject(refused)
    expect(await add(['night'], { alsoIn: ['fr-FR'] })).toMatchObject(refused)
    expect(await names()).toEqual([])
    expect(await add(['ISLE', 'night'], { alsoIn: ['de-DE'] })).toMatchObject({ body: { added: 4 } })
    expect(await names('de-DE')).toEqual(['isle', 'night'])
  })

  test('who may only look at an app sees its keywords and changes none; others see nothing', async () => {
    const api = await open()
    const { member, projectId, add } = await tracker(api)
    await add(['fog'])
    const guest = await joinTeam(api, member)
    await setPermissions(api, guest, { account: 'view', apps: {}, grants: [] })
    const viewed = keywordsOf(guest, projectId)
    expect(await viewed.names()).toEqual(['fog'])
    expect(await viewed.add(['mist'])).toMatchObject({ status: 403, body: { error: 'FORBIDDEN' } })
    const stranger = keywordsOf(await newMember(api), projectId)
    expect(await stranger.add(['mist'])).toMatchObject({ status: 404, body: { error: 'PROJECT_NOT_FOUND' } })
  })

  test('removing stops the tracking and keeps the ranks; the slot is free again', async () => {
    const api = await open()
    const { member, where, add, list } = await tracker(api)
    await add(['fog', 'mist'])
    const { db } = api.services
    const day = dayOf(api.clock.now())
    const rank = { app: sample.moorlight, country: 'US', keyword: 'fog', day, rank: 7 }
    await recordRanks(db, 'live', [rank])
    for (let twice = 0; twice < 2; twice += 1)
      expect(await member.call(removeKeywords, { ...where(), body: { keywords: ['FOG', 'gale'] } })).toMatchObject({
        status: 204,
      })
    const { keywords, slots } = await list()
    expect(keywords.map(({ keyword }) => keyword)).toEqual(['mist'])
    expect(slots.used).toBe(1)
    expect(
      await rankHistory(db, 'live', { app: rank.app, country: 'US', keywords: ['fog'], from: day, to: day }),
    ).toHaveLength(1)
    const { organizationId } = member.identity
    const { content } = await member.read(getChanges, { params: { organizationId }, query: {} })
    expect(content.filter(({ action }) => action === 'keywords-removed')).toMatchObject([{ subject: 'fog' }])
  })

  test('a removal that is undone leaves the day since which a keyword is tracked, and its place; no day is in the future', async () => {
    const api = await open()
    const { member, where, add, list } = await tracker(api)
    await add(['fog'])
    api.clock.advance(60_000)
    await add(['mist'])
    const [fog] = (await list()).keywords
    await member.read(removeKeywords, { ...where(), body: { keywords: ['fog'] } })
    api.clock.advance(60_000)
    const later = new Date(api.clock.now().getTime() + DAY_MS).toISOString()
    const trackedSince = [fog?.trackedSince ?? '', later]
    await member.read(addKeywords, { ...where(), body: { keywords: ['fog', 'rain'], trackedSince } })
    const { keywords } = await list()
    expect(keywords.map(({ keyword }) => keyword)).toEqual(['fog', 'mist', 'rain'])
    expect(keywords[0]).toMatchObject({ trackedSince: fog?.trackedSince })
    expect(Date.parse(keywords[2]?.trackedSince ?? later)).toBeLessThanOrEqual(api.clock.now().getTime())
  })

  test('a star and a note are set apart from each other', async () => {
    const { member, where, add, list } = await tracker(await open())
    await add(['fog', 'mist'])
    const say = (body: { isStarred?: boolean; note?: string }) =>
      member.read(annotateKeywords, { ...where(), body: { keywords: ['fog'], ...body } })
    await say({ isStarred: true })
    await say({ note: 'Two lines\nof text' })
    const said = (await list()).keywords.map(({ keyword, isStarred, note }) => ({ keyword, isStarred, note }))
    expect(said).toEqual([
      { keyword: 'fog', isStarred: true, note: 'Two lines\nof text' },
      { keyword: 'mist', isStarred: false, note: '' },
    ])
    await say({ isStarred: false, note: '' })
    expect((await list()).keywords[0]).toMatchObject({ isStarred: false, note: '' })
  })

  test('tags are given, taken, renamed to another one’s name and removed with the project', async () => {
    const api = await open()
    const { member, where, add, list, projectId } = await tracker(api)
    const tag = (keywords: string[], names: string[], remove: string[] = []) =>
      member.read(tagKeywords, {
        ...where(),
        body: { keywords, add: names.map((name) => ({ name, colour: 'teal' as const })), remove },
      })
    const tagged = async () =>
      Object.fromEntries((await list()).keywords.map(({ keyword, tags }) => [keyword, tags.join(' ')]))
    await add(['fog', 'mist'], { tags: ['air'] })
    await tag(['fog', 'unknown'], ['a/b', 'sea'])
    await tag(['mist'], ['sea'], ['air'])
    expect(await tagged()).toEqual({ fog: 'a/b air sea', mist: 'sea' })
    expect((await list('de-DE')).tags).toEqual([
      { name: 'air', colour: 'grey' },
      { name: 'a/b', colour: 'teal' },
      { name: 'sea', colour: 'teal' },
    ])
    const rename = { params: { projectId, name: 'a/b' }, body: { name: 'sea', colour: 'red' as const } }
    for (let twice = 0; twice < 2; twice += 1) await member.read(changeKeywordTag, rename)
    expect(await tagged()).toEqual({ fog: 'air sea', mist: 'sea' })
    expect((await list()).tags).toContainEqual({ name: 'sea', colour: 'red' })
    await member.read(removeKeywordTag, { params: { projectId, name: 'sea' } })
    expect(await tagged()).toEqual({ fog: 'air', mist: '' })

    await member.read(removeApp, {
      ...member.own,
      params: { ...member.own.params, trackId: sample.moorlight.trackId },
      query: { store: sample.moorlight.store },
    })
    const left = await api.services.db
      .selectFrom('keyword_tag')
      .selectAll()
      .where('project_id', '=', projectId)
      .execute()
    expect(left).toEqual([])
  })

  test('a project has 200 tags at most; what would make more is refused as a whole', async () => {
    const api = await open()
    const { member, where, add, list, projectId } = await tracker(api)
    const tags = Array.from({ length: PROJECT_TAGS_MAX - 1 }, (_, index) => ({
      organisation_id: member.identity.organizationId,
      project_id: projectId,
      name: `Tag ${index}`,
      colour: 'grey' as const,
      created_at: api.clock.now(),
    }))
    await api.services.db.insertInto('keyword_tag').values(tags).execute()
    const full = { status: 409, body: { error: 'QUOTA_EXCEEDED', details: { limit: PROJECT_TAGS_MAX, of: 'tags' } } }
    expect(await add(['fog'], { tags: ['One', 'Two'] })).toMatchObject(full)
    expect(await add(['fog'], { tags: ['One', 'Tag 0'] })).toMatchObject({ status: 200 })
    const tag = { keywords: ['fog'], add: [{ name: 'Two', colour: 'red' as const }], remove: [] }
    expect(await member.call(tagKeywords, { ...where(), body: tag })).toMatchObject(full)
    expect((await list()).tags).toHaveLength(PROJECT_TAGS_MAX)
  })

  test('KEY-025: of 10,001 keywords the file has the first 10,000, and their number is told', async () => {
    const api = await open()
    const { member, projectId, where } = await tracker(api)
    const place = { organisationId: member.identity.organizationId, projectId, country: 'US' }
    await trackKeywords(api.services.db, { ...place, keywords: numbered(KEYWORD_EXPORT_MAX + 1) }, api.clock.now())
    const { csv, rows, total } = await member.read(exportKeywords, where())
    expect({ rows, total }).toEqual({ rows: KEYWORD_EXPORT_MAX, total: KEYWORD_EXPORT_MAX + 1 })
    const [, ...lines] = parse(csv, { bom: true })
    expect(lines).toHaveLength(KEYWORD_EXPORT_MAX)
    expect([lines[0]?.[0], lines.at(-1)?.[0]]).toEqual(['word 0', `word ${KEYWORD_EXPORT_MAX - 1}`])
  }, 120_000)

  test('KEY-025, OP-75: a CSV file of all of them, whose texts no spreadsheet computes', async () => {
    const api = await open()
    const { db } = api.services
    const { member, where, add } = await tracker(api)
    await add(['moorlight', 'a, b'])
    await member.read(annotateKeywords, {
      ...where(),
      body: { keywords: ['a, b'], isStarred: true, note: '=HYPERLINK("x")' },
    })
    const { csv, rows, total } = await member.read(exportKeywords, where())
    expect({ rows, total }).toEqual({ rows: 2, total: 2 })
    const [head, moorlight, other] = parse(csv, { bom: true })
    const cell = (row: string[] | undefined, name: string) => row?.[head?.indexOf(name) ?? -1]
    expect(head?.slice(0, 4)).toEqual(['Keyword', 'Rank', 'In the top 200', 'Change in 30 days'])
    expect(moorlight?.slice(0, 3)).toEqual(['moorlight', '1', 'yes'])
    // Ranks are numbers alone.
    expect(other?.slice(0, 3)).toEqual(['a, b', '', 'no'])
    expect(other).toContain(`'=HYPERLINK("x")`)
    expect(cell(moorlight, 'Type')).toBe('My brand')
    expect(cell(moorlight, 'App')).toContain('Moorlight')
    expect(cell(moorlight, 'Country')).toBe('US')
    const now = api.clock.now()
    expect([cell(other, 'From'), cell(other, 'To')]).toEqual([daysBefore(now, 29), daysBefore(now, 0)])

    await db.updateTable('app_user').set({ language: 'de' }).where('id', '=', member.identity.userId).execute()
    const [german, again] = parse((await member.read(exportKeywords, where())).csv, { bom: true, delimiter: ';' })
    expect(german?.slice(0, 5)).toEqual(['Keyword', 'Rang', 'In den Top 200', 'Änderung in 30 Tagen', 'Volumen'])
    expect(again).toContain('Eigene Marke')
  })

  test('KEY-025: the file of an app of Google Play says that 30 places were searched', async () => {
    const member = await newMember(await open())
    const { add, where } = keywordsOf(member, await member.addProject(sample.cairnfinder))
    await add(['hiking'])
    const [head] = parse((await member.read(exportKeywords, where())).csv, { bom: true })
    expect(head?.slice(0, 3)).toEqual(['Keyword', 'Rank', 'In the top 30'])
  })

  test('keywords of a country that is untracked free their slots, and are there again with it', async () => {
    const api = await open()
    const { add, list, names, member, projectId } = await tracker(api)
    await add(['sleep', 'rain'], { alsoIn: ['de-DE'], tags: ['Core'] })
    const params = { projectId, locale: 'de-DE' }
    expect((await list()).slots.used).toBe(4)
    await member.read(untrackCountry, { params })
    expect((await list()).slots.used).toBe(2)
    expect(await names('de-DE')).toEqual([])
    await member.read(trackCountry, { params: { projectId }, body: { locale: 'de-DE' } })
    const { slots, keywords } = await list('de-DE')
    expect(slots.used).toBe(4)
    expect(keywords).toMatchObject([
      { keyword: 'sleep', tags: ['Core'] },
      { keyword: 'rain', tags: ['Core'] },
    ])
  })

  test('KEY-030: after a plan became smaller the newest keywords beyond its slots stay, and are as they were on its last day', async () => {
    const api = await open()
    const { add, list, member, where } = await tracker(api)
    const { db } = api.services
    await add(numbered(PLAN_QUOTAS.free.keywords - 1))
    await add(['moorlight', 'sleep sounds'])
    const before = await list()
    expect(before.keywords.every(({ beyondPlan }) => beyondPlan === undefined)).toBe(true)

    const end = new Date(api.clock.now().getTime() - 3 * DAY_MS)
    const ofOrganisation = { organisation_id: member.identity.organizationId }
    await db
      .updateTable('tracked_keyword')
      .set({ created_at: sql<Date>`created_at - interval '4 days'` })
      .where((row) => row.and(ofOrganisation))
      .execute()
    await db
      .updateTable('subscription')
      .set({ status: 'non_renewing', current_term_end: end, trial_end: null })
      .where((row) => row.and(ofOrganisation))
      .execute()
    const { keywords, slots, measuring } = await list()
    expect({ slots, measuring }).toEqual({ slots: { used: 51, limit: 50 }, measuring: null })
    const beyond = keywords.filter(({ beyondPlan }) => beyondPlan)
    expect(beyond).toMatchObject([{ keyword: 'sleep sounds', beyondPlan: { since: end.toISOString() } }])
    const { ranks } = await member.read(getRankHistory, {
      body: { ...sample.moorlight, locale: 'en-US', projectId: where().params.projectId },
    })
    expect(ranks['sleep sounds']?.slice(-4)).toEqual([beyond[0]?.rank ?? 0, null, null, null])
    expect(ranks['moorlight']?.at(-1)).toBe(1)
    expect(await add(['one more'])).toMatchObject({ body: { error: 'QUOTA_EXCEEDED' } })
  })
})
