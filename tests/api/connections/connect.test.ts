import { expect, test } from 'vitest'
import { Provider } from '#contract/connections/connection.ts'
import * as lists from '#contract/connections/connections.ts'
import * as keys from '#contract/connections/keys.ts'
import { getChanges } from '#contract/changes.ts'
import type { ErrorBody } from '#contract/protocol/errors.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'
import { openWithFakes } from '#tests/support/connections/fakes.ts'
import { asAds, asStore, connectSample, formWith, sampleForm } from '#tests/support/connections/sample-forms.ts'
import { joinTeam } from '#tests/support/pages/team.ts'
import { ecKeys, rsaKeys } from '#tests/support/providers/keys.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const error = (answer: { body: object | null }) => answer.body as ErrorBody

describeOnEachDatabase('connecting a store', (open) => {
  test.each(Provider.options)(
    'OP-65, OP-69, CONN-009, CONN-010: a key that its console gives out connects %s',
    async (provider) => {
      const api = await open()
      const owner = await newMember(api)
      await owner.addProject(sample.moorlight)
      await owner.addProject(sample.trailmoss)
      const connection = await connectSample(owner, provider, ' Team key ')
      expect(connection).toMatchObject({
        provider,
        name: 'Team key',
        createdBy: 'Ada Marlow',
        status: 'working',
        reason: null,
        checkedAt: expect.stringMatching(/Z$/),
        keyEnding: expect.stringMatching(/^[\w-]{4}$/),
        ...(provider === 'google-play' && { accountName: 'Team key' }),
        adState: provider.endsWith('-ads') ? 'ACTIVE' : null,
        assignedApps: [],
      })
      expect(connection.rights.map(({ state }) => state)).toSatisfy((states: string[]) =>
        states.every((state) => ['granted', 'not-tried'].includes(state)),
      )
      const { content } = await owner.read(lists.getConnections, { query: {} })
      expect(content).toEqual([connection])
      expect(JSON.stringify(content)).not.toMatch(/PRIVATE|gserviceaccount/)
      const { content: changes } = await owner.read(getChanges, { ...owner.own, query: {} })
      expect(changes[0]).toMatchObject({ action: 'connection-added', subject: 'Team key', actor: 'Ada Marlow' })
    },
  )

  test('ERR-038: a key is connected once, and the connection that has it is named', async () => {
    const api = await open()
    const owner = await newMember(api)
    const form = asStore(await sampleForm(owner, 'app-store-connect', 'First'))
    const first = await owner.read(keys.connectStore, { body: form })
    const again = await owner.call(keys.connectStore, { body: { ...form, name: 'Second' } })
    expect(again).toMatchObject({
      status: 409,
      body: { error: 'CONNECTION_EXISTS', details: { connectionId: first.id, name: 'First' } },
    })
    // Another organisation may have the same key.
    const { api: faked } = await openWithFakes(open)
    const other = await newMember(faked)
    expect((await other.call(keys.connectStore, { body: form })).status).toBe(201)
  })

  test('ERR-038: of two people who connect the same key at once, one is refused', async () => {
    const { api } = await openWithFakes(open)
    const owner = await newMember(api)
    const form = asStore(await sampleForm(owner, 'app-store-connect'))
    const answers = await Promise.all([1, 2, 3].map(() => owner.call(keys.connectStore, { body: form })))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409', '409'])
    expect((await owner.read(lists.getConnections, { query: {} })).total).toBe(1)
  })

  const { pkcs8, spki, traditional } = ecKeys()
  const account = {
    type: 'service_account',
    client_email: 'a@example.com',
    private_key_id: 'abcdef',
    private_key: rsaKeys().pkcs8,
  }
  const json = (change: object) => JSON.stringify({ ...account, ...change })
  test.each([
    ['app-store-connect', 'hello', 'not-a-key'],
    ['app-store-connect', spki, 'public-key'],
    ['app-store-connect', ecKeys('P-384').pkcs8, 'wrong-curve'],
    ['app-store-connect', rsaKeys().pkcs8, 'wrong-curve'],
    ['app-store-connect', pkcs8.replaceAll('PRIVATE', 'ENCRYPTED PRIVATE'), 'encrypted'],
    ['app-store-connect', pkcs8.replace(/\n[A-Za-z0-9+/]{20}/, '\n'), 'not-a-key'],
    ['google-play', pkcs8, 'not-json'],
    ['google-play', json({ type: 'authorized_user' }), 'not-a-service-account'],
    ['google-play', json({ client_email: 'nobody' }), 'not-a-service-account'],
    ['google-play', json({ private_key: pkcs8 }), 'not-a-service-account'],
    ['google-play', json({ private_key: 'none' }), 'not-a-key'],
  ] as const)(
    'CONN-011, ERR-044: of %s a file %# is refused before anybody is asked',
    async (provider, file, reason) => {
      const { api, line } = await openWithFakes(open)
      const owner = await newMember(api)
      const { fields } = await owner.read(keys.makeSampleKey, { body: { provider } })
      const form = asStore(formWith(provider, { fileName: 'key.p8', file, fields }))
      const answer = await owner.call(keys.connectStore, { body: form })
      expect(answer).toMatchObject({ status: 400, body: { error: 'KEY_FILE_INVALID', details: { reason } } })
      expect(line.asked).toEqual([])
    },
  )

  test('OP-65: a key of Apple Ads may be in the format that OpenSSL writes', async () => {
    const { api, fake } = await openWithFakes(open)
    const owner = await newMember(api)
    const { fields } = await owner.read(keys.makeSampleKey, { body: { provider: 'apple-ads' } })
    const file = `-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n-----END EC PARAMETERS-----\n${traditional}`
    const form = formWith('apple-ads', { fileName: 'private-key.pem', file, fields })
    expect((await owner.call(keys.connectAds, { ...owner.own, body: asAds(form) })).status).toBe(200)
    expect(fake.asked[0]).toMatchObject({ accountId: '100', privateKey: expect.stringContaining('BEGIN PRIVATE KEY') })
  })

  test('OP-65: of several ad accounts one is chosen, and nothing is stored before', async () => {
    const { api, fake } = await openWithFakes(open)
    fake.accounts.push({ id: '200', name: 'Agency' })
    const owner = await newMember(api)
    const form = asAds(await sampleForm(owner, 'apple-ads'))
    const asked = await owner.read(keys.connectAds, { ...owner.own, body: form })
    expect(asked).toEqual({ outcome: 'choose-account', accounts: fake.accounts })
    expect((await owner.read(lists.getConnections, { query: {} })).total).toBe(0)
    const body = { ...form, accountId: '200' } as typeof form
    fake.check = { accountName: 'Agency' }
    expect(await owner.read(keys.connectAds, { ...owner.own, body })).toMatchObject({
      outcome: 'connected',
      connection: { accountName: 'Agency', adState: 'ACTIVE' },
    })
    // The other account of the same key is another connection.
    const first = { ...form, accountId: '100' } as typeof form
    expect(await owner.read(keys.connectAds, { ...owner.own, body: first })).toMatchObject({ outcome: 'connected' })
    fake.accounts.length = 0
    const none = asAds(await sampleForm(owner, 'apple-ads'))
    expect(error(await owner.call(keys.connectAds, { ...owner.own, body: none }))).toMatchObject({
      error: 'CREDENTIALS_REFUSED',
      details: { reason: 'account' },
    })
  })

  test.each([
    ['credentials', 'CREDENTIALS_REFUSED', { reason: 'credentials' }],
    ['account', 'CREDENTIALS_REFUSED', { reason: 'account' }],
    ['agreements', 'AGREEMENTS_MISSING', undefined],
    ['permission', 'PERMISSION_MISSING', { capabilities: ['read-apps', 'read-reviews'] }],
    ['api-off', 'PERMISSION_MISSING', { reason: 'api-off' }],
    ['rate-limited', 'STORE_CHECK_FAILED', { reason: 'rate-limited', retryAfterSeconds: 90 }],
    ['unavailable', 'STORE_CHECK_FAILED', { reason: 'unavailable' }],
  ] as const)('ERR-037, ERR-044: a store that answers %s: %s, and nothing is stored', async (kind, code, details) => {
    const { api, fake } = await openWithFakes(open)
    const owner = await newMember(api)
    fake.fails = { kind, ...(kind === 'rate-limited' && { retryAfterSeconds: 90 }) }
    const form = asStore(await sampleForm(owner, 'app-store-connect'))
    const answer = error(await owner.call(keys.connectStore, { body: form }))
    expect(answer).toMatchObject({ error: code, ...(details && { details }) })
    expect((await owner.read(lists.getConnections, { query: {} })).total).toBe(0)
  })

  test('CONN-005: a key that can read is connected, and says what it lacks; one that can read nothing is not', async () => {
    const { api, fake } = await openWithFakes(open)
    const owner = await newMember(api)
    fake.check = {
      rights: [
        { capability: 'read-reviews', state: 'granted' },
        { capability: 'sales', state: 'missing' },
      ],
    }
    const reads = asStore(await sampleForm(owner, 'app-store-connect'))
    const connection = await owner.read(keys.connectStore, { body: reads })
    expect(connection).toMatchObject({ status: 'permissions', reason: 'permission' })
    expect(connection.rights).toContainEqual({ capability: 'sales', state: 'missing', checkedAt: expect.any(String) })
    expect(connection.rights).toContainEqual({ capability: 'analytics', state: 'unknown', checkedAt: null })
    fake.check = {
      rights: [
        { capability: 'read-reviews', state: 'missing' },
        { capability: 'sales', state: 'granted' },
      ],
    }
    const blind = asStore(await sampleForm(owner, 'app-store-connect'))
    expect(error(await owner.call(keys.connectStore, { body: blind }))).toMatchObject({
      error: 'PERMISSION_MISSING',
      details: { capabilities: ['read-reviews'] },
    })
  })

  test('ERR-039: a file above 64 KB, or a form above 96 KB, is too large; another type of body is refused', async () => {
    const api = await open()
    const owner = await newMember(api)
    const form = asStore(await sampleForm(owner, 'app-store-connect'))
    for (const size of [65_537, 300_000]) {
      const file = new File(['x'.repeat(size)], 'AuthKey.p8')
      expect(await owner.call(keys.connectStore, { body: { ...form, file } })).toMatchObject({
        status: 413,
        body: { error: 'UPLOAD_TOO_LARGE', details: { maxBytes: 65_536 } },
      })
    }
    const send = async (init: RequestInit, type: string) => {
      const headers = { authorization: `Bearer ${owner.token}`, 'content-type': type }
      const answer = await api.app.request(`/api${keys.connectStore.path}`, { method: 'POST', headers, ...init })
      return ((await answer.json()) as ErrorBody).error
    }
    expect(await send({ body: '{}' }, 'application/json')).toBe('UNSUPPORTED_MEDIA_TYPE')
    expect(await send({ body: 'nonsense' }, 'multipart/form-data; boundary=x')).toBe('MALFORMED_BODY')
    expect(await send({ body: 'nonsense' }, 'multipart/form-data')).toBe('UNSUPPORTED_MEDIA_TYPE')
    const empty = { body: '--x\r\ncontent-disposition: form-data; name="type"\r\n\r\napp-store-connect\r\n--x--\r\n' }
    expect(await send(empty, 'multipart/form-data; boundary=x')).toBe('VALIDATION_FAILED')
  })

  test('an Idempotency-Key stands for the fields and the file: another file under the same key is a mismatch', async () => {
    const { api, line } = await openWithFakes(open)
    const owner = await newMember(api)
    const body = asStore(await sampleForm(owner, 'app-store-connect'))
    const options = { token: owner.token, idempotencyKey: crypto.randomUUID() }
    const first = await api.request(keys.connectStore, { body }, options)
    line.asked.length = 0
    const again = await api.request(keys.connectStore, { body }, options)
    expect([again.status, again.body]).toEqual([201, first.body])
    const other = { ...body, file: new File([ecKeys().pkcs8], 'key.p8') }
    expect((await api.request(keys.connectStore, { body: other }, options)).error.error).toBe('IDEMPOTENCY_MISMATCH')
    const kept = await api.services.db.selectFrom('idempotency_key').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain('PRIVATE')
  })

  test('a key can be tried so often in an hour only', async () => {
    const { api } = await openWithFakes(open, { env: { STOREGLASS_RATE_LIMITS: 'on' } })
    const owner = await newMember(api)
    const form = asStore(await sampleForm(owner, 'app-store-connect'))
    const broken = { ...form, file: new File(['none'], 'key.p8') }
    const codes = new Set<string>()
    for (let tried = 0; tried < 60; tried += 1)
      codes.add(error(await owner.call(keys.connectStore, { body: broken })).error)
    expect([...codes]).toEqual(['KEY_FILE_INVALID', 'RATE_LIMITED'])
  })

  test('only who may manage connections connects one; on the free plan they still may', async () => {
    const api = await open()
    const owner = await newMember(api)
    const form = asStore(await sampleForm(owner, 'app-store-connect'))
    const member = await joinTeam(api, owner)
    expect(error(await member.call(keys.connectStore, { body: form })).error).toBe('FORBIDDEN')
    await owner.endTrial()
    expect((await owner.call(keys.connectStore, { body: form })).status).toBe(201)
    expect((await owner.read(lists.getConnections, { query: {} })).content).toHaveLength(1)
    // It serves none of the member's apps yet.
    expect((await member.read(lists.getConnections, { query: {} })).content).toEqual([])
  })
})
