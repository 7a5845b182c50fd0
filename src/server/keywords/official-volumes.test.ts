import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { revokeConnection } from '#contract/connections/connections.ts'
import { getSearchPopularity } from '#contract/keywords/popularity.ts'
import { getAllRankedKeywords } from '#contract/keywords/ranked.ts'
import { getKeywordMetrics, getKeywordSuggestions } from '#contract/keywords/suggestions.ts'
import { addKeywords, exportKeywords, getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { DAY_MS, daysBefore } from '#contract/protocol/days.ts'
import { latestWeek } from '#server/integrations/apple-ads/popularity-week.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import type { Member } from '#tests/support/api/member.ts'
import { tracker } from '#tests/support/api/tracker.ts'
import { addConnection } from '#tests/support/connections/add-connection.ts'
import { faultsOf, POPULARITY, runImport, weekOf } from '#tests/support/connections/popularity.ts'
import { signInAgain } from '#tests/support/pages/team.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const listing = { ...sample.moorlight, locale: 'en-US' }
const KEYWORDS = ['white noise', 'fog machine']

describeOnDatabase('official search popularity in keywords', (open) => {
  const newTracker = async () => {
    const api = await open()
    const faults = faultsOf(api)
    const own = await tracker(api)
    await own.add(KEYWORDS)
    const connect = (member: Member = own.member) =>
      addConnection(api, member, undefined, { provider: 'apple-ads', apps: [sample.moorlight] })
    const latest = () => latestWeek(api.clock.now())
    const given = async (terms: Record<string, number>, least = 1) => {
      faults.on(
        POPULARITY,
        weekOf(terms, 600, least),
        ...Array.from({ length: 11 }, () => weekOf({ 'white noise': 33 })),
      )
      return runImport(api, own.member)
    }
    return { api, faults, ...own, connect, given, latest }
  }
  const typed = (member: Member, keywords = KEYWORDS) =>
    member.read(getKeywordMetrics, { body: { ...listing, keywords } })

  test('OP-65, KEY-012: it replaces the estimate of tracked, typed, suggested and ranked keywords', async () => {
    const { list, member, connect, given, latest } = await newTracker()
    const [, fogBefore] = (await list()).keywords
    await connect()
    await given({ 'white noise': 83, sleep: 91 })
    const official = { week: latest(), isListed: true }
    const [noise, fog] = (await list()).keywords
    expect(noise).toMatchObject({ volume: 83, official })
    const { volume, maxReach } = fog ?? {}
    expect(fog).toEqual({ ...fogBefore, volume, maxReach, official: { week: latest(), isListed: false } })
    expect((await typed(member, ['White Noise'])).keywords).toMatchObject([{ volume: 83, official }])
    const ranked = await member.read(getAllRankedKeywords, { body: listing })
    const listed = ranked.status === 'DONE' ? (ranked.keywords ?? []) : []
    expect(listed.length).toBeGreaterThan(0)
    expect(listed.every((one) => one.official?.week === latest())).toBe(true)
    for (const source of ['metadata', 'ai', 'related'] as const) {
      const asked = { params: { source }, body: { ...listing, seed: 'white noise' } }
      const { keywords } = await member.read(getKeywordSuggestions, asked)
      expect(keywords?.length).toBeGreaterThan(0)
      expect(keywords?.every((one) => one.official?.isListed === ['sleep', 'white noise'].includes(one.keyword))).toBe(
        true,
      )
    }
  }, 120_000)

  test('KEY-012: an estimate is below all that Apple lists in the genre, in its order; what Apple tells is 5 to 100', async () => {
    const { list, member, add, connect, given } = await newTracker()
    await add(['noise machine', 'insomnia', 'deep sleep music'])
    const before = (await list()).keywords
    await connect()
    // The others of its genre, GAMES, are 30 and more.
    await given({ 'white noise': 83, 'travel light': 12, 'save money': 9 }, 30)
    const volumesOf = (keywords: typeof before) => new Map(keywords.map((one) => [one.keyword, one.volume ?? 0]))
    const [was, now] = [volumesOf(before), volumesOf((await list()).keywords)]
    const unlisted = [...was.keys()].filter((keyword) => keyword !== 'white noise')
    for (const keyword of unlisted) expect(now.get(keyword)).toBeLessThan(30)
    for (const keyword of unlisted) expect(now.get(keyword)).toBeGreaterThanOrEqual(5)
    const inOrder = (volumes: typeof was) => unlisted.toSorted((a, b) => (volumes.get(a) ?? 0) - (volumes.get(b) ?? 0))
    expect(inOrder(now)).toEqual(inOrder(was))
    const [fog] = (await typed(member, ['fog machine'])).keywords ?? []
    expect(fog?.volume).toBe(now.get('fog machine'))
  })

  test('KEY-012: a popularity below 5 is a volume of 5', async () => {
    const { list, connect, given } = await newTracker()
    await connect()
    await given({ 'white noise': 3 })
    const [noise] = (await list()).keywords
    expect(noise).toMatchObject({ volume: 5, official: { isListed: true } })
  })

  test('KEY-015: the reach is worked out from the volume that is shown', async () => {
    const { list, connect, given } = await newTracker()
    const [before] = (await list()).keywords
    await connect()
    await given({ 'white noise': 100 })
    const [after] = (await list()).keywords
    expect(before?.maxReach).not.toBeNull()
    expect(after?.maxReach).toBeGreaterThan(before?.maxReach ?? Infinity)
  })

  test('KEY-025: the file says of every volume where it is from', async () => {
    const { member, where, connect, given, latest } = await newTracker()
    await connect()
    await given({ 'white noise': 83 })
    const { csv } = await member.read(exportKeywords, where())
    const rows = parse<Record<string, string>>(csv, { columns: true, bom: true })
    expect(rows.map((row) => [row['Keyword'], row['Volume source']])).toEqual([
      ['white noise', `Apple Ads, week of ${latest()}`],
      ['fog machine', "Estimate, not in Apple's top 500"],
    ])
    expect(rows[0]).toMatchObject({ Volume: '83' })
  })

  test('OP-65: the weeks of a tracked keyword are told, oldest first, to its own organisation alone', async () => {
    const { api, member, projectId, connect, given, latest } = await newTracker()
    await connect()
    await given({ 'white noise': 83 })
    const weeks = async (keyword: string) =>
      (await member.read(getSearchPopularity, { body: { projectId, locale: 'en-US', keyword } })).weeks
    expect((await weeks('white noise')).map(({ popularity }) => popularity)).toEqual([...Array(11).fill(33), 83])
    expect((await weeks('white noise')).at(-1)).toEqual({ week: latest(), popularity: 83 })
    expect((await weeks('fog machine')).every(({ popularity }) => popularity === null)).toBe(true)
    const other = await tracker(api)
    const about = { projectId: other.projectId, locale: 'en-US', keyword: 'white noise' }
    expect(await other.member.read(getSearchPopularity, { body: about })).toEqual({ weeks: [] })
    expect((await other.member.call(getSearchPopularity, { body: { ...about, projectId } })).status).toBe(404)
  })

  test("another organisation's answers stay as they are, byte for byte", async () => {
    const { api, connect, given } = await newTracker()
    const other = await tracker(api)
    await other.add(KEYWORDS)
    const answers = async () =>
      JSON.stringify([
        await other.member.read(getTrackedKeywords, other.where()),
        await typed(other.member),
        await other.member.read(getAllRankedKeywords, { body: listing }),
        await other.member.read(exportKeywords, other.where()),
      ])
    await answers()
    const before = await answers()
    await connect()
    await given({ 'white noise': 83 })
    expect(await answers()).toBe(before)
    expect(before).not.toContain('official')
  })

  test('apps of Google Play and other countries keep their estimates', async () => {
    const { member, connect, given, add } = await newTracker()
    await add(['schlaf'])
    await connect()
    await given({ 'white noise': 83, schlaf: 80 })
    const projectId = await member.addProject({ ...sample.cairnfinder, locale: 'en-US' })
    const where = { params: { projectId }, query: { locale: 'en-US' } }
    await member.read(addKeywords, { ...where, body: { keywords: KEYWORDS } })
    const { keywords } = await member.read(getTrackedKeywords, where)
    expect(keywords[0]).toMatchObject({ keyword: 'white noise', volume: expect.any(Number) as number })
    expect(keywords[0]).not.toHaveProperty('official')
    const german = await member.read(getKeywordMetrics, { body: { ...listing, locale: 'de-DE', keywords: ['schlaf'] } })
    expect(german.keywords?.[0]).not.toHaveProperty('official')
  })

  test('a bad week leaves the last good one in use, for four weeks; who disconnects has estimates again', async () => {
    const { api, faults, member, connect, given, latest } = await newTracker()
    const id = await connect()
    await given({ 'white noise': 83 })
    const week = latest()
    const later = async (days: number) => {
      api.clock.advance(days * DAY_MS)
      return signInAgain(api, member)
    }
    let again = await later(7)
    faults.on(POPULARITY, weekOf({ 'white noise': 2 }, 100))
    await runImport(api, member)
    expect((await typed(again)).keywords?.[0]).toMatchObject({ volume: 83, official: { week, isListed: true } })
    again = await later(21)
    expect((await typed(again)).keywords?.[0]).toMatchObject({ official: { week } })
    again = await later(7)
    expect((await typed(again)).keywords?.[0]).not.toHaveProperty('official')
    faults.on(POPULARITY, ...Array.from({ length: 12 }, () => weekOf({ 'white noise': 64 })))
    await runImport(api, member)
    expect((await typed(again)).keywords?.[0]).toMatchObject({ volume: 64 })
    await again.read(revokeConnection, { params: { connectionId: id } })
    const [noise] = (await typed(again)).keywords ?? []
    expect(noise).not.toHaveProperty('official')
    expect(daysBefore(Date.parse(latest()), 35)).toBe(week)
  })
})
