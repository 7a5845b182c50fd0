import { i18n } from '@lingui/core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sendFeedback } from '#contract/onboarding.ts'
import type { Endpoint, EndpointAnswer } from '#contract/protocol/endpoint.ts'
import {
  addApps,
  addFavouriteCountries,
  getCountries,
  getFavouriteCountries,
  getProjects,
  trackCountry,
  type Project,
} from '#contract/projects.ts'
import { countryCodeOf } from '#contract/store.ts'
import {
  asked,
  lost,
  refusal,
  respond,
  serverIsUp,
  type Answer,
  type ParsedRequest,
  type Sent,
} from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { ANALYTICS_EVENT } from '#web/data/third-parties/analytics.ts'
import { ApiError } from '#web/api/api-error.ts'
import { CHAT_EVENT } from '#web/data/third-parties/chat.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { projectsRead } from '#web/data/queries/reads.ts'
import { signIn } from '#web/session/session.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { finishGuide } from './finish.ts'
import { answered, moorlight, nappery, projectOf } from './fixtures.ts'
import { answer, chooseCountries, deselectApp, goTo, selectApp } from './guide.ts'
import { changeGuide, guide, registerGuide } from './guide-store.ts'

type Call = 'apps' | 'projects' | 'track' | 'survey' | 'favourites'

const paths: Record<Call, RegExp> = {
  apps: /POST .*\/organizations\/[^/]*\/apps$/,
  projects: /GET .*\/bff\/[^/]*\/projects$/,
  track: /POST .*\/projects\/[^/]*\/countries$/,
  survey: /POST .*\/send-feedback$/,
  favourites: /POST .*\/favourite\/countries$/,
}
const callOf = ({ method, url }: Sent) =>
  (Object.keys(paths) as Call[]).find((call) => paths[call].test(`${method} ${url}`))

/** No app is listed there. */
const NOWHERE = 'FR'
const storefronts = ['en-US', 'de-DE', 'ja-JP', 'fr-FR'].map((locale) => ({
  country: countryCodeOf(locale),
  locale,
  displayName: locale,
}))
const localesOf = (codes: readonly string[]) =>
  codes.flatMap((code) => storefronts.find(({ country }) => country === code && code !== NOWHERE)?.locale ?? [])

/** A server with projects of its own; `break` makes the next call of a kind fail, before or after it took effect. */
function fakeServer() {
  let projects: Project[] = []
  const faults = new Map<Call, 'refused' | 'lost' | 'down'>()
  const added = new Map<string | null, EndpointAnswer<typeof addApps>>()
  const serve = <E extends Endpoint>(call: Call, endpoint: E, take: (request: ParsedRequest<E>) => Answer<E>) =>
    respond(endpoint, (request) => {
      const fault = faults.get(call)
      faults.delete(call)
      if (fault === 'down') return lost
      if (fault === 'refused') return refusal('UNAVAILABLE')
      const answer = take(request)
      return fault === 'lost' ? lost : answer
    })
  serverIsUp()
  respond(getCountries, storefronts)
  respond(getFavouriteCountries, [])
  serve('projects', getProjects, () => projects)
  serve('survey', sendFeedback, () => null)
  serve('favourites', addFavouriteCountries, () => null)
  serve('apps', addApps, ({ headers, body }) => {
    const key = headers.get('idempotency-key')
    const before = added.get(key)
    if (before) return before
    const tracked = localesOf(body.countries ?? [])
    const apps = body.apps.map(({ trackId, store, locale }) => ({
      ...projectOf({ ...moorlight, trackId, store, title: 'An app' }),
      countries: tracked.length > 0 ? tracked : [locale],
    }))
    const notListed = body.countries?.filter((code) => code === NOWHERE) ?? []
    const notTracked =
      notListed.length > 0 ? body.apps.map(({ trackId, store }) => ({ trackId, store, notListed, unknown: [] })) : []
    const isKnown = apps.some(({ trackId }) => projects.some((one) => one.trackId === trackId))
    if (isKnown) return refusal('APP_ALREADY_ADDED')
    projects = [...projects, ...apps]
    const answer = { list: projects, notTracked }
    if (key !== null) added.set(key, answer)
    return answer
  })
  serve('track', trackCountry, ({ params, body: { locale } }) => {
    if (countryCodeOf(locale) === NOWHERE) return refusal('APP_NOT_AVAILABLE')
    projects = projects.map((one) =>
      one.projectId === params.projectId ? { ...one, countries: [...new Set([...one.countries, locale])] } : one,
    )
    return null
  })
  const sent = (call: Call) => asked().filter((one) => callOf(one) === call)
  return {
    break: (call: Call, how: 'refused' | 'lost' | 'down') => faults.set(call, how),
    calls: () => asked().flatMap((one) => callOf(one) ?? []),
    bodies: (call: Call) => sent(call).map(({ body }) => body),
    keys: (call: Call) => sent(call).map(({ headers }) => headers.get('idempotency-key')),
    add: (project: Project) => (projects = [...projects, project]),
    projects: () => projects.map(({ trackId }) => trackId),
    countries: () => projects.map(({ countries }) => countries),
  }
}

