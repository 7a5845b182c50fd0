import { expect, test } from 'vitest'
import { addCompetitor, removeCompetitor, trackCountry } from '#contract/projects.ts'
import { getCompetitorReviews } from '#contract/reviews/competitors.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const { moorlight, duskHarbour, nappery, trailmoss, cairnfinder } = sample

describeOnDatabase('reviews of competitors', (open) => {
  async function followed(app = moorlight, competitor = duskHarbour) {
    const api = await open()
    const member = await newMember(api)
    const projectId = await member.addProject(app)
    await member.read(addCompetitor, { params: { projectId }, body: { ...competitor, locale: 'en-US' } })
    return { api, member, projectId, params: { projectId, trackId: competitor.trackId } }
  }

  test('MENU-079: stars, times and answers of what everybody sees, newest first, and how far back all of it is known', async () => {
    const { api, member, params } = await followed()
    const answer = await member.read(getCompetitorReviews, { params })
    expect(answer).toMatchObject({ locales: ['en-US'], tellsAnswers: true, provenance: { kind: 'sample' } })
    const times = answer.reviews!.map(({ writtenAt }) => writtenAt)
    expect(times.length).toBeGreaterThan(30)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(times.at(-1)!.slice(0, 10) >= answer.completeFrom).toBe(true)
    const answered = answer.reviews!.filter(({ answeredAt }) => answeredAt !== null)
    expect(answered.length).toBeGreaterThan(0)
    for (const { writtenAt, answeredAt } of answered) expect(answeredAt! > writtenAt).toBe(true)
    const longAgo = api.clock.now().getTime() - 366 * 86_400_000
    expect(Date.parse(answer.completeFrom)).toBeGreaterThan(longAgo)
  })

  test('MENU-079: the project’s countries are read together', async () => {
    const { member, params } = await followed(trailmoss, cairnfinder)
    const one = await member.read(getCompetitorReviews, { params })
    await member.read(trackCountry, { params, body: { locale: 'de-DE' } })
    const both = await member.read(getCompetitorReviews, { params })
    expect(both.locales).toEqual(['en-US', 'de-DE'])
    const since = both.completeFrom
    const inBoth = one.reviews!.filter(({ writtenAt }) => writtenAt.slice(0, 10) >= since)
    expect(both.reviews!.length).toBeGreaterThan(inBoth.length)
  })

  test('MENU-079: only a competitor of a project of the own organisation', async () => {
    const { api, member, projectId, params } = await followed()
    const notOne = await member.call(getCompetitorReviews, { params: { projectId, trackId: nappery.trackId } })
    expect(notOne).toMatchObject({ status: 404, body: { error: 'APP_NOT_FOUND' } })
    const own = await member.call(getCompetitorReviews, { params: { projectId, trackId: moorlight.trackId } })
    expect(own).toMatchObject({ status: 404, body: { error: 'APP_NOT_FOUND' } })
    const stranger = await newMember(api)
    expect(await stranger.call(getCompetitorReviews, { params })).toMatchObject({
      status: 404,
      body: { error: 'PROJECT_NOT_FOUND' },
    })
    const theirs = await stranger.addProject(moorlight)
    expect(await stranger.call(getCompetitorReviews, { params: { ...params, projectId: theirs } })).toMatchObject({
      status: 404,
      body: { error: 'APP_NOT_FOUND' },
    })
    await member.read(removeCompetitor, { params })
    expect(await member.call(getCompetitorReviews, { params })).toMatchObject({ body: { error: 'APP_NOT_FOUND' } })
  })
})
