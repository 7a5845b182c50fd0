import type { AnyRouter } from '@tanstack/react-router'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { LAST_PAGE_HEADER } from '#contract/worker/last-page.ts'
import { workerCacheName } from '#contract/worker/worker.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { fakeCaches } from '#tests/support/fake-caches.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { saveLastPages } from './save-last-page.ts'

const waiting = vi.hoisted(() => new Set<() => void>())
vi.mock('#web/data/scheduling/when-idle.ts', () => ({ whenIdle: (task: () => void) => waiting.add(task) }))
vi.mock('#web/offline/updates/reloads.ts', () => ({ pageVersion: () => 'http://localhost/assets/index-1.js' }))

const overview = '/app-overview/my-app'
let onRendered = () => {}

beforeAll(() => {
  const subscribe = (_: string, then: () => void) => ((onRendered = then), () => {})
  saveLastPages({ subscribe } as Partial<AnyRouter> as AnyRouter)
})
beforeEach(() => {
  vi.useFakeTimers()
  fakeCaches()
  signIn(tokensOf(ada))
  document.body.innerHTML = '<div id="root"></div>'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  session.set({ identity: null, state: 'out' })
})

function show(path: string, main: string): void {
  history.replaceState(null, '', path)
  document.getElementById('root')!.innerHTML = `<div><main>${main}</main></div>`
  onRendered()
}
/** The browser is idle: what is saved then, by its path. */
async function savedWhenIdle(path: string): Promise<Response | undefined> {
  const opened = vi.spyOn(caches, 'open')
  for (const task of waiting) task()
  waiting.clear()
  const hasOpened = opened.mock.calls.length > 0
  opened.mockRestore()
  if (!hasOpened) return undefined
  return vi.waitFor(async () => {
    const saved = await (await caches.open(workerCacheName('pages', ada.userId))).match(path)
    if (!saved) throw new Error(`${path} is not saved`)
    return saved
  })
}

test.each([overview, '/home'])('%s is saved as it rests, with what must be so for it to be shown', async (path) => {
  show(path, '<p>Moorlight</p>')
  const saved = await savedWhenIdle(path)
  expect(await saved?.text()).toBe('<div id="last-page"><div><main><p>Moorlight</p></main></div></div>')
  const terms = JSON.parse(decodeURIComponent(saved?.headers.get(LAST_PAGE_HEADER) ?? ''))
  expect(terms).toMatchObject({ version: '/assets/index-1.js', language: 'en', search: '', width: window.innerWidth })
  expect(JSON.parse(terms.state).identity.userId).toBe(ada.userId)
})

test.each([
  ['that is not complete', overview, '<div aria-busy="true"></div>'],
  ['with an open menu', overview, '<button aria-haspopup="menu" aria-expanded="true">Sort</button>'],
  ['of another kind', '/settings/account', '<p>Ada</p>'],
])('a page %s is not saved', async (_, path, main) => {
  show(path, main)
  expect(await savedWhenIdle(path)).toBeUndefined()
})

test('a page on which somebody has pressed something is saved only once it is opened again', async () => {
  show(overview, '<button>More</button>')
  expect(await savedWhenIdle(overview)).toBeDefined()
  document.querySelector('button')!.click()
  document.querySelector('button')!.textContent = 'Less'
  getQueryClient().setQueryData(['answer'], 1)
  expect(await savedWhenIdle(overview)).toBeUndefined()
  show(overview, '<button>More again</button>')
  expect(await savedWhenIdle(overview)).toBeDefined()
})

test('nothing is saved once the session has ended', async () => {
  session.set({ ...session.get(), state: 'ended' })
  show(overview, '<p>Another page</p>')
  expect(await savedWhenIdle(overview)).toBeUndefined()
})