let server: ReturnType<typeof fakeServer>
const open = vi.fn<() => void>()
const finish = () => finishGuide(ada, open)

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  server = fakeServer()
  open.mockReset()
  connectivity.set('online')
  getQueryClient().clear()
  signIn(tokensOf(ada))
  guide.set(null)
  await registerGuide(Date.now())
  await changeGuide((one) => goTo(answer(chooseCountries(selectApp(one, moorlight), ['US', 'DE']), answered), 2))
})
afterEach(async () => {
  await changeGuide((one) => ({ ...one, timestampStart: 0 }))
  vi.unstubAllEnvs()
})

describe('Finish', () => {
  test('an app that the device still knows as a project, and that was removed elsewhere, is added again', async () => {
    getQueryClient().setQueryData(projectsRead(ada).queryKey, { data: [projectOf(moorlight)], at: Date.now() })
    await finish()
    expect(server.projects()).toEqual([moorlight.trackId])
    expect(server.bodies('favourites')).toMatchObject([{ projectIds: [expect.any(String)] }])
    expect(open).toHaveBeenCalledOnce()
  })

  test('ONB-084 to ONB-088: adds apps, reads projects, sends survey and favourites, ends the guide', async () => {
    await finish()
    const [first, second, ...together] = server.calls()
    expect([first, second]).toEqual(['apps', 'projects'])
    expect(together.toSorted()).toEqual(['favourites', 'survey'])
    expect(server.bodies('apps')).toEqual([
      { apps: [{ trackId: '1', store: 'APP_STORE', locale: 'en-US' }], countries: ['US', 'DE'] },
    ])
    expect(server.bodies('favourites')).toEqual([
      { projectIds: [projectOf(moorlight).projectId], countries: ['US', 'DE'] },
    ])
    expect(server.bodies('survey')).toMatchObject([{ questions: { length: 5 } }])
    expect(guide.get()).toMatchObject({ currentStep: 0, data: { selectedApps: [] }, isTourDue: true, surveyLost: null })
    expect(guide.get()?.endedAt).toBeGreaterThan(0)
    expect(open).toHaveBeenCalledOnce()
  })

  test('GUIDE-023, GUIDE-024, OP-94: chat and analytics are told that it is through, and not when it is not', async () => {
    vi.stubEnv('PROD', true)
    const heard: unknown[] = []
    const hear = (event: Event) => heard.push((event as CustomEvent).detail)
    for (const name of [CHAT_EVENT, ANALYTICS_EVENT]) document.addEventListener(name, hear)
    server.break('favourites', 'refused')
    await expect(finish()).rejects.toBeInstanceOf(ApiError)
    expect(heard).toEqual([])
    await finish()
    for (const name of [CHAT_EVENT, ANALYTICS_EVENT]) document.removeEventListener(name, hear)
    expect(heard).toEqual([
      { name: 'onboarding_completed' },
      { do: 'event', name: 'onboarding_completed' },
      { do: 'update', attributes: { onboarding_completed: 'YES' } },
    ])
  })

  test.each<[Call, 'refused' | 'down']>([
    ['apps', 'refused'],
    ['apps', 'down'],
    ['projects', 'refused'],
    ['projects', 'down'],
    ['favourites', 'refused'],
    ['favourites', 'down'],
  ])(
    'ONB-089, C-04: where %s is %s the guide stays with all in it, and goes through the next time',
    async (call, how) => {
      const before = guide.get()
      server.break(call, how)
      await expect(finish()).rejects.toBeInstanceOf(ApiError)
      expect(guide.get()).toMatchObject({ data: before?.data, answers: before?.answers, endedAt: null, currentStep: 2 })
      expect(open).not.toHaveBeenCalled()
      await finish()
      expect(open).toHaveBeenCalledOnce()
      expect(server.projects()).toEqual(['1'])
    },
  )

  test('ERR-011, C-04: a survey that is not saved stops nothing, and is told on the page that comes', async () => {
    server.break('survey', 'refused')
    await finish()
    expect(open).toHaveBeenCalledOnce()
    expect(guide.get()).toMatchObject({ surveyLost: expect.stringContaining('problem'), isTourDue: true })
    expect(guide.get()?.endedAt).not.toBeNull()
  })

  test('C-04: an answer that was lost is asked for again under the same key, and nothing is added twice', async () => {
    server.break('apps', 'lost')
    await expect(finish()).rejects.toBeInstanceOf(ApiError)
    connectivity.set('online')
    await finish()
    expect(new Set(server.keys('apps')).size).toBe(1)
    expect(server.keys('apps')).toHaveLength(2)
    expect(server.projects()).toEqual(['1'])
  })

  test('C-04: apps changed after a lost answer are a call of its own, without those that are projects', async () => {
    server.break('apps', 'lost')
    await expect(finish()).rejects.toBeInstanceOf(ApiError)
    connectivity.set('online')
    await changeGuide((one) => selectApp(one, nappery))
    await finish()
    expect(server.projects()).toEqual(['1', '2'])
    expect(server.bodies('apps').at(-1)).toMatchObject({
      apps: [{ trackId: '2', store: 'APP_STORE', locale: 'de-DE' }],
    })
    expect(new Set(server.keys('apps')).size).toBe(3)
  })

  test('C-04: where all of them are projects already, no app is sent', async () => {
    server.add(projectOf(moorlight))
    getQueryClient().setQueryData(projectsRead(ada).queryKey, { data: [projectOf(moorlight)], at: Date.now() })
    await finish()
    expect(server.calls()).not.toContain('apps')
    expect(open).toHaveBeenCalledOnce()
  })

  test('ONB-086: what was chosen is tracked, the browser’s country first; where an app is not available is told later', async () => {
    await changeGuide((one) => chooseCountries(one, ['JP', NOWHERE, 'US']))
    await finish()
    expect(server.countries()).toEqual([['en-US', 'ja-JP']])
    expect(server.calls()).not.toContain('track')
    expect(guide.get()?.notTracked).toEqual([
      { trackId: '1', store: 'APP_STORE', title: 'Moorlight', notListed: [NOWHERE], unknown: [] },
    ])
  })

  test('ONB-089: countries chosen after the apps were added are tracked once each; those no longer chosen are not told', async () => {
    await changeGuide((one) => chooseCountries(one, ['US', NOWHERE]))
    server.break('apps', 'lost')
    await expect(finish()).rejects.toBeInstanceOf(ApiError)
    connectivity.set('online')
    await changeGuide((one) => chooseCountries(one, ['US', 'DE', 'JP']))
    server.break('favourites', 'refused')
    await expect(finish()).rejects.toBeInstanceOf(ApiError)
    await finish()
    expect(server.countries()).toEqual([['en-US', 'de-DE', 'ja-JP']])
    expect(server.bodies('track')).toEqual([{ locale: 'de-DE' }, { locale: 'ja-JP' }])
    expect(guide.get()?.notTracked).toEqual([])
  })

  test('ONB-089: a country that an app is not in keeps nobody here, whoever says so', async () => {
    getQueryClient().setQueryData(projectsRead(ada).queryKey, { data: [projectOf(moorlight)], at: Date.now() })
    server.add(projectOf(moorlight))
    await changeGuide((one) => chooseCountries(one, ['US', NOWHERE]))
    await finish()
    expect(server.bodies('track')).toEqual([{ locale: 'fr-FR' }])
    expect(guide.get()?.notTracked).toMatchObject([{ notListed: [NOWHERE] }])
    expect(open).toHaveBeenCalledOnce()
  })

  test('C-04: after a failure of what follows, the survey is sent under its key again', async () => {
    server.break('favourites', 'refused')
    await expect(finish()).rejects.toBeInstanceOf(ApiError)
    await changeGuide((one) => deselectApp(selectApp(one, nappery), nappery))
    await finish()
    expect(server.calls().filter((call) => call === 'apps')).toHaveLength(1)
    for (const call of ['survey', 'favourites'] as const) {
      expect(server.keys(call)).toHaveLength(2)
      expect(new Set(server.keys(call)).size).toBe(1)
    }
  })
})
