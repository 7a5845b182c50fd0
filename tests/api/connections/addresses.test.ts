import { expect, test } from 'vitest'
import { API_BASE } from '#contract/protocol/endpoint.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'
import { sampleForm } from '#tests/support/connections/sample-forms.ts'
import { addConnection } from '#tests/support/connections/add-connection.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const { moorlight, facetFall, trailmoss } = sample
const resources = '/connectionresources/v1/connections'

// By the addresses themselves, as another client of the API calls them.
describeOnDatabase('connections by address', (open) => {
  const newOwner = async () => {
    const api = await open()
    const owner = await newMember(api)
    const send = async (method: string, path: string, body?: object) => {
      const isForm = body instanceof FormData
      const answer = await api.app.request(`${API_BASE}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${owner.token}`,
          ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      })
      const text = await answer.text()
      return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) }
    }
    /** A key of a provider's fictional console, as the form of a browser sends it. */
    const formOf = async (provider: 'app-store-connect' | 'apple-ads' | 'google-ads', name: string) => {
      const form = new FormData()
      for (const [field, value] of Object.entries(await sampleForm(owner, provider, name)))
        if (value !== undefined) form.set(field, value)
      return form
    }
    return { api, owner, org: owner.identity.organizationId, send, formOf }
  }

  test('CONN-017, CONN-035, OP-65, OP-69: connections are made by a form, renamed, and given apps', async () => {
    const { org, send, formOf } = await newOwner()
    const { trackId, store } = moorlight
    await send('POST', `/bff/v1/organizations/${org}/apps`, { apps: [{ trackId, store, locale: 'en-US' }] })
    const made = await send('POST', resources, await formOf('app-store-connect', 'Team key'))
    expect(made).toMatchObject({ status: 201, body: { name: 'Team key', status: 'working', assignedApps: [] } })
    const { id } = made.body as { id: string }
    expect(await send('PUT', `${resources}/${id}/name`, { name: 'Studio' })).toEqual({ status: 204, body: null })
    expect(await send('PUT', `${resources}/${id}/apps`, { add: [moorlight] })).toEqual({ status: 204, body: null })
    const ads = `/paidua/connector/v2/organizations/${org}/connections`
    const google = await send('POST', ads, await formOf('google-ads', 'Play campaigns'))
    expect(google).toMatchObject({
      status: 200,
      body: { outcome: 'connected', connection: { name: 'Play campaigns' } },
    })
    const apple = await send('POST', ads, await formOf('apple-ads', 'Brand'))
    expect(apple).toMatchObject({ status: 200, body: { outcome: expect.any(String) } })
    const removed = await send('DELETE', `/bff/v1/organizations/${org}/apps/${trackId}?store=${store}`)
    expect(removed.status).toBe(204)
    const { content } = (await send('GET', resources)).body as { content: object[] }
    expect(content[0]).toMatchObject({ name: 'Studio', assignedApps: [] })
  })

  test('CONN-002, CONN-007, CONN-022, CONN-023, CONN-032, CONN-034, OP-66: a list has 50 connections in `content`, and their number in `total`', async () => {
    const { api, owner, org, send } = await newOwner()
    await owner.addProject(moorlight)
    for (let made = 0; made < 51; made += 1) {
      const apps = made === 0 ? [moorlight] : []
      await addConnection(api, owner, undefined, { name: `Key ${made}`, apps })
    }
    await addConnection(api, owner, undefined, { name: 'Ads', provider: 'apple-ads', apps: [] })
    const first = (await send('GET', resources)).body as { content: object[]; total: number }
    expect([first.content.length, first.total]).toEqual([50, 52])
    expect(first.content[0]).toMatchObject({
      id: expect.any(String),
      name: 'Key 0',
      createdOn: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      status: 'working',
      assignedApps: [{ trackId: moorlight.trackId, store: 'APP_STORE' }],
    })
    const second = await send('GET', `${resources}?pageSize=50&offset=50`)
    expect(second.body).toMatchObject({ total: 52, content: [{ name: 'Key 50' }, { name: 'Ads' }] })
    const reviews = (await send('GET', `/review/management/v1/organizations/${org}/connections`)).body
    expect(reviews).toMatchObject({ total: 51, content: expect.objectContaining({ length: 51 }) })
    const ads = (await send('GET', `/paidua/connector/v2/organizations/${org}/connections`)).body
    expect(ads).toMatchObject({ total: 1, content: [{ name: 'Ads', adState: 'ACTIVE' }] })
    const everyState = (reviews as { content: { adState: unknown }[] }).content.map(({ adState }) => adState)
    expect(new Set(everyState)).toEqual(new Set([null]))
  })

  test('CONN-024, CONN-025, CONN-026, CONN-027, CONN-028, OP-66, OP-67, OP-68: a primary connection is chosen and a connection revoked without a body in the answer', async () => {
    const { api, owner, send } = await newOwner()
    await owner.addProject(moorlight)
    const [one, two] = [await addConnection(api, owner), await addConnection(api, owner, undefined, { apps: [] })]
    await send('PUT', `${resources}/${two}/apps`, { add: [moorlight] })
    const { trackId, store } = moorlight
    const primary = await send('POST', `${resources}/updatePrimary`, { connectionId: one, trackId, store })
    expect(primary).toEqual({ status: 204, body: null })
    const preview = await send('GET', `${resources}/revoke/${one}`)
    expect(preview).toMatchObject({ status: 200, body: { apps: [{ trackId, store, title: expect.any(String) }] } })
    expect((await send('GET', resources)).body).toMatchObject({ total: 2 })
    expect(await send('POST', `${resources}/revoke/${one}`)).toEqual({ status: 204, body: null })
    expect((await send('GET', resources)).body).toMatchObject({ total: 1, content: [{ id: two }] })
  })

  test('CONN-029, CONN-030, CONN-031, OP-68: apps are added and listed; one that is there, or for which the plan has no room, is refused', async () => {
    const { owner, org, send } = await newOwner()
    const add = (...apps: { trackId: string; store: string }[]) =>
      send('POST', `/bff/v1/organizations/${org}/apps`, {
        apps: apps.map(({ trackId, store }) => ({ trackId, store, locale: 'en-US' })),
      })
    const added = await add(moorlight, facetFall)
    expect(added.status).toBe(200)
    const list = [{ trackId: moorlight.trackId, projectId: expect.any(String) }, { trackId: facetFall.trackId }]
    expect(added.body).toMatchObject({ list })
    expect((await send('GET', `/bff/v1/organizations/${org}/apps`)).body).toMatchObject({ list })
    expect(await add(moorlight)).toMatchObject({ status: 409, body: { error: 'APP_ALREADY_ADDED' } })
    await owner.endTrial()
    expect(await add(trailmoss)).toMatchObject({ status: 409, body: { error: 'APP_LIMIT_REACHED' } })
  })
})
