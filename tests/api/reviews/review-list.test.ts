import { afterEach, expect, test } from 'vitest'
import { getReview, getReviewModel, getReviews, ReviewSort } from '#contract/reviews/inbox.ts'
import { dayOf } from '#contract/protocol/days.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { setPermissions, signInAgain } from '#tests/support/pages/team.ts'
import { newMember } from '#tests/support/api/member.ts'
import { addReply, customerReview, reviewedApp } from '#tests/support/reviews/reviewed-app.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const app = sample.trailmoss

describeOnEachDatabase('the list of reviews', (open) => {
  /** Of the last days of a week, one a day, the newest first. */
  const listed = async () => {
    const connected = await reviewedApp(open, app)
    stops.push(connected.stop)
    const { api, console } = connected
    console.bucket.empty()
    const day = (days: number) => new Date(api.clock.now().getTime() - days * 86_400_000 - 3_600_000)
    const of = { title: null, locale: 'de-DE', language: 'de' } as const
    console.reviews.push(
      customerReview('a', day(0), {
        ...of,
        rating: 3,
        likes: 0,
        version: '2.1',
        body: 'ÄRGERLICH, dass es so langsam ist.',
      }),
      customerReview('b', day(1), { ...of, rating: 5, likes: 9, version: '2.0', author: 'Grüne Wanderin' }),
      customerReview('c', day(2), {
        rating: 1,
        likes: 4,
        version: '2.0',
        title: null,
        body: '100% sure_that\\it breaks',
      }),
      customerReview('d', day(3), { rating: 1, likes: 5, version: null, title: null }),
      customerReview('e', day(4), { rating: 4, likes: 1, version: '2.1', title: null }),
    )
    await connected.run()
    const found = async (filters: Parameters<typeof connected.reviews>[0]) =>
      (await connected.reviews(filters)).map(({ id }) => id).join('')
    return { ...connected, day, found }
  }

  test('REV-004: the six sort orders; what a store does not tell comes last', async () => {
    const { found, api, owner } = await listed()
    await api.services.db
      .updateTable('own_review')
      .set({ likes: null })
      .where('organisation_id', '=', owner.identity.organizationId)
      .where('review_id', '=', 'd')
      .execute()
    const orders: Record<ReviewSort, string> = {
      newest: 'abcde',
      oldest: 'edcba',
      'high-rating': 'beacd',
      'low-rating': 'cdaeb',
      'most-liked': 'bcead',
      'least-liked': 'aecbd',
    }
    for (const sort of ReviewSort.options) expect([sort, await found({ sort })]).toEqual([sort, orders[sort]])
  })

  test('REV-005, OP-70: rating, language, version, dates, text, sentiment, month and whether it was answered', async () => {
    const connected = await listed()
    const { found, day } = connected
    await addReply(connected, { review: 'b', state: 'published', text: 'Danke!' })
    await addReply(connected, { review: 'c', state: 'to-approve', text: 'Sorry.' })
    await addReply(connected, { review: 'd', state: 'refused', text: 'Sorry.' })
    const iso = (days: number) => dayOf(day(days))
    expect(await found({ rating: '1,3' })).toBe('acd')
    expect(await found({ language: 'de' })).toBe('ab')
    expect(await found({ language: 'de,en' })).toBe('abcde')
    expect(await found({ country: 'DE' })).toBe('')
    expect(await found({ version: '2.1' })).toBe('ae')
    expect(await found({ replied: 'true' })).toBe('b')
    expect(await found({ replied: 'false' })).toBe('acde')
    expect(await found({ sentiment: 'negative' })).toBe('cd')
    expect(await found({ sentiment: 'neutral' })).toBe('a')
    expect(await found({ sentiment: 'positive' })).toBe('be')
    expect(await found({ from: iso(3), to: iso(1) })).toBe('bcd')
    expect(await found({ text: 'ärgerlich' })).toBe('a')
    expect(await found({ text: 'WANDERIN' })).toBe('b')
    expect(await found({ text: '0% sure_that\\it' })).toBe('c')
    expect(await found({ text: '%' })).toBe('c')
    expect(await found({ rating: '1', version: '2.0', sentiment: 'negative', text: 'breaks' })).toBe('c')
    const months = (await connected.inbox()).months
    const byMonth = await Promise.all(months.map(async ({ month }) => found({ month })))
    expect(byMonth.join('')).toBe('abcde')
    expect(byMonth.map(({ length }) => length)).toEqual(months.map(({ count }) => count))
  })

  test('MENU-012, OP-05: as many are to answer and to approve as their lists show', async () => {
    const connected = await listed()
    const { inbox, api, owner } = connected
    const counts = async () => {
      const { toAnswer, toApprove } = await inbox()
      return [toAnswer, toApprove]
    }
    await addReply(connected, { review: 'b', state: 'published', text: 'Danke!' })
    await addReply(connected, { review: 'c', state: 'to-approve', text: 'Sorry.' })
    await addReply(connected, { review: 'd', state: 'refused', text: 'Sorry.' })
    expect(await counts()).toEqual([3, 1])
    const change = (review: string) =>
      api.services.db
        .updateTable('own_review')
        .where('organisation_id', '=', owner.identity.organizationId)
        .where('review_id', '=', review)
    await change('b').set({ changed_after_reply: true }).execute()
    expect(await counts()).toEqual([4, 1])
    await change('a').set({ is_done: true }).execute()
    expect(await counts()).toEqual([3, 1])
    await api.services.db
      .updateTable('review_reply')
      .set({ is_withdrawn: true })
      .where('organisation_id', '=', owner.identity.organizationId)
      .where('review_id', '=', 'c')
      .execute()
    expect(await counts()).toEqual([4, 0])
  })

  test('OP-73: pages hold what comes next, up to 1,000, and know how many there are', async () => {
    const { current } = await listed()
    const page = async (number: string, size: string) =>
      (await current()).read(getReviews, {
        params: { trackId: app.trackId },
        query: { store: app.store, page: number, size },
      })
    expect(await page('1', '2')).toMatchObject({ content: [{ id: 'a' }, { id: 'b' }], totalPages: 3, pageSize: 2 })
    expect(await page('3', '2')).toMatchObject({ content: [{ id: 'e' }], pageNumber: 3 })
    expect(await page('4', '2')).toMatchObject({ content: [], totalPages: 3 })
    expect(await page('1', '9999')).toMatchObject({ pageSize: 1000, totalPages: 1 })
  })

  test('a month says when anything of it last changed', async () => {
    const connected = await listed()
    const before = await connected.inbox()
    connected.api.clock.advance(3_600_000)
    connected.console.reviews[0]!.likes = 77
    await connected.run()
    const after = await connected.inbox()
    expect(after.months.map(({ count }) => count)).toEqual(before.months.map(({ count }) => count))
    const [was, is] = [before.months[0], after.months[0]]
    expect(Date.parse(is?.changedAt ?? '')).toBeGreaterThan(Date.parse(was?.changedAt ?? ''))
  })

  test('one review by its address, and whether a language model is configured', async () => {
    const { owner } = await listed()
    const one = (reviewId: string) =>
      owner.call(getReview, { params: { trackId: app.trackId, reviewId }, query: { store: app.store } })
    expect(await one('b')).toMatchObject({ status: 200, body: { id: 'b', author: 'Grüne Wanderin' } })
    expect(await one('z')).toMatchObject({ status: 404, body: { error: 'REVIEW_NOT_FOUND' } })
    expect(await owner.read(getReviewModel, {})).toEqual({ isConfigured: false, host: null })
  })

  test('reviews belong to one organisation, and to those of it who may see the app', async () => {
    const { api, owner, run, projectId, reviews } = await listed()
    const ask = async (member: typeof owner, reviewId = 'b') => {
      const { store, trackId } = app
      const list = await member.call(getReviews, { params: { trackId }, query: { store } })
      const one = await member.call(getReview, { params: { trackId, reviewId }, query: { store } })
      return [list, one]
    }
    const stranger = await newMember(api)
    const none = { status: 404, body: { error: 'APP_NOT_FOUND' } }
    expect(await ask(stranger)).toMatchObject([none, none])
    // The same app in another organisation has reviews of its own.
    await stranger.addProject(app)
    const [list, one] = await ask(stranger)
    expect(list).toMatchObject({ status: 200 })
    expect(JSON.stringify(list)).not.toContain('Grüne Wanderin')
    expect(one).toMatchObject({ status: 404, body: { error: 'REVIEW_NOT_FOUND' } })
    await run()
    expect(await reviews()).toHaveLength(5)

    await api.services.db
      .updateTable('membership')
      .set({ role: 'member' })
      .where('user_id', '=', owner.identity.userId)
      .execute()
    const member = await signInAgain(api, owner)
    await setPermissions(api, owner, { account: 'none', apps: {}, grants: [] })
    expect(await ask(member)).toMatchObject([none, none])
    await setPermissions(api, owner, { account: 'none', apps: { [projectId]: 'view' }, grants: [] })
    expect(await ask(member)).toMatchObject([{ status: 200 }, { status: 200 }])
  })
})
