import { expect, test } from 'vitest'
import type { ErrorBody } from '#contract/protocol/errors.ts'
import { createSchedule, getSummaries, removeSchedule, retrySummary } from '#contract/reviews/summaries.ts'
import { dayOf } from '#contract/protocol/days.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'
import { summarisedApp } from '#tests/support/reviews/summarised-app.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

describeOnEachDatabase('schedules of review summaries', (open) => {
  const scheduled = async () => {
    const tools = await summarisedApp(open)
    const { owner, app, api } = tools
    const scheduleOf = (every: 'week' | 'month', own: Partial<{ id: string; countries: string[] }> = {}) => ({
      id: crypto.randomUUID(),
      ...app,
      countries: [],
      languages: [],
      every,
      language: 'de' as const,
      ...own,
    })
    const order = (every: 'week' | 'month', own: Parameters<typeof scheduleOf>[1] = {}) =>
      owner.call(createSchedule, { ...owner.own, body: scheduleOf(every, own) })
    const listed = async (member = owner) => member.read(getSummaries, { ...owner.own, query: app })
    /** To three in the morning of a day, UTC. */
    const goTo = (day: string) => api.clock.advance(Date.parse(`${day}T03:00:00Z`) - api.clock.now().getTime())
    return { ...tools, scheduleOf, order, listed, goTo }
  }

  test('REV-020: each Monday the week before is summarised, once, also when nobody was there on Monday', async () => {
    const { order, listed, goTo, run, signedIn } = await scheduled()
    expect((await order('week')).status).toBe(204)
    const [schedule] = (await listed()).schedules
    const monday = schedule!.next
    expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1)
    expect(await run()).toBe(0)
    goTo(dayOf(Date.parse(monday) + DAY_MS))
    expect(await run()).toBe(1)
    expect(await run()).toBe(0)
    const later = await signedIn()
    const { summaries, schedules } = await listed(later)
    const ago = (days: number) => dayOf(Date.parse(monday) - days * DAY_MS)
    expect(summaries).toMatchObject([{ isScheduled: true, from: ago(7), to: ago(1), status: 'DONE', language: 'de' }])
    expect(schedules[0]!.next).toBe(ago(-7))
  })

  test('REV-020: on the first of a month the month before is', async () => {
    const { order, listed, goTo, run, signedIn } = await scheduled()
    await order('month', { countries: ['SE', 'DE'] })
    const first = (await listed()).schedules[0]!.next
    expect(first).toMatch(/-01$/)
    goTo(first)
    expect(await run()).toBe(1)
    const [summary] = (await listed(await signedIn())).summaries
    expect(summary).toMatchObject({ countries: ['DE', 'SE'], from: expect.stringMatching(/-01$/) })
    expect(Date.parse(summary!.to) + DAY_MS).toBe(Date.parse(first))
  })

  test('ERR-055: a second equal one is refused, a repeated one is not, another one is not', async () => {
    const { owner, order, scheduleOf, listed } = await scheduled()
    const body = scheduleOf('week', { countries: ['DE', 'SE'] })
    expect((await owner.call(createSchedule, { ...owner.own, body })).status).toBe(204)
    expect((await owner.call(createSchedule, { ...owner.own, body })).status).toBe(204)
    const again = await order('week', { countries: ['SE', 'DE', 'SE'] })
    expect((again.body as ErrorBody).error).toBe('DUPLICATE_SUMMARY')
    expect((await order('month', { countries: ['DE', 'SE'] })).status).toBe(204)
    expect((await order('week')).status).toBe(204)
    expect((await listed()).schedules).toHaveLength(3)
  })

  test('REV-018, OP-48: without a free slot it is listed as FAILED_FOR_INSUFFICIENT_SLOTS, and can be had next month', async () => {
    const { api, order, listed, goTo, write, run, signedIn, create, at, used } = await scheduled()
    await order('week')
    goTo((await listed()).schedules[0]!.next)
    await write()
    const member = await signedIn()
    for (let slot = 0; slot < 5; slot += 1) await create({}, member)
    await run()
    const failed = (await listed(member)).summaries.find(({ isScheduled }) => isScheduled)!
    expect(failed).toMatchObject({ status: 'FAILED_FOR_INSUFFICIENT_SLOTS', reviews: 0 })
    expect((await member.call(retrySummary, at(failed.id))).body).toMatchObject({ error: 'QUOTA_EXCEEDED' })
    expect(await used()).toBe(5)
    api.clock.advance(31 * DAY_MS)
    const later = await signedIn()
    await later.read(retrySummary, at(failed.id))
    await run()
    const made = (await listed(later)).summaries.find(({ id }) => id === failed.id)
    expect(made).toMatchObject({ status: 'DONE', from: failed.from, to: failed.to, reviews: 10 })
  })

  test('two servers that plan at once order one summary', async () => {
    const { api, order, listed, goTo, signedIn, run } = await scheduled()
    await order('week')
    goTo((await listed()).schedules[0]!.next)
    const other = api.servicesOfEach.at(-1)!
    await Promise.all([run(), run(other), run(), run(other)])
    expect((await listed(await signedIn())).summaries).toHaveLength(1)
  })

  test('a deleted schedule orders nothing more, and its summaries stay; others can’t delete it', async () => {
    const { api, owner, order, listed, goTo, run, signedIn } = await scheduled()
    await order('week')
    const { id, next } = (await listed()).schedules[0]!
    const stranger = await newMember(api)
    await stranger.read(removeSchedule, { params: { orgId: stranger.own.params.orgId, scheduleId: id } })
    goTo(next)
    await run()
    const later = await signedIn()
    await later.read(removeSchedule, { params: { orgId: owner.own.params.orgId, scheduleId: id } })
    await later.read(removeSchedule, { params: { orgId: owner.own.params.orgId, scheduleId: id } })
    const { summaries, schedules } = await listed(later)
    expect(schedules).toEqual([])
    expect(summaries).toHaveLength(1)
  })
})
