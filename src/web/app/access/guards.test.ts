import { isRedirect } from '@tanstack/react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { refreshToken } from '#contract/auth/auth.ts'
import { getFeatures, getSubscription } from '#contract/account.ts'
import { subscription } from '#web/features/account/fixtures.ts'
import { asked, malformed, noNetwork, raw, refusal, refuse, respond } from '#tests/support/network/index.ts'
import { ada, bob, tokensOf } from '#tests/support/users.ts'

const withoutId = { ...subscription, statusDetails: { subscriptionId: null } }

async function openTab() {
  vi.resetModules()
  const { requireProject, requireSession, requireSubscription, isTurnedAway } = await import('./guards.ts')
  const { wantedAddress } = await import('./wanted-address.ts')
  const { signIn } = await import('#web/session/session.ts')
  const { projectsRead, subscriptionRead } = await import('#web/data/queries/reads.ts')
  const { getQueryClient } = await import('#web/data/cache/query-client.ts')
  const { ApiError } = await import('#web/api/api-error.ts')
  const { connectivity } = await import('#web/offline/connectivity/connectivity.ts')
  const { session } = await import('#web/session/session-store.ts')
  const known = () => getQueryClient().getQueryState(subscriptionRead(ada).queryKey)
  return {
    requireProject,
    requireSubscription,
    /** Where a user who opens a page is redirected to. */
    open: (href: string) => target(() => requireSession({ location: { href } })),
    wantedAddress,
    signIn,
    session,
    connectivity,
    load: (data: unknown) => getQueryClient().setQueryData(subscriptionRead(ada).queryKey, { data, at: 1 }),
    loadProjects: (data: unknown) => getQueryClient().setQueryData(projectsRead(ada).queryKey, { data, at: 1 }),
    /** What the page gets once the answer is there. */
    async judged() {
      await vi.waitFor(() => expect(known()).toMatchObject({ fetchStatus: 'idle' }), 8000)
      const { data, error } = known()!
      const given = data as { data: typeof subscription } | undefined
      return isTurnedAway({ data: given?.data, error: error instanceof ApiError ? error : null })
    },
  }
}

/** Where the guard leads; null: it lets in. */
async function target(guard: () => Promise<void>): Promise<string | null> {
  try {
    await guard()
    return null
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    return String(thrown.options.to)
  }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  noNetwork()
  respond(getSubscription, subscription)
  respond(getFeatures, ['app-overview'])
  // According to the cookie, no user is signed in.
  refuse(refreshToken, 'REFRESH_TOKEN_INVALID')
})

test('SUB-001: waits until the session that the browser holds is known', async () => {
  const tab = await openTab()
  respond(refreshToken, tokensOf(ada))
  expect(await target(tab.requireSubscription)).toBeNull()
  expect(await tab.judged()).toBe(false)
})

test('AUTH-034: a start exchanges the refresh token: before it is known who is signed in, else beside the page', async () => {
  respond(refreshToken, tokensOf(ada))
  const stranger = await openTab()
  await stranger.requireSubscription()
  expect(asked(refreshToken)).toHaveLength(1)

  const remembered = await openTab()
  remembered.session.set({ identity: ada, state: 'in' })
  const held = Promise.withResolvers<ReturnType<typeof tokensOf>>()
  respond(refreshToken, () => held.promise)
  expect(await target(remembered.requireSubscription)).toBeNull()
  await vi.waitFor(() => expect(asked(refreshToken)).toHaveLength(2))
  held.resolve(tokensOf(ada))
  expect(await remembered.judged()).toBe(false)
})

test('AUTH-042: who has just logged out, here or in another tab, is not brought back by a cookie still there', async () => {
  respond(refreshToken, tokensOf(ada))
  const tab = await openTab()
  tab.session.set({ identity: ada, state: 'in' })
  tab.session.set({ identity: null, state: 'out' })
  expect(await target(tab.requireSubscription)).toBe('/login')
  expect(asked(refreshToken)).toEqual([])
})

test('SUB-002: nobody signed in leads to the log-in page', async () => {
  const tab = await openTab()
  expect(await target(tab.requireSubscription)).toBe('/login')
  expect(asked(getSubscription)).toEqual([])
})

test('SUB-003: a loaded subscription with an id lets in, and nothing is asked first', async () => {
  const tab = await openTab()
  tab.signIn(tokensOf(ada))
  tab.load(subscription)
  expect(await target(tab.requireSubscription)).toBeNull()
  expect(asked(getSubscription)).toEqual([])
})

test('SUB-004: loaded without an id leads to the checkout', async () => {
  const tab = await openTab()
  tab.signIn(tokensOf(ada))
  tab.load(withoutId)
  expect(await target(tab.requireSubscription)).toBe('/plans/checkout')
})

