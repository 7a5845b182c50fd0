import { expect, test } from 'vitest'
import { getAuditLog } from '#contract/administration.ts'
import * as lists from '#contract/connections/connections.ts'
import { connectStore, replaceKey, revokeSampleKey } from '#contract/connections/keys.ts'
import type { ErrorBody } from '#contract/protocol/errors.ts'
import { removeApp } from '#contract/projects.ts'
import type { AppRef } from '#contract/store.ts'
import { removeExpired } from '#server/maintenance.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { newMember, type Member } from '#tests/support/api/member.ts'
import { addConnection } from '#tests/support/connections/add-connection.ts'
import { addPopularity } from '#tests/support/connections/popularity.ts'
import { asStore, connectSample, sampleForm } from '#tests/support/connections/sample-forms.ts'
import { openWithStaff } from '#tests/support/pages/staff.ts'
import { joinTeam, setPermissions, signInAgain } from '#tests/support/pages/team.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const { moorlight, facetFall, trailmoss } = sample
const at = (connectionId: string) => ({ params: { connectionId } })
const all = async (member: Member) => (await member.read(lists.getConnections, { query: {} })).content
const codeOf = (answer: { body: object | null }) => (answer.body as ErrorBody | null)?.error ?? 'ok'

/** Each connection's apps, the primary ones with a star. */
const assigned = async (member: Member) =>
  Object.fromEntries(
    (await all(member)).map(({ name, assignedApps }) => [
      name,
      assignedApps.map(({ trackId, isPrimary }) => `${nameOf(trackId)}${isPrimary ? '*' : ''}`).toSorted(),
    ]),
  )
const nameOf = (trackId: string) =>
  trackId === moorlight.trackId ? 'moorlight' : trackId === facetFall.trackId ? 'facetFall' : trackId

