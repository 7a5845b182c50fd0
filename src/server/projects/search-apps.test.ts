import { addApps, searchApps } from '#contract/projects.ts'
import { expect, test } from 'vitest'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const { moorlight, nappery, trailmoss } = sample

describeOnDatabase('searching apps', (open) => {
  const search = async (query: string, more: { locale?: string; store?: 'APP_STORE' | 'GOOGLE_PLAY' } = {}) => {
    const member = await newMember(await open())
    const { content } = await member.read(searchApps, { query: { query, ...more } })
    return content
  }

  test('OP-16: finds apps by name, best first, with what a result shows', async () => {
    const [first] = await search('moorlight')
    expect(first).toMatchObject({
      ...moorlight,
      title: expect.stringContaining('Moorlight'),
      developerName: 'Low Fen Studio',
      iconUrl: expect.stringMatching(/^\/api\/media\//),
      category: 'Health & Fitness',
      locale: 'en-US',
    })
  })

  test('ONB-039: without a store both are searched, with one only that', async () => {
    const stores = async (store?: 'APP_STORE' | 'GOOGLE_PLAY') =>
      new Set((await search('rain', store ? { store } : {})).map((app) => app.store))
    expect(await stores()).toEqual(new Set(['APP_STORE', 'GOOGLE_PLAY']))
    expect(await stores('GOOGLE_PLAY')).toEqual(new Set(['GOOGLE_PLAY']))
  })

  test.each([
    [moorlight.trackId, moorlight],
    [`id${moorlight.trackId}`, moorlight],
    [`https://apps.apple.com/us/app/moorlight/id${moorlight.trackId}?mt=8`, moorlight],
    [trailmoss.trackId, trailmoss],
    [`https://play.google.com/store/apps/details?id=${trailmoss.trackId}&hl=de`, trailmoss],
  ])('ONB-019: %s names one app', async (text, app) => {
    expect(await search(text)).toMatchObject([app])
  })

  test('an id finds the app also where it is not listed, with a locale in which it can be added', async () => {
    expect(await search('moorlight nothing', { locale: 'fr-FR' })).toEqual([])
    const member = await newMember(await open())
    const { content } = await member.read(searchApps, { query: { query: nappery.trackId, locale: 'fr-FR' } })
    expect(content).toMatchObject([nappery])
    const apps = content.map(({ trackId, store, locale }) => ({ trackId, store, locale }))
    const { list } = await member.read(addApps, { ...member.own, body: { apps } })
    expect(list).toMatchObject([{ ...nappery, countries: apps.map(({ locale }) => locale) }])
  })

  test.each([
    ['281940000', {}],
    ['https://apps.apple.com/us/app/id281940000', {}],
    [`https://apps.apple.com/us/app/id${moorlight.trackId}`, { store: 'GOOGLE_PLAY' as const }],
    ['https://play.google.com/store/apps/details?id=com.example.nothing', {}],
    ['no app is called that', {}],
  ])('%s finds nothing', async (text, more) => {
    expect(await search(text, more)).toEqual([])
  })
})