test('not loaded, the subscription is asked for beside the page: an id lets in', async () => {
  const tab = await openTab()
  tab.signIn(tokensOf(ada))
  const held = Promise.withResolvers<typeof subscription>()
  respond(getSubscription, () => held.promise)
  expect(await target(tab.requireSubscription)).toBeNull()
  held.resolve(subscription)
  expect(await tab.judged()).toBe(false)
  expect(asked(getSubscription)).toHaveLength(1)
})

test('an answer without an id turns away', async () => {
  const tab = await openTab()
  tab.signIn(tokensOf(ada))
  respond(getSubscription, withoutId)
  expect(await target(tab.requireSubscription)).toBeNull()
  expect(await tab.judged()).toBe(true)
})

test.each([
  ['refuses', refusal('FORBIDDEN')],
  ['fails', refusal('INTERNAL')],
  ['fails without a word', raw(() => new Response(null, { status: 500 }))],
  ['answers nonsense', malformed({ planId: 7 })],
])('a server that %s turns away', async (_, given) => {
  const tab = await openTab()
  tab.signIn(tokensOf(ada))
  respond(getSubscription, given)
  expect(await target(tab.requireSubscription)).toBeNull()
  expect(await tab.judged()).toBe(true)
})

test('C-24: no answer turns nobody away', async () => {
  const tab = await openTab()
  tab.signIn(tokensOf(ada))
  tab.connectivity.set('offline')
  noNetwork()
  expect(await target(tab.requireSubscription)).toBeNull()
  expect(await tab.judged()).toBe(false)
})

test('C-24: a refusal does not take back what the device knows', async () => {
  const tab = await openTab()
  tab.signIn(tokensOf(ada))
  tab.load(subscription)
  refuse(getSubscription, 'INTERNAL')
  expect(await target(tab.requireSubscription)).toBeNull()
  expect(await tab.judged()).toBe(false)
})

test('AUTH-023: before the pages of keywords the same steps; without an app the overview says how to begin', async () => {
  const tab = await openTab()
  expect(await target(tab.requireProject)).toBe('/login')
  tab.signIn(tokensOf(ada))
  tab.load(subscription)
  expect(await target(tab.requireProject)).toBeNull()
  tab.loadProjects([{ projectId: ada.organizationId }])
  expect(await target(tab.requireProject)).toBeNull()
  tab.loadProjects([])
  expect(await target(tab.requireProject)).toBe('/app-overview')
  tab.load(withoutId)
  expect(await target(tab.requireProject)).toBe('/plans/checkout')
})

describe('the address that somebody opened before the log-in', () => {
  const shared = '/app-overview/my-app?app=100&country=DE#details'

  test('is where the log-in leads until a page has opened', async () => {
    const tab = await openTab()
    expect(await tab.open(shared)).toBe('/login')
    tab.signIn(tokensOf(ada))
    expect(await tab.open('/')).toBeNull()
    expect([tab.wantedAddress(), tab.wantedAddress()]).toEqual([shared, shared])
    expect(await tab.open(shared)).toBeNull()
    expect(tab.wantedAddress()).toBeUndefined()
  })

  test('is the overview where it was the root, which would lead to itself', async () => {
    const tab = await openTab()
    await tab.open('/?app=100')
    tab.signIn(tokensOf(ada))
    expect(tab.wantedAddress()).toBe('/app-overview/my-app?app=100')
  })

  test('waits through a reload, and the one opened last counts', async () => {
    const first = await openTab()
    await first.open('/home')
    const second = await openTab()
    await second.open(shared)
    const third = await openTab()
    third.signIn(tokensOf(ada))
    expect(third.wantedAddress()).toBe(shared)
  })

  test('where a session ended is told to the same user', async () => {
    const tab = await openTab()
    tab.session.set({ identity: ada, state: 'ended' })
    expect(await tab.open(shared)).toBe('/login')
    tab.signIn(tokensOf(ada))
    expect(tab.wantedAddress()).toBe(shared)
  })

  test('where a session ended is told to nobody else, and dropped', async () => {
    const tab = await openTab()
    tab.session.set({ identity: ada, state: 'ended' })
    await tab.open(shared)
    tab.signIn(tokensOf(bob))
    expect(tab.wantedAddress()).toBeUndefined()
    tab.signIn(tokensOf(ada))
    expect(tab.wantedAddress()).toBeUndefined()
  })

  test('is not kept of the page on which somebody logs out', async () => {
    const tab = await openTab()
    tab.signIn(tokensOf(ada))
    tab.session.set({ identity: null, state: 'out' })
    expect(await tab.open(shared)).toBe('/login')
    tab.signIn(tokensOf(bob))
    expect(tab.wantedAddress()).toBeUndefined()
  })

  test.each(['//example.com/', '/\\example.com/', 'https://example.com/', 'javascript:alert(1)', '/a\nb', ''])(
    'leads to no other site: %j',
    async (href) => {
      const tab = await openTab()
      await tab.open(href)
      tab.signIn(tokensOf(ada))
      expect(tab.wantedAddress()).toBeUndefined()
    },
  )
})
