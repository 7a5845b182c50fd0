import { expect, test } from 'vitest'
import { DAY_MS } from '#contract/protocol/days.ts'
import { addCompetitor } from '#contract/projects.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'
import { countAhead } from './count-ahead.ts'
import type { RankedKeywordTask } from './ranked-keywords.ts'
import type { Urgency } from '#server/jobs/serial-queue.ts'

describeOnDatabase('counting ahead', (open) => {
  /** What would be counted ahead of the member's own apps now. */
  async function openAhead() {
    const api = await open()
    const { db, markets, clock } = api.services
    const own = new Set<string>([sample.nappery.trackId, sample.duskHarbour.trackId])
    let waiting = 0
    const look = async () => {
      const requested: RankedKeywordTask[] = []
      const urgencies = new Set<Urgency | undefined>()
      const request = async (task: RankedKeywordTask, urgency?: Urgency) => {
        urgencies.add(urgency)
        if (own.has(task.listing.trackId)) requested.push(task)
      }
      await countAhead({ db, source: markets.sample, clock, jobs: { request, waiting: () => waiting } })
      return { requested, urgencies }
    }
    await db.deleteFrom('ranked_keyword_count').execute()
    return { api, db, look, setWaiting: (count: number) => (waiting = count) }
  }
  const named = ({ listing, top }: RankedKeywordTask) => `${listing.trackId} ${listing.locale} ${top}`

  test('OV-068: own apps and competitors in their tracked countries, both counts, each once a day', async () => {
    const { api, db, look } = await openAhead()
    const member = await newMember(api)
    const projectId = await member.addProject({ ...sample.nappery, locale: 'de-DE' })
    await member.read(addCompetitor, { params: { projectId }, body: { ...sample.duskHarbour, locale: 'de-DE' } })
    const { requested, urgencies } = await look()
    const wanted = [sample.nappery, sample.duskHarbour].flatMap(({ trackId }) =>
      [200, 30].map((top) => `${trackId} de-DE ${top}`),
    )
    expect(requested.map(named)).toEqual(expect.arrayContaining(wanted))
    expect(urgencies).toEqual(new Set(['ahead']))

    for (const { source, listing, day, top } of requested) {
      const { store, trackId, locale } = listing
      const row = { market: source.id, store, track_id: trackId, locale, day, top }
      const now = api.clock.now()
      await db
        .insertInto('ranked_keyword_count')
        .values({ ...row, keywords_count: 1, delta: 0, started_at: now, finished_at: now })
        .execute()
    }
    expect((await look()).requested).toEqual([])
  })

  test('nothing while work from before waits, and nothing for whom nobody was here in 14 days', async () => {
    const { api, look, setWaiting } = await openAhead()
    const member = await newMember(api)
    await member.addProject(sample.nappery)
    setWaiting(1)
    expect((await look()).urgencies.size).toBe(0)
    setWaiting(0)
    expect((await look()).requested.length).toBeGreaterThan(0)
    api.clock.advance(15 * DAY_MS)
    expect((await look()).requested).toEqual([])
  })
})
