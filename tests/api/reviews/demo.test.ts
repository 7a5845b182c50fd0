import { expect, test } from 'vitest'
import { getReviewInbox, getReviews } from '#contract/reviews/inbox.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { memberOf } from '#tests/support/api/member.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

describeOnEachDatabase('reviews of a demo', (open) => {
  test('REV-001: somebody who opens the inbox of a demo finds reviews that can be answered', async () => {
    const api = await open()
    const visitor = memberOf(api, await api.demoUser())
    const { store, trackId } = sample.moorlight
    const began = performance.now()
    const inbox = await visitor.read(getReviewInbox, { params: { trackId }, query: { store } })
    console.log('first inbox', performance.now() - began, inbox.total)
    expect(inbox).toMatchObject({ source: 'console', connection: { name: 'App Store Connect' }, problem: null })
    expect(inbox.total).toBeGreaterThan(300)
    const page = await visitor.read(getReviews, { params: { trackId }, query: { store } })
    console.log(page.content[0], page.totalPages)
    const second = await visitor.read(getReviewInbox, { params: sample.facetFall, query: sample.facetFall })
    console.log(second, performance.now() - began)
    const third = await visitor.read(getReviewInbox, { params: sample.trailmoss, query: sample.trailmoss })
    console.log(third, performance.now() - began)
  })
})
