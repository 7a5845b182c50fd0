import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addFavouriteCountry, getCountries, getFavouriteCountries } from '#contract/projects.ts'
import { ORGANIZATION_HEADER } from '#contract/protocol/endpoint.ts'
import { asked, noNetwork, respond, serverIsUp } from '#tests/support/network/index.ts'
import { ada, bob, tokensOf } from '#tests/support/users.ts'
import { fakeLocks } from '#tests/support/queue/fake-locks.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { connectivity, probe } from '#web/offline/connectivity/connectivity.ts'
import { discard, exportOutbox, outbox } from '#web/offline/outbox/outbox.ts'
import { append } from './append.ts'
import { runDevice } from './device.ts'
import { importChanges } from './import-changes.ts'

/** Writes that the server has done, by their key. */
let done: Set<string | null>

beforeEach(() => {
  fakeLocks()
  done = new Set()
  serverIsUp()
  respond(getFavouriteCountries, [])
  respond(getCountries, [])
  respond(addFavouriteCountry, ({ headers }) => {
    done.add(headers.get('idempotency-key'))
    return null
  })
  signIn(tokensOf({ ...ada, userId: crypto.randomUUID() }))
  runDevice()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const asFile = (text: string) => new File([text], 'storeglass-changes.json')
const waiting = () => outbox.get().entries.map(({ payload }) => payload)
const becomesEmpty = () => vi.waitFor(() => expect(outbox.get()).toMatchObject({ ready: true, entries: [] }), 10_000)

/** Brings the network back. */
let connect = () => {}

/** Two changes, made offline and exported. */
async function exported(): Promise<File> {
  connect = noNetwork()
  await probe()
  expect(connectivity.get()).toBe('offline')
  for (const countryCode of ['ES', 'JP']) await append('addFavourite', { countryCode })
  await vi.waitFor(() => expect(outbox.get().entries).toHaveLength(2), 10_000)
  return asFile(await exportOutbox())
}

async function dropAll() {
  for (const { seq } of outbox.get().entries) await discard(seq)
  await becomesEmpty()
}

it('changes that were exported and discarded are made once each, however often their file is added', async () => {
  const file = await exported()
  await dropAll()
  expect(await importChanges(file)).toMatchObject({ added: [{}, {}], known: 0, unreadable: 0 })
  await vi.waitFor(() => expect(waiting()).toEqual([{ countryCode: 'ES' }, { countryCode: 'JP' }]), 10_000)
  expect(await importChanges(file)).toMatchObject({ added: [], known: 2 })
  expect(waiting()).toHaveLength(2)

  connect()
  await probe()
  await becomesEmpty()
  expect(done.size).toBe(2)
  // A change that was sent stays in the queue, and counts as known, until its effect has been read back.
  await vi.waitFor(async () => expect(await importChanges(file)).toMatchObject({ added: [{}, {}], known: 0 }), 10_000)
  await vi.waitFor(() => expect(asked(addFavouriteCountry).length).toBeGreaterThanOrEqual(4), 10_000)
  await becomesEmpty()
  expect(done.size).toBe(2)
})

it("somebody else's are not queued; those of another organisation wait until the user is back there", async () => {
  const file = await exported()
  await dropAll()
  const { identity } = session.get()
  signIn(tokensOf({ ...bob, userId: crypto.randomUUID() }))
  expect(await importChanges(file)).toBe('otherUser')
  const inOther = { ...ada, ...identity, organizationId: bob.organizationId }
  signIn(tokensOf(inOther))
  expect(await importChanges(file)).toMatchObject({ added: [{}, {}] })
  connect()
  await probe()
  const belongsTo = () => outbox.get().elsewhere.map(({ organization }) => organization?.id)
  await vi.waitFor(() => expect(belongsTo()).toEqual([ada.organizationId, ada.organizationId]), 10_000)
  expect(asked(addFavouriteCountry)).toEqual([])
  signIn(tokensOf({ ...inOther, organizationId: ada.organizationId }))
  await becomesEmpty()
  await vi.waitFor(() => expect(done.size).toBe(2), 10_000)
  expect(new Set(asked(addFavouriteCountry).map(({ headers }) => headers.get(ORGANIZATION_HEADER)))).toEqual(
    new Set([ada.organizationId]),
  )
})

it('a file that is too large is not even read', async () => {
  const file = asFile('x'.repeat(10 * 1024 * 1024 + 1))
  vi.spyOn(file, 'text').mockRejectedValue(new Error('read'))
  expect(await importChanges(file)).toBe('tooLarge')
})
