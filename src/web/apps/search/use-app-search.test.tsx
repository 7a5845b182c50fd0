import { act, renderHook } from '#tests/support/render.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getCountries, searchApps } from '#contract/projects.ts'
import { asked, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { SEARCH_DEBOUNCE_MS } from '#contract/protocol/limits.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { signIn } from '#web/session/session.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { useAppSearch } from './use-app-search.ts'

const countries = [
  { country: 'DE', locale: 'de-DE', displayName: 'Germany' },
  { country: 'FR', locale: 'fr-FR', displayName: 'France' },
]
const app = (title: string) => ({
  trackId: '1',
  store: 'APP_STORE' as const,
  title,
  developerName: null,
  iconUrl: null,
  category: null,
  price: null,
  locale: 'en-US',
})
const searches = () => asked(searchApps).map(({ query: { query, locale } }) => ({ query, locale }))

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const search = (text: string, country: string | null = null) =>
  renderHook((props: { text: string; country: string | null }) => useAppSearch(props.text, props), {
    initialProps: { text, country },
  })

/** The pause, and then as long as the answer takes. */
const answered = ({ result }: ReturnType<typeof search>) =>
  vi.waitFor(async () => {
    await pass(SEARCH_DEBOUNCE_MS)
    expect(result.current.state).toBe('done')
  })

beforeEach(async () => {
  // The device's database has timers of its own; this is about the pauses.
  await import('#web/offline/answers/query-store.ts')
  respond(getCountries, countries)
  respond(searchApps, ({ query }) => ({ content: [app(`Found for ${query.query}`)] }))
  signIn(tokensOf(ada, 36_000))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  connectivity.set('online')
  getQueryClient().clear()
})

test('ONB-027, ONB-028: three characters are not searched for, and an empty query has no results', async () => {
  const hook = search('  moo  ')
  const { result, rerender } = hook
  await pass(2 * SEARCH_DEBOUNCE_MS)
  expect(result.current.state).toBe('idle')
  rerender({ text: ' moor ', country: null })
  await answered(hook)
  expect(result.current.found).toMatchObject([{ title: 'Found for moor' }])
  rerender({ text: '', country: null })
  expect(result.current).toMatchObject({ state: 'idle', found: [] })
  await pass(2 * SEARCH_DEBOUNCE_MS)
  expect(searches()).toEqual([{ query: 'moor', locale: 'en-US' }])
})

test('C-29: a whole name of three letters is searched for, until the field is empty', async () => {
  const hook = search('')
  const { result, rerender } = hook
  rerender({ text: 'VLC', country: null })
  await pass(2 * SEARCH_DEBOUNCE_MS)
  expect(result.current.state).toBe('idle')
  act(() => result.current.searchShort())
  await answered(hook)
  expect(result.current.found).toMatchObject([{ title: 'Found for VLC' }])
  rerender({ text: '', country: null })
  await pass(2 * SEARCH_DEBOUNCE_MS)
  rerender({ text: 'UNO', country: null })
  await pass(2 * SEARCH_DEBOUNCE_MS)
  expect(result.current.state).toBe('idle')
  expect(searches()).toEqual([{ query: 'VLC', locale: 'en-US' }])
})

test('C-29: what is pasted into an empty field is searched for, short as it is', async () => {
  const hook = search('')
  act(() => hook.result.current.searchShort())
  hook.rerender({ text: 'UNO', country: null })
  await answered(hook)
  expect(searches()).toEqual([{ query: 'UNO', locale: 'en-US' }])
})

test.each(['微信', '微', 'あ', 'ツイ', '톡'])('C-29: %s is a name, or a good part of one', async (text) => {
  await answered(search(text))
  expect(searches()).toEqual([{ query: text, locale: 'en-US' }])
})

test('ONB-029: one search is sent 300 ms after the last key', async () => {
  expect(SEARCH_DEBOUNCE_MS).toBe(300)
  const { result, rerender } = search('')
  for (const text of ['moor', 'moorl', 'moorli']) {
    rerender({ text, country: null })
    await pass(200)
  }
  expect(result.current.state).toBe('searching')
  expect(searches()).toEqual([])
  await pass(99)
  expect(searches()).toEqual([])
  await pass(1)
  expect(searches()).toEqual([{ query: 'moorli', locale: 'en-US' }])
})

test('ONB-030: the same query is not sent again', async () => {
  const hook = search('moor')
  await answered(hook)
  for (const text of ['moorl', 'moor', 'moor ', ' moor']) {
    hook.rerender({ text, country: null })
    await pass(100)
  }
  await answered(hook)
  expect(searches()).toHaveLength(1)
})

test('ONB-032: while the next search is under way the last results stay', async () => {
  const hook = search('moor')
  await answered(hook)
  hook.rerender({ text: 'moorlight', country: null })
  expect(hook.result.current).toMatchObject({ state: 'searching', found: [{ title: 'Found for moor' }] })
  await answered(hook)
  expect(hook.result.current).toMatchObject({ state: 'done', found: [{ title: 'Found for moorlight' }] })
})

test('ONB-031: another country searches again, but not for three characters', async () => {
  const { rerender } = search('moo', 'US')
  rerender({ text: 'moo', country: 'DE' })
  await pass(2 * SEARCH_DEBOUNCE_MS)
  expect(searches()).toEqual([])
  rerender({ text: 'moor', country: 'DE' })
  await pass(SEARCH_DEBOUNCE_MS)
  rerender({ text: 'moor', country: 'FR' })
  await pass(0)
  expect(searches().map(({ locale }) => locale)).toEqual(['de-DE', 'fr-FR'])
})

test('ONB-025: a country that can not be tracked is searched as the United States', async () => {
  search('moor', 'XX')
  await pass(SEARCH_DEBOUNCE_MS)
  expect(searches()).toEqual([{ query: 'moor', locale: 'en-US' }])
})

test('ONB-027: nothing is searched for without a connection', async () => {
  connectivity.set('offline')
  const { result, unmount } = search('moorlight')
  await pass(2 * SEARCH_DEBOUNCE_MS)
  expect(result.current).toMatchObject({ state: 'idle', found: [] })
  expect(searches()).toEqual([])
  unmount()
})
