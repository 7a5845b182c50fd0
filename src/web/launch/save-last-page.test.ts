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
  vi.restoreAllMocks()
  session.set({ identity: null, state: 'out' })
})

function show(path: string, main: string): void {
  history.replaceState(null, '', path)
  document.getElementById('root')!.innerHTML = `<div><main>${main}</main></div>`
  onRendered()
}
/** The browser is idle: what is saved then, by its path. */
async function savedWhenIdle(path: string): Promise<Response | undefined> {
  for (const task of waiting) task()
  waiting.clear()
  await vi.advanceTimersByTimeAsync(0)
  return (await caches.open(workerCacheName('pages', ada.userId))).match(path)
}

const termsOf = (saved: Response | undefined) =>
  JSON.parse(decodeURIComponent(saved?.headers.get(LAST_PAGE_HEADER) ?? ''))

test.each([overview, '/home'])('%s is saved as it rests, with what must be so for it to be shown', async (path) => {
  show(path, '<p>Moorlight</p>')
  const saved = await savedWhenIdle(path)
  expect(await saved?.text()).toBe('<div id="last-page"><div><main><p>Moorlight</p></main></div></div>')
  const terms = termsOf(saved)
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
  fakeCaches()
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

const sheet = (file: string, rules: string) => {
  const made = new CSSStyleSheet()
  made.replaceSync(rules)
  return { href: `http://localhost/${file}`, cssRules: made.cssRules }
}
const cutOff = {
  href: 'http://localhost/assets/menu-1.css',
  get cssRules(): never {
    throw new DOMException('Cannot access rules', 'SecurityError')
  },
}
const have = (...sheets: object[]) => vi.spyOn(document, 'styleSheets', 'get').mockReturnValue(sheets as never)
const base = sheet('assets/base-1.css', '.page { margin: 0 }')

test('a saved page needs the styles that name its classes, in their order', async () => {
  have(
    base,
    sheet('assets/keywords-1.css', '.word { color: red }'),
    sheet('assets/app-1.css', '@media print { .card { border: 0 } }'),
    sheet('extension.css', '.card { color: red }'),
  )
  show(overview, '<div class="page"><p class="card wide">Styled</p></div>')
  expect(termsOf(await savedWhenIdle(overview)).styles).toEqual(['assets/base-1.css', 'assets/app-1.css'])
})

test('with a style that a bad line has cut off, no page is saved', async () => {
  have(base, cutOff)
  show(overview, '<div class="page">Unstyled</div>')
  expect(await savedWhenIdle(overview)).toBeUndefined()
})
