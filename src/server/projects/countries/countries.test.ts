import {
  addFavouriteCountries,
  addFavouriteCountry,
  getConfigCountries,
  getCountries,
  getFavouriteCountries,
  getProjects,
  removeFavouriteCountry,
  trackCountry,
  untrackCountry,
} from '#contract/projects.ts'
import { getChanges } from '#contract/changes.ts'
import { expect, test } from 'vitest'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { atTheSameTime, newMember, type Member } from '#tests/support/api/member.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

describeOnDatabase('countries', (open) => {
  test('CTRY-007, CTRY-008: both lists name the same countries', async () => {
    const member = await newMember(await open())
    const countries = await member.read(getCountries, {})
    const byCode = await member.read(getConfigCountries, {})
    expect(countries).toContainEqual({ country: 'US', locale: 'en-US', displayName: 'United States' })
    // Those of the sample market, where nothing is listed elsewhere.
    expect(countries.map(({ country }) => country).join(' ')).toBe('FR DE JP PT ES SE GB US')
    expect(byCode).toEqual(
      countries.map(({ country, displayName }) => ({ countryCode: country, countryName: displayName })),
    )
  })
})

describeOnDatabase('tracking countries', (open) => {
  async function memberWithProject(app = sample.moorlight) {
    const member = await newMember(await open())
    const params = { projectId: await member.addProject(app) }
    return { member, params }
  }
  const tracked = async (member: Member) => (await member.read(getProjects, member.own))[0]?.countries

  test('CTRY-005, API-013: a tracked country is last in the list; tracking it again changes nothing', async () => {
    const { member, params } = await memberWithProject()
    for (const locale of ['ja-JP', 'de-DE', 'ja-JP', 'en-US']) {
      expect(await member.call(trackCountry, { params, body: { locale } })).toEqual({ status: 204, body: null })
    }
    expect(await tracked(member)).toEqual(['en-US', 'ja-JP', 'de-DE'])
  })

  test('CTRY-023: a country whose store does not list the app is refused, and so is one without a store', async () => {
    const { member, params } = await memberWithProject(sample.nappery)
    const refused = await member.call(trackCountry, { params, body: { locale: 'fr-FR' } })
    expect(refused).toMatchObject({ status: 404, body: { error: 'APP_NOT_AVAILABLE' } })
    for (const locale of ['en-XX', 'de-US']) {
      const unsupported = await member.call(trackCountry, { params, body: { locale } })
      expect(unsupported).toMatchObject({ status: 422, body: { error: 'COUNTRY_NOT_SUPPORTED' } })
    }
    expect(await tracked(member)).toEqual(['en-US'])
  })

  test('CTRY-006: an untracked country is gone; untracking it again changes nothing', async () => {
    const { member, params } = await memberWithProject()
    await member.read(trackCountry, { params, body: { locale: 'de-DE' } })
    for (const locale of ['en-US', 'en-US', 'sv-SE', 'en-XX']) {
      const answer = await member.call(untrackCountry, { params: { ...params, locale } })
      expect(answer).toEqual({ status: 204, body: null })
    }
    expect(await tracked(member)).toEqual(['de-DE'])
  })

  test('CTRY-021: the last country stays', async () => {
    const { member, params } = await memberWithProject()
    const refused = await member.call(untrackCountry, { params: { ...params, locale: 'en-US' } })
    expect(refused).toMatchObject({ status: 409, body: { error: 'LAST_COUNTRY' } })
    expect(await tracked(member)).toEqual(['en-US'])
  })

  test('CTRY-021: of removals at the same time one is refused, so that a country stays', { repeats: 3 }, async () => {
    const { member, params } = await memberWithProject()
    const locales = ['en-US', 'de-DE', 'ja-JP', 'fr-FR']
    for (const locale of locales) await member.read(trackCountry, { params, body: { locale } })
    const answers = await atTheSameTime(member, locales, (locale) =>
      member.call(untrackCountry, { params: { ...params, locale } }),
    )
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1)
    expect(await tracked(member)).toHaveLength(1)
  })

  test('a project that does not exist', async () => {
    const { member } = await memberWithProject()
    const params = { projectId: crypto.randomUUID() }
    const missing = { status: 404, body: { error: 'PROJECT_NOT_FOUND' } }
    expect(await member.call(trackCountry, { params, body: { locale: 'de-DE' } })).toMatchObject(missing)
    expect(await member.call(untrackCountry, { params: { ...params, locale: 'en-US' } })).toMatchObject(missing)
  })
})

