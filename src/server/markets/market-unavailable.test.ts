import { expect, test } from 'vitest'
import {
  getAppDetails,
  getAppPerformance,
  getAsoScore,
  getAverageRating,
  getFeaturings,
  getRankedKeywords,
  getVersions,
} from '#contract/overview/overview.ts'
import { addCompetitor, searchApps, trackCountry } from '#contract/projects.ts'
import { createLog } from '#server/kernel/log.ts'
import { wrapMarket } from './wrap-market.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const fail = async (): Promise<never> => {
  throw new Error('the source is on fire')
}
const down = wrapMarket({ id: 'sample', pastDays: 0 }, fail)

describeOnDatabase('a market whose source fails', (open) => {
  test('answers UNAVAILABLE, and the log says why', async () => {
    const lines: string[] = []
    const log = createLog('error', (line) => lines.push(line))
    const member = await newMember(await open())
    const projectId = await member.addProject(sample.moorlight)
    const api = await open({ services: { markets: { sample: down, archive: down, live: down }, log } })

    const ref = { ...sample.moorlight, locale: 'de-DE' }
    const params = { projectId }
    const { trackId, store } = sample.nappery
    const answers = [
      await api.request(getAppDetails, { query: ref }, member),
      await api.request(getVersions, { query: ref }, member),
      await api.request(getFeaturings, { query: sample.moorlight }, member),
      await api.request(getAverageRating, { query: ref }, member),
      await api.request(getRankedKeywords, { body: ref }, member),
      await api.request(getAppPerformance, { params: { trackId: ref.trackId }, query: { locale: 'de-DE' } }, member),
      await api.request(getAsoScore, { params, query: { locale: 'de-DE' } }, member),
      await api.request(searchApps, { query: { query: 'moorlight', locale: 'de-DE' } }, member),
      await api.request(trackCountry, { params, body: { locale: 'de-DE' } }, member),
      await api.request(addCompetitor, { params, body: { trackId, store, locale: 'de-DE' } }, member),
    ]
    expect(answers.map(({ status, error }) => [status, error.error])).toEqual(answers.map(() => [503, 'UNAVAILABLE']))
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      answers.map(({ error }) =>
        expect.objectContaining({
          market: 'sample',
          message: 'the source is on fire',
          requestId: error.details?.['requestId'],
        }),
      ),
    )
  })
})
