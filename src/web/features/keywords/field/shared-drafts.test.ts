import { i18n } from '@lingui/core'
import { act, renderHook, waitFor } from '#tests/support/render.tsx'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getListingDrafts, putListingDraft, type ListingDraft } from '#contract/listing-drafts.ts'
import { getCountries, getFavouriteCountries } from '#contract/projects.ts'
import { asked, refusal, respond, serverIsUp } from '#tests/support/network/index.ts'
import { fakeLocks } from '#tests/support/queue/fake-locks.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { moorlight } from './field-fixtures.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

const record = (draft: string, revision: number): ListingDraft => ({
  locale: 'en-US',
  field: 'keywords',
  draft,
  published: null,
  second: null,
  revision,
  changedBy: 'Grace Hopper',
  changedAt: '2026-11-20T09:00:00.000Z',
})

let count = 0
let server: ListingDraft[]

/** A device of its own, with what the server says. */
async function openDevice() {
  vi.resetModules()
  const { signIn } = await import('#web/session/session.ts')
  const { connectivity } = await import('#web/offline/connectivity/connectivity.ts')
  const { outbox } = await import('#web/offline/outbox/outbox.ts')
  const { runDevice } = await import('#web/commands/device.ts')
  const { changeEntries, draftId, drafts } = await import('./drafts.ts')
  const { syncDraft, useSharedState } = await import('./shared-drafts.ts')
  const { useDraft } = await import('./use-draft.ts')
  count += 1
  signIn(tokensOf({ ...ada, userId: `${String(count).padStart(8, '0')}-3333-4111-8111-111111111111` }))
  runDevice()
  const id = draftId(moorlight, 'en-US')
  const { result } = renderHook(() => {
    const draft = useDraft(moorlight, 'en-US')
    return { draft, shared: useSharedState(moorlight, 'en-US', draft) }
  })
  await waitFor(() => expect(asked(getListingDrafts).length).toBeGreaterThan(0))
  await waitFor(() => expect(outbox.get().ready).toBe(true))
  const change = (next: (before: readonly string[]) => string[]) => act(() => changeEntries(id, next))
  const sync = () => act(() => syncDraft(moorlight, 'en-US'))
  const words = () => result.current.draft.entries
  return { connectivity, outbox, drafts, id, result, change, sync, words }
}

beforeEach(() => {
  localStorage.clear()
  fakeLocks()
  serverIsUp()
  server = []
  respond(getCountries, [])
  respond(getFavouriteCountries, [])
  respond(getListingDrafts, () => server)
  respond(putListingDraft, ({ body: { seen, ...texts } }) => {
    if ((server[0]?.revision ?? 0) !== seen) return refusal('CHANGED_ELSEWHERE', { revision: server[0]?.revision ?? 0 })
    server = [{ ...record('', seen + 1), ...texts }]
    return null
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const sent = () => asked(putListingDraft).map(({ body }) => [body.draft, body.seen])

describe('the keyword field of an organisation', () => {
  test('comes to a device that has none yet, and says who changed it last', async () => {
    server = [record('rain,white noise', 3)]
    const { result, sync, words } = await openDevice()
    await waitFor(() => expect(result.current.shared.changed).toMatchObject({ changedBy: 'Grace Hopper' }))
    await sync()
    expect(words()).toEqual(['rain', 'white noise'])
    expect(sent()).toEqual([])
  })

  test('is sent when it was changed here, each change once', async () => {
    server = [record('rain', 3)]
    const { result, sync, change, outbox } = await openDevice()
    await waitFor(() => expect(result.current.shared.changed).not.toBeNull())
    await sync()
    await change((before) => [...before, 'fan'])
    await sync()
    await sync()
    await waitFor(() => expect(outbox.get().entries).toEqual([]))
    expect(sent()).toEqual([['rain,fan', 3]])
    await change(() => ['ocean'])
    await sync()
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()[1]).toEqual(['ocean', 4])
  })

  test('a draft of an earlier version of the app is carried over once', async () => {
    const { sync, change, outbox } = await openDevice()
    await change(() => ['rain'])
    await waitFor(async () => {
      await sync()
      expect(sent()).toEqual([['rain', 0]])
    })
    await waitFor(() => expect(outbox.get().entries).toEqual([]))
    await sync()
    expect(sent()).toHaveLength(1)
  })

  test('changes made offline wait as one', async () => {
    server = [record('rain', 3)]
    const { connectivity, result, sync, change, outbox } = await openDevice()
    await waitFor(() => expect(result.current.shared.changed).not.toBeNull())
    await sync()
    connectivity.set('offline')
    await change(() => ['fan'])
    await sync()
    await change(() => ['fan', 'ocean'])
    await sync()
    await waitFor(() => expect(outbox.get().entries).toHaveLength(1))
    expect(outbox.get().entries[0]?.payload).toMatchObject({ draft: 'fan,ocean', seen: 3 })
    expect(sent()).toEqual([])
  })

  test.each(['keepOwn', 'takeTheirs'] as const)('where somebody else was first, one is asked: %s', async (choice) => {
    server = [record('rain', 3)]
    const { result, sync, change, outbox, words } = await openDevice()
    await waitFor(() => expect(result.current.shared.changed).not.toBeNull())
    await sync()
    server = [record('ocean', 4)]
    await change(() => ['fan'])
    await sync()
    await waitFor(() => expect(outbox.get().entries[0]?.state).toBe('refused'))
    await waitFor(() => expect(result.current.shared.conflict?.theirs).toEqual(['ocean']))
    await sync()
    expect(words()).toEqual(['fan'])
    await act(() => result.current.shared.conflict![choice]())
    await sync()
    await waitFor(() => expect(outbox.get().entries).toEqual([]))
    expect(words()).toEqual(choice === 'keepOwn' ? ['fan'] : ['ocean'])
    expect(sent()).toEqual([['fan', 3], ...(choice === 'keepOwn' ? [['fan', 4]] : [])])
    expect(result.current.shared.conflict).toBeNull()
  })
})
