import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getAuditLog } from '#contract/administration.ts'
import { chooseStoreSources, getStoreSources, SourceName } from '#contract/market/sources.ts'
import { addApps } from '#contract/projects.ts'
import type { Services } from '#server/endpoints/services.ts'
import { storeSources } from '#server/db/migrations/2026-11-30-3-store-sources.ts'
import { sourcesInUse } from '#server/markets/live/sources.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember, type Member } from '#tests/support/api/member.ts'
import { openWithStaff } from '#tests/support/pages/staff.ts'
import { starAtlas as appleAtlas } from '#tests/support/stores/apple-apps.ts'
import { startLiveStores, type LiveStores } from '#tests/support/stores/live-stores.ts'
import { starAtlas as playAtlas } from '#tests/support/stores/play-apps.ts'

const inPlay = { store: 'GOOGLE_PLAY' as const, trackId: playAtlas.appId, locale: 'en-US' }
const inApple = { store: 'APP_STORE' as const, trackId: String(appleAtlas.trackId), locale: 'en-US' }

describeOnDatabase('the sources of the live market', (open) => {
  let stores: LiveStores
  beforeAll(async () => {
    stores = await startLiveStores()
  })
  afterAll(() => stores.stop())
  let db: Services['db']
  beforeEach(async () => {
    db = (await open()).services.db
    await db.deleteFrom('store_source').execute()
    await db.deleteFrom('store_answer').execute()
  })
  const openLive = (sources = '') => openWithStaff(open, { ...stores.env, STOREGLASS_SOURCES: sources })
  const add = (member: Member, app: typeof inPlay | typeof inApple) =>
    member.call(addApps, { ...member.own, body: { apps: [app] } })

  test('until somebody chooses, a new server uses what Apple documents and product pages; only staff may choose', async () => {
    const { api, staff } = await openLive()
    const member = await newMember(api)
    expect(await member.read(getStoreSources, {})).toEqual({ on: ['documented', 'productPages'], chosenBy: 'nobody' })
    const body = { on: ['playPages', 'documented'] satisfies SourceName[] }
    expect((await member.call(chooseStoreSources, { body })).body).toMatchObject({ error: 'FORBIDDEN' })
    const chosen = { on: ['documented', 'playPages'], chosenBy: 'staff' }
    expect(await staff.read(chooseStoreSources, { body })).toEqual(chosen)
    expect(await member.read(getStoreSources, {})).toEqual(chosen)
    const [entry] = (await staff.read(getAuditLog, { query: {} })).content
    expect(entry).toMatchObject({ action: 'store-sources-chosen', note: 'documented, playPages' })
  })

  test('what the environment names wins over what staff chose, and can not be changed here', async () => {
    const { staff } = await openLive('all')
    expect(await staff.read(getStoreSources, {})).toEqual({ on: SourceName.options, chosenBy: 'environment' })
    const { body } = await staff.call(chooseStoreSources, { body: { on: [] } })
    expect(body).toMatchObject({ error: 'SOURCES_FIXED' })
  })

  test('while its pages are off, no app of Google Play can be added, nobody asks for one, and the answer says why', async () => {
    const { api, staff } = await openLive()
    const member = await newMember(api)
    const asked = stores.google.calls.length
    expect(await add(member, inPlay)).toMatchObject({
      status: 409,
      body: { error: 'SOURCE_OFF', details: { source: 'playPages' } },
    })
    expect(stores.google.calls).toHaveLength(asked)
    expect((await add(member, inApple)).status).toBe(200)
    await staff.read(chooseStoreSources, { body: { on: [...SourceName.options] } })
    expect((await add(member, inPlay)).status).toBe(200)
  })

  test('a server that was live before there were switches goes on with what it used', async () => {
    const { api } = await openLive()
    await newMember(api)
    await db.schema.dropTable('store_source').execute()
    await storeSources.up(db)
    expect(await sourcesInUse(db, undefined)).toEqual({
      on: ['documented', 'hints', 'feeds', 'playPages'],
      chosenBy: 'update',
    })
  })
})