describeOnDatabase('favourite countries', (open) => {
  test('CTRY-011 to CTRY-013, API-013: starred and unstarred once, however often it is asked for', async () => {
    const member = await newMember(await open())
    const put = (countryCode: string) => member.call(addFavouriteCountry, { params: { countryCode } })
    for (const code of ['JP', 'DE', 'JP']) expect(await put(code)).toEqual({ status: 204, body: null })
    expect(await member.read(getFavouriteCountries, {})).toEqual([
      { countryCode: 'JP', countryName: 'Japan' },
      { countryCode: 'DE', countryName: 'Germany' },
    ])
    for (const countryCode of ['JP', 'JP', 'XX']) {
      const removed = await member.call(removeFavouriteCountry, { params: { countryCode } })
      expect(removed).toEqual({ status: 204, body: null })
    }
    expect(await member.read(getFavouriteCountries, {})).toMatchObject([{ countryCode: 'DE' }])
  })

  test('a country without a store is refused', async () => {
    const member = await newMember(await open())
    const refused = await member.call(addFavouriteCountry, { params: { countryCode: 'XX' } })
    expect(refused).toMatchObject({ status: 422, body: { error: 'COUNTRY_NOT_SUPPORTED' } })
    expect(await member.read(getFavouriteCountries, {})).toEqual([])
  })

  test('favourites are those of the user alone', async () => {
    const [first, second] = [await newMember(await open()), await newMember(await open())]
    await first.read(addFavouriteCountry, { params: { countryCode: 'SE' } })
    expect(await second.read(getFavouriteCountries, {})).toEqual([])
  })

  test('ONB-094: several countries are starred at once, in the order they were chosen in, however often', async () => {
    const member = await newMember(await open())
    const projectIds = [await member.addProject(sample.moorlight), await member.addProject(sample.nappery)]
    await member.read(addFavouriteCountry, { params: { countryCode: 'SE' } })
    const add = () =>
      member.call(addFavouriteCountries, { body: { projectIds, countries: ['US', 'SE', 'DE', 'US', 'BR'] } })
    for (let twice = 0; twice < 2; twice += 1) expect(await add()).toEqual({ status: 204, body: null })
    expect(await starred(member)).toEqual(['SE', 'US', 'DE', 'BR'])
    const { organizationId } = member.identity
    const changes = await member.read(getChanges, { params: { organizationId }, query: {} })
    const noted = changes.content.filter(({ action }) => action === 'favourite-added').map(({ subject }) => subject)
    expect(noted).toHaveLength(4)
    expect(new Set(noted)).toEqual(new Set(['BR', 'DE', 'SE', 'US']))
  })

  test('ONB-094: a country without a store, or a project that is not theirs, and nothing is starred', async () => {
    const api = await open()
    const [member, other] = [await newMember(api), await newMember(api)]
    const [own, foreign] = [await member.addProject(sample.moorlight), await other.addProject(sample.moorlight)]
    const add = async (projectIds: string[], countries: string[]) =>
      (await member.call(addFavouriteCountries, { body: { projectIds, countries } })).body
    expect(await add([own], ['DE', 'XX'])).toMatchObject({ error: 'COUNTRY_NOT_SUPPORTED' })
    for (const projectId of [foreign, crypto.randomUUID()])
      expect(await add([own, projectId], ['DE'])).toMatchObject({ error: 'PROJECT_NOT_FOUND' })
    expect(await starred(member)).toEqual([])
  })
})

const starred = async (member: Member) =>
  (await member.read(getFavouriteCountries, {})).map(({ countryCode }) => countryCode)