describeOnEachDatabase('connections of an organisation', (open) => {
  const newOwner = async () => {
    const api = await open()
    const owner = await newMember(api)
    for (const app of [moorlight, facetFall, trailmoss]) await owner.addProject(app)
    const connect = (name: string, provider: 'app-store-connect' | 'apple-ads' = 'app-store-connect') =>
      addConnection(api, owner, undefined, { name, provider, apps: [] })
    const assign = (id: string, add: AppRef[], remove: AppRef[] = []) =>
      owner.call(lists.assignApps, { ...at(id), body: { add, remove } })
    return { api, owner, connect, assign }
  }

  test('CONN-012, CONN-016: apps are assigned; the connection assigned last is the primary one', async () => {
    const { owner, connect, assign } = await newOwner()
    const [one, two, ads] = [await connect('one'), await connect('two'), await connect('ads', 'apple-ads')]
    expect((await assign(one, [moorlight, facetFall])).status).toBe(204)
    expect((await assign(ads, [moorlight])).status).toBe(204)
    expect((await assign(two, [moorlight, moorlight])).status).toBe(204)
    expect(await assigned(owner)).toEqual({
      one: ['facetFall*', 'moorlight'],
      two: ['moorlight*'],
      ads: ['moorlight*'],
    })
    // Assigning what is assigned changes nothing, nor does removing what is not.
    expect((await assign(one, [moorlight], [trailmoss])).status).toBe(204)
    expect((await assigned(owner))['two']).toEqual(['moorlight*'])
    // When the primary is taken away, the one assigned last follows.
    expect((await assign(two, [], [moorlight])).status).toBe(204)
    expect((await assigned(owner))['one']).toEqual(['facetFall*', 'moorlight*'])
  })

  test('CONN-012: only own apps of the store are assigned, all of them or none', async () => {
    const { owner, connect, assign } = await newOwner()
    const id = await connect('one')
    for (const foreign of [sample.nappery, trailmoss])
      expect(codeOf(await assign(id, [moorlight, foreign]))).toBe('APP_NOT_FOUND')
    expect(await assigned(owner)).toEqual({ one: [] })
  })

  test('CONN-016, CONN-027, OP-68: another connection is made primary, again and again', async () => {
    const { owner, connect, assign } = await newOwner()
    const [one, two, three] = [await connect('one'), await connect('two'), await connect('three')]
    await assign(one, [moorlight])
    await assign(two, [moorlight])
    const make = (connectionId: string, app = moorlight) =>
      owner.call(lists.makePrimary, { body: { connectionId, ...app } })
    expect([(await make(one)).status, (await make(one)).status]).toEqual([204, 204])
    expect(await assigned(owner)).toEqual({ one: ['moorlight*'], two: ['moorlight'], three: [] })
    expect(codeOf(await make(three))).toBe('APP_NOT_FOUND')
    expect(codeOf(await make(one, facetFall))).toBe('APP_NOT_FOUND')
    expect(codeOf(await make(crypto.randomUUID()))).toBe('CONNECTION_NOT_FOUND')
    // Two people at once leave one primary.
    await Promise.all([make(one), make(two), make(one), make(two)])
    const stars = Object.values(await assigned(owner))
      .flat()
      .filter((app) => app.endsWith('*'))
    expect(stars).toEqual(['moorlight*'])
  })

  test('CONN-015: a name that was changed elsewhere meanwhile is told, and stays', async () => {
    const { owner, connect } = await newOwner()
    const id = await connect('one')
    const rename = (name: string, seen?: string) =>
      owner.call(lists.renameConnection, { ...at(id), body: { name, ...(seen !== undefined && { seen }) } })
    expect((await rename('two', 'one')).status).toBe(204)
    expect((await rename('two', 'one')).status).toBe(204)
    expect((await rename('three', 'one')).body).toMatchObject({ error: 'CHANGED_ELSEWHERE', details: { name: 'two' } })
    expect(codeOf(await rename('  '))).toBe('VALIDATION_FAILED')
    expect((await all(owner)).map(({ name }) => name)).toEqual(['two'])
    expect((await rename('three')).status).toBe(204)
  })

  test('CONN-019, CONN-024, CONN-025, OP-67: a revoked connection is gone with its key; what stops was told before', async () => {
    const { api, owner, connect, assign } = await newOwner()
    const [one, two] = [await connect('one'), await connect('two')]
    await assign(two, [moorlight])
    await assign(one, [moorlight, facetFall])
    const { apps } = await owner.read(lists.previewRevoke, at(one))
    expect(apps).toMatchObject([
      { ...moorlight, stops: [] },
      { ...facetFall, stops: expect.arrayContaining(['read-reviews', 'reply', 'sales']) },
    ])
    expect((await owner.call(lists.revokeConnection, at(one))).status).toBe(204)
    expect(await assigned(owner)).toEqual({ two: ['moorlight*'] })
    const { db } = api.services
    for (const table of ['connection_right', 'connection_app'] as const)
      expect(await db.selectFrom(table).selectAll().where('connection_id', '=', one).execute()).toEqual([])
    expect(await db.selectFrom('connection').selectAll().where('id', '=', one).execute()).toEqual([])
    for (const call of [lists.revokeConnection, lists.previewRevoke, lists.checkConnection, lists.getVisibleApps])
      expect(codeOf(await owner.call(call, at(one)))).toBe('CONNECTION_NOT_FOUND')
  })

  test('CONN-019: connecting, replacing and revoking a key stand in the audit log', async () => {
    const { api, staff } = await openWithStaff(open)
    const owner = await newMember(api)
    const { id } = await connectSample(owner, 'google-play', 'Fernway')
    const form = await sampleForm(owner, 'google-play')
    expect(await owner.read(replaceKey, { ...at(id), body: form })).toMatchObject({
      outcome: 'connected',
      connection: { id, name: 'Fernway', status: 'working' },
    })
    await owner.read(lists.revokeConnection, at(id))
    const { content } = await staff.read(getAuditLog, { query: { userId: owner.identity.userId } })
    const own = content.filter(({ action }) => action.startsWith('connection-'))
    expect(own.map(({ action, note }) => [action, note])).toEqual([
      ['connection-revoked', 'google-play: Fernway'],
      ['connection-key-replaced', 'google-play: Fernway'],
      ['connection-key-added', 'google-play: Fernway'],
    ])
  })

  test('a replaced key keeps name and apps, and must be of the same provider and no other connection’s', async () => {
    const { owner, assign } = await newOwner()
    const form = await sampleForm(owner, 'app-store-connect', 'one')
    const other = await sampleForm(owner, 'app-store-connect', 'two')
    const { id, keyEnding } = await connectSample(owner, 'app-store-connect', 'mine')
    await assign(id, [moorlight])
    const replace = (body: typeof form) => owner.call(replaceKey, { ...at(id), body })
    expect((await replace(form)).body).toMatchObject({ outcome: 'connected', connection: { name: 'mine' } })
    expect((await all(owner))[0]).toMatchObject({ assignedApps: [moorlight] })
    expect((await all(owner))[0]?.keyEnding).not.toBe(keyEnding)
    // The same key once more is no mistake.
    expect((await replace(form)).status).toBe(200)
    expect(codeOf(await replace(await sampleForm(owner, 'google-play')))).toBe('VALIDATION_FAILED')
    await connectSample(owner, 'google-play')
    await owner.read(connectStore, { body: asStore(other) })
    expect(codeOf(await replace(other))).toBe('CONNECTION_EXISTS')
  })

  test('CONN-022, CONN-032, CONN-033, CONN-007: the lists, by page and by kind', async () => {
    const { owner, connect } = await newOwner()
    for (const name of ['one', 'two', 'three']) await connect(name)
    await connect('ads', 'apple-ads')
    const page = await owner.read(lists.getConnections, { query: { pageSize: '2', offset: '2' } })
    expect(page).toMatchObject({ total: 4, content: [{ name: 'three' }, { name: 'ads' }] })
    const reviews = await owner.read(lists.getReviewConnections, owner.own)
    expect(reviews.content.map(({ name }) => name)).toEqual(['one', 'two', 'three'])
    expect(await owner.read(lists.getAdConnections, owner.own)).toMatchObject({ total: 1, content: [{ name: 'ads' }] })
    const { list } = await owner.read(lists.getOwnApps, owner.own)
    expect(list.map(({ trackId }) => trackId)).toEqual([moorlight, facetFall, trailmoss].map((app) => app.trackId))
  })

  test('CONN-012: the apps that a key sees, own ones first, with the connection that has them now', async () => {
    const { owner, assign } = await newOwner()
    const one = await connectSample(owner, 'app-store-connect', 'one')
    const two = await connectSample(owner, 'app-store-connect', 'two')
    await assign(one.id, [moorlight])
    const { content } = await owner.read(lists.getVisibleApps, at(two.id))
    expect(content[0]).toMatchObject({ ...moorlight, isOwn: true, isAssigned: false, assignedTo: 'one' })
    expect(content[1]).toMatchObject({ ...facetFall, isOwn: true, isAssigned: false, assignedTo: null })
    const play = await connectSample(owner, 'google-play')
    expect((await owner.read(lists.getVisibleApps, at(play.id))).content).toMatchObject([
      { ...trailmoss, isOwn: true, isAssigned: false },
    ])
  })

  test('members see the connections of their apps, and change those of which they may edit every app', async () => {
    const { api, owner, connect, assign } = await newOwner()
    const [id, other, unused] = [await connect('one'), await connect('other'), await connect('unused')]
    await assign(id, [moorlight, facetFall])
    await assign(other, [facetFall])
    const joined = await joinTeam(api, owner)
    const { list } = await owner.read(lists.getOwnApps, owner.own)
    const closed = list.find(({ trackId }) => trackId === facetFall.trackId)?.projectId ?? ''
    await setPermissions(api, joined, { account: 'view', apps: { [closed]: 'none' }, grants: [] })
    const member = await signInAgain(api, joined)
    expect(await assigned(member)).toEqual({ one: ['moorlight*'] })
    expect((await member.read(lists.getOwnApps, member.own)).list).toHaveLength(2)
    expect(codeOf(await member.call(lists.revokeConnection, at(id)))).toBe('FORBIDDEN')
    await setPermissions(api, joined, { account: 'view', apps: { [closed]: 'none' }, grants: ['connections/manage'] })
    const granted = await signInAgain(api, joined)
    expect((await all(granted)).map(({ name, permission }) => [name, permission])).toEqual([
      ['one', 'view'],
      ['other', 'view'],
      ['unused', undefined],
    ])
    expect(await granted.read(lists.previewRevoke, at(id))).toMatchObject({
      apps: [{ trackId: moorlight.trackId }],
      hidden: 1,
      mayRevoke: false,
    })
    const changes = async () => [
      await granted.call(lists.renameConnection, { ...at(id), body: { name: 'mine' } }),
      await granted.call(lists.makePrimary, { body: { connectionId: id, ...moorlight } }),
      await granted.call(replaceKey, { ...at(id), body: await sampleForm(granted, 'app-store-connect') }),
      await granted.call(revokeSampleKey, at(id)),
      await granted.call(lists.assignApps, { ...at(id), body: { remove: [moorlight] } }),
      await granted.call(lists.revokeConnection, at(id)),
    ]
    for (const { body } of await changes())
      expect(body).toMatchObject({ error: 'FORBIDDEN', details: { needs: 'edit-of-all-apps', hidden: 1 } })
    const give = (app: AppRef) => granted.call(lists.assignApps, { ...at(unused), body: { add: [app] } })
    expect([codeOf(await give(facetFall)), codeOf(await give(moorlight))]).toEqual(['APP_NOT_FOUND', 'FORBIDDEN'])
    expect(await assigned(owner)).toEqual({
      one: ['facetFall', 'moorlight*'],
      other: ['facetFall*'],
      unused: [],
    })
    await setPermissions(api, joined, { account: 'edit', apps: {}, grants: ['connections/manage'] })
    expect(await granted.read(lists.previewRevoke, at(id))).toMatchObject({ hidden: 0, mayRevoke: true })
    expect((await give(moorlight)).status).toBe(204)
    expect((await granted.call(lists.revokeConnection, at(id))).status).toBe(204)
  })

  test('OP-69: an app that is removed leaves its connections', async () => {
    const { owner, connect, assign } = await newOwner()
    const id = await connect('one')
    await assign(id, [moorlight, facetFall])
    const { trackId, store } = moorlight
    await owner.read(removeApp, { params: { ...owner.own.params, trackId }, query: { store } })
    expect(await assigned(owner)).toEqual({ one: ['facetFall*'] })
  })

  test('connections, keys and records go with their organisation', async () => {
    const { api, owner } = await newOwner()
    await addPopularity(api, owner, await addConnection(api, owner))
    const { db } = api.services
    const { organizationId } = owner.identity
    await db.updateTable('organisation').set({ demo: true }).where('id', '=', organizationId).execute()
    await db.deleteFrom('refresh_token').where('user_id', '=', owner.identity.userId).execute()
    api.clock.advance(3 * 86_400_000)
    await removeExpired(api.database, api.clock.now())
    const own = ['connection', 'connection_right', 'connection_app', 'sample_key', 'console_record'] as const
    for (const table of [...own, 'popularity_week', 'search_popularity'] as const)
      expect(await db.selectFrom(table).selectAll().where('organisation_id', '=', organizationId).execute()).toEqual([])
  })
})
