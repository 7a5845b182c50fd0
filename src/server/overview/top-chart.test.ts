import { expect, test } from 'vitest'
import { getTopChart } from '#contract/market/top-charts.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'

const chart = { store: 'APP_STORE', locale: 'en-US', categoryGroup: 'FREE' } as const

describeOnDatabase('top charts', (open) => {
  test('MENU-068: free, paid and grossing apps of a country, of all apps or of one category', async () => {
    const member = await newMember(await open())
    const all = await member.read(getTopChart, { query: chart })
    expect(all.places?.length).toBeGreaterThan(20)
    expect(all.places?.map(({ rank }) => rank)).toEqual(all.places?.map((_, index) => index + 1))
    expect(all.provenance?.kind).toBeDefined()
    const titles = new Set([all.places?.map(({ title }) => title).join()])
    for (const other of [{ categoryGroup: 'PAID' }, { categoryGroup: 'GROSSING' }, { locale: 'de-DE' }] as const) {
      const { places } = await member.read(getTopChart, { query: { ...chart, ...other } })
      titles.add(places?.map(({ title }) => title).join())
    }
    expect(titles.size).toBe(4)
    const [category] = all.categories
    const ofOne = await member.read(getTopChart, { query: { ...chart, category: category?.name } })
    expect(new Set(ofOne.places?.map((one) => one.category))).toEqual(new Set([category?.displayName]))
  })

  test('MENU-068: every category that is offered has a chart; places are compared to those of yesterday', async () => {
    const member = await newMember(await open())
    for (const store of ['APP_STORE', 'GOOGLE_PLAY'] as const) {
      const { categories, comparedTo, places } = await member.read(getTopChart, { query: { ...chart, store } })
      expect(categories.length).toBeGreaterThan(15)
      expect(comparedTo).not.toBeNull()
      expect(places?.some(({ rank, before }) => before !== null && before !== rank)).toBe(true)
      for (const { name } of categories) {
        const { places: ofOne } = await member.read(getTopChart, { query: { ...chart, store, category: name } })
        expect([name, (ofOne?.length ?? 0) > 0]).toEqual([name, true])
      }
    }
  })

  test('MENU-068: what no market knows is null; a country without a store is refused', async () => {
    const member = await newMember(await open())
    expect((await member.read(getTopChart, { query: { ...chart, category: 'NOTHING' } })).places).toBeNull()
    const refused = await member.call(getTopChart, { query: { ...chart, locale: 'en-XX' } })
    expect(refused).toMatchObject({ status: 422, body: { error: 'COUNTRY_NOT_SUPPORTED' } })
  })
})
