import { addApps, getProjects } from '#contract/projects.ts'
import type { ListingRef } from '#contract/store.ts'
import { expect, test } from 'vitest'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { atTheSameTime, newMember } from '#tests/support/api/member.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const { moorlight, duskHarbour, nappery, facetFall, prismPicnic, orchardDrop } = sample
const inUs = (app: Omit<ListingRef, 'locale'>): ListingRef => ({ ...app, locale: 'en-US' })

describeOnDatabase('adding apps', (open) => {
  test('a new account starts without projects and gets one per app, in the order chosen', async () => {
    const member = await newMember(await open())
    expect(await member.read(getProjects, member.own)).toEqual([])

    const { list } = await member.read(addApps, { ...member.own, body: { apps: [inUs(moorlight), inUs(facetFall)] } })
    expect(list).toMatchObject([
      { ...moorlight, title: expect.stringContaining('Moorlight'), countries: ['en-US'] },
      { ...facetFall, countries: ['en-US'] },
    ])
    expect(await member.read(getProjects, member.own)).toEqual(list)
  })

  test('the locale of the listing becomes the first tracked country', async () => {
    const member = await newMember(await open())
    const apps = [{ ...moorlight, locale: 'ja-JP' }]
    const { list } = await member.read(addApps, { ...member.own, body: { apps } })
    expect(list[0]?.countries).toEqual(['ja-JP'])
  })

  test('ONB-086, CTRY-005: each app is tracked in the countries asked for that list it, first asked for first', async () => {
    const member = await newMember(await open())
    const apps = [moorlight, nappery].map(inUs)
    const countries = ['FR', 'DE', 'BR', 'DE']
    const { list, notTracked } = await member.read(addApps, { ...member.own, body: { apps, countries } })
    expect(list).toMatchObject([
      { ...moorlight, countries: ['fr-FR', 'de-DE'] },
      { ...nappery, countries: ['de-DE'] },
    ])
    expect(notTracked).toEqual([
      { ...moorlight, notListed: ['BR'], unknown: [] },
      { ...nappery, notListed: ['FR', 'BR'], unknown: [] },
    ])
    expect(await member.read(getProjects, member.own)).toEqual(list)
  })

  test('an app that none of the countries asked for lists is tracked where it was found', async () => {
    const member = await newMember(await open())
    const body = { apps: [inUs(nappery)], countries: ['FR'] }
    const { list, notTracked } = await member.read(addApps, { ...member.own, body })
    expect(list).toMatchObject([{ countries: ['en-US'] }])
    expect(notTracked).toEqual([{ ...nappery, notListed: ['FR'], unknown: [] }])
    const other = { apps: [inUs(moorlight)], countries: ['XX'] }
    expect(await member.call(addApps, { ...member.own, body: other })).toMatchObject({
      body: { error: 'COUNTRY_NOT_SUPPORTED' },
    })
  })

  test('a store that does not answer for one country holds up neither the app nor the others', async () => {
    const api = await open()
    const { sample: market } = api.services.markets
    const busy = async (ref: ListingRef) => {
      if (ref.locale === 'ja-JP') throw new Error('busy')
      return market.listing(ref)
    }
    const markets = { ...api.services.markets, sample: { ...market, listing: busy } }
    const member = await newMember(await open({ services: { markets } }))
    const body = { apps: [inUs(moorlight)], countries: ['JP', 'DE'] }
    const { list, notTracked } = await member.read(addApps, { ...member.own, body })
    expect(list).toMatchObject([{ countries: ['de-DE'] }])
    expect(notTracked).toEqual([{ ...moorlight, notListed: [], unknown: ['JP'] }])
  })

  test('ONB-089: the same call again, its answer lost, adds and tracks nothing twice', async () => {
    const api = await open()
    const member = await newMember(api)
    const call = { ...member.own, body: { apps: [inUs(moorlight)], countries: ['DE', 'JP'] } }
    const options = { ...member, idempotencyKey: crypto.randomUUID() }
    const [first, again] = [await api.request(addApps, call, options), await api.request(addApps, call, options)]
    expect(again.body).toEqual(first.body)
    expect(await member.read(getProjects, member.own)).toMatchObject([{ countries: ['de-DE', 'ja-JP'] }])
  })

  test.each<[string, ListingRef[], string]>([
    ['an app nobody knows', [inUs(moorlight), inUs({ store: 'APP_STORE', trackId: '1' })], 'APP_NOT_FOUND'],
    ['an app of the other store', [inUs({ ...moorlight, store: 'GOOGLE_PLAY' })], 'APP_NOT_FOUND'],
    ['an app not listed there', [inUs(facetFall), { ...nappery, locale: 'fr-FR' }], 'APP_NOT_AVAILABLE'],
    ['a country without a store', [{ ...moorlight, locale: 'en-XX' }], 'COUNTRY_NOT_SUPPORTED'],
    ['the same app twice', [inUs(moorlight), { ...moorlight, locale: 'de-DE' }], 'APP_ALREADY_ADDED'],
  ])('%s: refused, and none of the request is added', async (_, apps, error) => {
    const member = await newMember(await open())
    expect(await member.call(addApps, { ...member.own, body: { apps } })).toMatchObject({ body: { error } })
    expect(await member.read(getProjects, member.own)).toEqual([])
  })

  test('an app that is a project already is refused, and nothing changes', async () => {
    const member = await newMember(await open())
    const { list } = await member.read(addApps, { ...member.own, body: { apps: [inUs(moorlight)] } })
    const again = await member.call(addApps, { ...member.own, body: { apps: [inUs(nappery), inUs(moorlight)] } })
    expect(again).toMatchObject({ status: 409, body: { error: 'APP_ALREADY_ADDED' } })
    expect(await member.read(getProjects, member.own)).toEqual(list)
  })

  test('OP-48: a trial takes five apps, the sixth is refused with the limit', async () => {
    const member = await newMember(await open())
    const five = [moorlight, duskHarbour, nappery, facetFall, prismPicnic].map(inUs)
    await member.read(addApps, { ...member.own, body: { apps: five } })
    const sixth = await member.call(addApps, { ...member.own, body: { apps: [inUs(orchardDrop)] } })
    expect(sixth).toMatchObject({ status: 409, body: { error: 'APP_LIMIT_REACHED', details: { limit: 5 } } })
  })

  test('OP-60: after the trial the free plan takes one app', async () => {
    const member = await newMember(await open())
    await member.endTrial()
    await member.read(addApps, { ...member.own, body: { apps: [inUs(moorlight)] } })
    const second = await member.call(addApps, { ...member.own, body: { apps: [inUs(facetFall)] } })
    expect(second).toMatchObject({ status: 409, body: { error: 'APP_LIMIT_REACHED', details: { limit: 1 } } })
  })

  test('requests at the same time never pass the limit together', { repeats: 3 }, async () => {
    const member = await newMember(await open())
    await member.endTrial()
    const rivals = [moorlight, duskHarbour, nappery, facetFall, prismPicnic, orchardDrop]
    const answers = await atTheSameTime(member, rivals, (app) =>
      member.call(addApps, { ...member.own, body: { apps: [inUs(app)] } }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
    expect(await member.read(getProjects, member.own)).toHaveLength(1)
  })
})
