import { expect, test, vi } from 'vitest'
import { getSummaries, removeSummary } from '#contract/reviews/summaries.ts'
import { makeDueSummaries } from '#server/reviews/summarising/make-summaries.ts'
import { claimSummary } from '#server/reviews/summarising/claim-summary.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { summarisedApp } from '#tests/support/reviews/summarised-app.ts'

const MINUTE_MS = 60_000
const steps = ['OPEN', 'CRAWLING', 'READY_FOR_PROCESSING', 'PROCESSING', 'SUMMARIZING', 'FINALIZING'] as const

describeOnEachDatabase('review summaries of processes that die', (open) => {
  test.each(steps)(
    'REV-018: killed while it was %s, another process goes on from there, and it is made once',
    async (step) => {
      const { api, write, create, run, detailsOf, signedIn, used } = await summarisedApp(open)
      await write()
      const made = await create()
      await killedAt(api.services, made.id, step, run)
      // The dead process holds its claim for three minutes.
      expect(await run()).toBe(0)
      api.clock.advance(4 * MINUTE_MS)
      expect(await run()).toBe(1)
      const details = await detailsOf(made.id, await signedIn())
      expect(details).toMatchObject({ status: 'DONE', reviews: 10, by: 'rules', translations: ['en'] })
      expect(details.topics.length).toBeGreaterThan(1)
      expect(await used()).toBe(1)
    },
  )

  test('REV-018: one that makes five processes die is given up, and gives its slot back', async () => {
    const { api, write, create, run, detailsOf, signedIn, used } = await summarisedApp(open)
    await write()
    const made = await create()
    await killedAt(api.services, made.id, 'PROCESSING', run)
    for (let died = 0; died < 4; died += 1) {
      api.clock.advance(4 * MINUTE_MS)
      expect(await claimSummary(api.services.db, api.clock.now())).toMatchObject({ id: made.id })
    }
    api.clock.advance(4 * MINUTE_MS)
    await run()
    expect(await detailsOf(made.id, await signedIn())).toMatchObject({ status: 'PROCESSING_FAILED' })
    expect(await used()).toBe(0)
  })

  test('one whose topics could not be found stays as it was, and is made when its claim has lapsed', async () => {
    const { api, write, create, run, detailsOf, signedIn } = await summarisedApp(open)
    await write()
    const made = await create()
    const logged = vi.spyOn(api.services.log, 'error').mockReturnValue()
    const failing = { ...api.services, findTopics: () => Promise.reject(new Error('The thread died.')) }
    expect(await run(failing)).toBe(1)
    expect(await detailsOf(made.id)).toMatchObject({ status: 'PROCESSING' })
    expect(logged).toHaveBeenCalledWith('summary not made', expect.objectContaining({ status: 'OPEN' }))
    logged.mockRestore()
    api.clock.advance(4 * MINUTE_MS)
    expect(await run()).toBe(1)
    expect(await detailsOf(made.id, await signedIn())).toMatchObject({ status: 'DONE' })
  })

  test('one whose server stops while its topics are found is taken up by the next at once', async () => {
    const { api, write, create, run, detailsOf } = await summarisedApp(open)
    await write()
    const made = await create()
    const stopping = new AbortController()
    const stopped = {
      ...api.services,
      findTopics: () => {
        stopping.abort()
        return Promise.resolve(null)
      },
    }
    await makeDueSummaries(stopped, stopping.signal)
    expect(await detailsOf(made.id)).toMatchObject({ status: 'PROCESSING' })
    expect(await run()).toBe(1)
    expect(await detailsOf(made.id)).toMatchObject({ status: 'DONE' })
  })

  test('two servers make each summary once', async () => {
    const { api, owner, app, write, create, run } = await summarisedApp(open)
    await write()
    await Promise.all([create(), create(), create()])
    const other = api.servicesOfEach.at(-1)!
    const made = await Promise.all([run(), run(other)])
    expect(made[0] + made[1]).toBe(3)
    const { summaries } = await owner.read(getSummaries, { ...owner.own, query: app })
    expect(summaries.map(({ status }) => status)).toEqual(['DONE', 'DONE', 'DONE'])
  })

  test('one that is deleted while it is made stays deleted', async () => {
    const { api, owner, app, at, write, create, run } = await summarisedApp(open)
    await write()
    const made = await create()
    const claimed = await claimSummary(api.services.db, api.clock.now())
    expect(claimed).toMatchObject({ id: made.id })
    await owner.read(removeSummary, at(made.id))
    await run()
    expect((await owner.read(getSummaries, { ...owner.own, query: app })).summaries).toEqual([])
  })
})

/** Leaves the summary as a process does that was killed in a step, with what the steps before have written. */
async function killedAt(
  { db, clock }: Awaited<ReturnType<typeof summarisedApp>>['api']['services'],
  id: string,
  step: (typeof steps)[number],
  run: () => Promise<number>,
): Promise<void> {
  const before = await db.selectFrom('review_summary').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  await run()
  const at = steps.indexOf(step)
  if (at < steps.indexOf('FINALIZING'))
    await db.deleteFrom('review_summary_text').where('summary_id', '=', id).execute()
  await db
    .updateTable('review_summary')
    .set({
      status: step,
      quota_month: before.quota_month,
      next_at: before.next_at,
      tries: 1,
      claimed_until: new Date(clock().getTime() + 3 * MINUTE_MS),
    })
    .$if(at < steps.indexOf('FINALIZING'), (update) => update.set({ made_by: null }))
    .$if(at < steps.indexOf('SUMMARIZING'), (update) => update.set({ topics: '[]' }))
    .$if(at <= steps.indexOf('CRAWLING'), (update) => update.set({ reviews: 0, average_rating: null }))
    .where('id', '=', id)
    .execute()
}
