// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LastPageTerms } from '#contract/worker/last-page.ts'

const html = readFileSync('index.html', 'utf8')
/** What the document runs before the app's own scripts. */
const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)

const state = { identity: { userId: 'ada' }, ended: false, selection: { locale: 'en-US' } }
const boot = (saved: object) =>
  JSON.stringify({ clientState: { queries: [{ queryKey: ['boot'], state: { data: saved } }] } })
const terms = (): LastPageTerms => ({
  version: '/assets/index.js',
  state: JSON.stringify(state),
  search: '?app=1&country=US',
  language: 'en',
  scheme: 'light',
  width: window.innerWidth,
  styles: ['assets/page.css'],
})

const root = document.documentElement
let navigation: string

/** Opens the document as the worker answers it. */
function open(address: string, saved = terms()): boolean {
  history.replaceState(null, '', address)
  root.dataset['lastPage'] = encodeURIComponent(JSON.stringify(saved))
  document.head.innerHTML = '<template id="app-scripts"><link rel="modulepreload" href="/assets/base.js"></template>'
  document.body.innerHTML = '<div id="last-page"><main>Page</main></div><div id="root"></div>'
  // oxlint-disable-next-line no-eval -- the scripts of index.html, which the browser runs from there
  for (const script of scripts) (0, eval)(script)
  return document.getElementById('last-page') !== null && root.dataset['lastPage'] !== undefined
}

beforeEach(() => {
  vi.useFakeTimers()
  navigation = 'navigate'
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [{ type: navigation } as never])
  vi.stubGlobal('navigator', { language: 'en-US', serviceWorker: { controller: null } })
  localStorage.setItem('storeglass.boot', boot(state))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  document.head.innerHTML = ''
  document.body.innerHTML = ''
  delete root.dataset['lastPage']
  delete root.dataset['frame']
})

test('the last page is shown to its own user in the same state, by its address and by the short one', () => {
  expect(open('/app-overview/my-app?app=1&country=US')).toBe(true)
  expect(open('/')).toBe(true)
  expect(open('/home')).toBe(true)
})

const asksForScripts = () => document.head.querySelector('link[rel=modulepreload]') !== null

test('the app’s scripts are asked for once the last page is drawn', async () => {
  Object.defineProperty(document, 'fonts', { value: { load: async () => [] }, configurable: true })
  open('/')
  for (const style of document.head.querySelectorAll('link[rel=stylesheet]'))
    Object.defineProperty(style, 'sheet', { value: {} })
  document.head.querySelector('link[rel=stylesheet]')!.dispatchEvent(new Event('load'))
  expect(asksForScripts()).toBe(false)
  await vi.advanceTimersByTimeAsync(50)
  expect(root.dataset['lastPage']).toBe('shown')
  expect(asksForScripts()).toBe(true)
  Reflect.deleteProperty(document, 'fonts')
})

test('the app’s scripts are asked for at once without a last page, and soon where it can’t be drawn', () => {
  open('/')
  expect(asksForScripts()).toBe(false)
  vi.advanceTimersByTime(500)
  expect(asksForScripts()).toBe(true)
  open('/', { ...terms(), language: 'de' })
  expect(asksForScripts()).toBe(true)
})

test.each<[string, () => void]>([
  ['nobody is signed in', () => localStorage.removeItem('storeglass.boot')],
  ['another user is', () => localStorage.setItem('storeglass.boot', boot({ ...state, identity: { userId: 'bob' } }))],
  ['the session has ended', () => localStorage.setItem('storeglass.boot', boot({ ...state, ended: true }))],
  ['the log-out is under way', () => localStorage.setItem('storeglass.departing', '{"userIds":["ada"],"revoke":true}')],
  ['another country is selected', () => localStorage.setItem('storeglass.boot', boot({ ...state, selection: {} }))],
  ['the boot record is damaged', () => localStorage.setItem('storeglass.boot', '{')],
  ['another language is', () => localStorage.setItem('storeglass.ui', '{"language":"de"}')],
  ['the colours are others', () => localStorage.setItem('storeglass.ui', '{"scheme":"dark"}')],
  ['somebody is impersonated', () => sessionStorage.setItem('storeglass.impersonation', '{}')],
  ['the log-in leads elsewhere', () => sessionStorage.setItem('storeglass.wanted', '{}')],
  ['the page was reloaded', () => void (navigation = 'reload')],
])('the last page is removed where %s', (_, change) => {
  change()
  expect(open('/')).toBe(false)
})

test('the last page is removed where the address names another app, a part of the page, or the window is another', () => {
  expect(open('/app-overview/my-app?app=2&country=US')).toBe(false)
  expect(open('/app-overview/my-app?app=1&country=US#creatives')).toBe(false)
  expect(open('/', { ...terms(), width: window.innerWidth + 1 })).toBe(false)
})

test('a press on the last page waits for the app, marked; one that opens a tab does not', () => {
  open('/')
  const link = document.createElement('a')
  link.href = '/home'
  document.querySelector('#last-page main')!.append(link)
  const press = (init: MouseEventInit) =>
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  expect(press({ ctrlKey: true })).toBe(true)
  expect(link.hasAttribute('data-pressed')).toBe(false)
  expect(press({})).toBe(false)
  expect(link.hasAttribute('data-pressed')).toBe(true)
})

test('a page that the app never takes over goes after a while', () => {
  open('/')
  vi.advanceTimersByTime(10_000)
  expect(document.getElementById('last-page')).toBeNull()
})
