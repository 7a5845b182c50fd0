import { afterEach, expect, test } from 'vitest'
import type { Provider } from '#contract/connections/connection.ts'
import * as lists from '#contract/connections/connections.ts'
import { connectStore, makeSampleKey } from '#contract/connections/keys.ts'
import type { ErrorBody } from '#contract/protocol/errors.ts'
import type { Send } from '#server/integrations/provider/send.ts'
import { openAppStoreConnectConsole } from '#server/sample/consoles/app-store-connect/console.ts'
import { openAppleAdsConsole } from '#server/sample/consoles/apple-ads/console.ts'
import type { OpenConsole } from '#server/sample/consoles/console.ts'
import { openGoogleAdsConsole } from '#server/sample/consoles/google-ads/console.ts'
import { openGooglePlayConsole } from '#server/sample/consoles/google-play/console.ts'
import { newSampleKey } from '#server/sample/consoles/new-sample-key.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'
import { asStore, connectForm, formWith } from '#tests/support/connections/sample-forms.ts'
import { consoleParts, type TestConsole } from '#tests/support/providers/console-parts.ts'
import { Faults } from '#tests/support/providers/faults.ts'
import { serve, type Served } from '#tests/support/providers/serve.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const consoles: Record<Provider, OpenConsole> = {
  'app-store-connect': openAppStoreConnectConsole,
  'google-play': openGooglePlayConsole,
  'apple-ads': openAppleAdsConsole,
  'google-ads': openGoogleAdsConsole,
}

/** Where the configuration says that each provider is. */
const addresses: Record<Provider, (url: string) => Record<string, string>> = {
  'app-store-connect': (url) => ({ APP_STORE_CONNECT_URL: url }),
  'google-play': (url) => ({ GOOGLE_PLAY_API_URL: url, GOOGLE_STORAGE_URL: url, GOOGLE_TOKEN_URL: `${url}/token` }),
  'apple-ads': (url) => ({ APPLE_ADS_URL: `${url}/v1`, APPLE_ADS_TOKEN_URL: `${url}/auth/oauth2/token` }),
  'google-ads': (url) => ({ GOOGLE_ADS_URL: url, GOOGLE_TOKEN_URL: `${url}/token` }),
}

const served: Served[] = []
afterEach(async () => {
  for (const one of served.splice(0)) await one.stop()
})

/** A provider's console over HTTP, and a key that it has given out. */
async function serveConsole(provider: Provider) {
  const faults = new Faults()
  const console: TestConsole = consoleParts(new Date().toISOString())
  const key = await newSampleKey(provider)
  const { key_id: keyId, owner, public_key: publicKey } = key.registered
  const trackIds = [sample.moorlight.trackId, sample.trailmoss.trackId]
  console.giveOut({ provider, keyId, owner, publicKey, trackIds })
  const open: Send = consoles[provider](console.parts)
  const place = await serve(faults.before(open))
  served.push(place)
  return { console, key, faults, env: addresses[provider](place.url) }
}

describeOnDatabase('consoles at the addresses of the configuration', (open) => {
  test.each(Object.keys(consoles) as Provider[])(
    'a key of %s connects over the network, and its loss shows',
    async (provider) => {
      const { console, key, faults, env } = await serveConsole(provider)
      const api = await open({ env })
      const owner = await newMember(api)
      await owner.addProject(sample.moorlight)
      await owner.addProject(sample.trailmoss)
      // There is no fictional console beside it.
      expect((await owner.call(makeSampleKey, { body: { provider } })).status).toBe(404)
      const { id, status } = await connectForm(owner, formWith(provider, key))
      expect(status).toBe('working')
      const at = { params: { connectionId: id } }
      expect((await owner.read(lists.getVisibleApps, at)).content[0]?.isOwn).toBe(true)
      const counted = (await owner.read(lists.checkConnection, at)).calls.used
      expect(counted).toBeGreaterThan(0)
      expect(faults.calls.length).toBeGreaterThan(counted)
      const given = console.keys.get(key.registered.key_id)
      if (given) given.isRevoked = true
      expect(await owner.read(lists.checkConnection, at)).toMatchObject({ status: 'broken', reason: 'credentials' })
    },
  )

  test.each([
    ['answers with 500', { status: 500 }],
    ['answers with a page', 'html'],
    ['sends elsewhere', 'elsewhere'],
    ['breaks off', 'truncated'],
  ] as const)('ERR-037: a store that %s is told apart from a bad key, and nothing is stored', async (_, fault) => {
    const { key, faults, env } = await serveConsole('app-store-connect')
    const api = await open({ env })
    const owner = await newMember(api)
    faults.next(...Array.from({ length: 12 }, () => fault))
    const answer = await owner.call(connectStore, { body: asStore(formWith('app-store-connect', key)) })
    expect(answer).toMatchObject({ status: 502, body: { error: 'STORE_CHECK_FAILED' } })
    expect((await owner.read(lists.getConnections, { query: {} })).total).toBe(0)
    faults.reset()
    expect((await owner.call(connectStore, { body: asStore(formWith('app-store-connect', key)) })).status).toBe(201)
  })

  test('other requests are answered while a store takes its time', async () => {
    const { key, console } = await serveConsole('app-store-connect')
    const [asked, answers] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const store = consoles['app-store-connect'](console.parts)
    const slow = await serve(async (request) => {
      asked.resolve()
      await answers.promise
      return store(request)
    })
    served.push(slow)
    const api = await open({ env: { APP_STORE_CONNECT_URL: slow.url } })
    const owner = await newMember(api)
    const connecting = owner.call(connectStore, { body: asStore(formWith('app-store-connect', key)) })
    await asked.promise
    // Neither a read nor a write waits for it, also with the one connection of the embedded database.
    expect((await owner.read(lists.getConnections, { query: {} })).total).toBe(0)
    await owner.addProject(sample.moorlight)
    answers.resolve()
    expect((await connecting).status).toBe(201)
  })

  test('a key of another organisation’s console opens nothing here', async () => {
    const api = await open()
    const [one, other] = [await newMember(api), await newMember(api)]
    const key = await one.read(makeSampleKey, { body: { provider: 'app-store-connect' } })
    const answer = await other.call(connectStore, { body: asStore(formWith('app-store-connect', key)) })
    expect((answer.body as ErrorBody).error).toBe('CREDENTIALS_REFUSED')
  })
})
