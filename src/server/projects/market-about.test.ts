import { getMarket } from '#contract/market/market.ts'
import { addApps } from '#contract/projects.ts'
import { expect, test } from 'vitest'
import { sampleApps } from '#server/sample/apps.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'

describeOnDatabase('what a market holds', (open) => {
  test('the sample market counts its apps and offers three of them, of both stores, which can be added', async () => {
    const member = await newMember(await open())
    const { market, apps, examples } = await member.read(getMarket, {})
    expect({ market, apps }).toEqual({ market: 'sample', apps: (await sampleApps()).length })
    expect(examples).toHaveLength(3)
    expect(new Set(examples.map(({ store }) => store))).toEqual(new Set(['APP_STORE', 'GOOGLE_PLAY']))
    const { list } = await member.read(addApps, { ...member.own, body: { apps: examples } })
    expect(list.map(({ title }) => title)).toEqual(examples.map(({ title }) => title))
  })

  test('an archive without apps says so, and of the live stores nothing is said', async () => {
    const empty = await newMember(await open({ env: { STOREGLASS_MARKET: 'archive' } }))
    expect(await empty.read(getMarket, {})).toEqual({ market: 'archive', apps: 0, examples: [] })
    const live = await newMember(await open({ env: { STOREGLASS_MARKET: 'live' } }))
    expect(await live.read(getMarket, {})).toEqual({ market: 'live', apps: null, examples: [] })
  })
})
