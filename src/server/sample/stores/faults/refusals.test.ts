import { afterEach, expect, test } from 'vitest'
import { openLocalStores, type LocalStoreOptions, type LocalStores } from '../open-local-stores.ts'

let now = new Date('2026-11-21T12:00:00Z')
let stores: LocalStores
afterEach(() => stores.close())

const open = async (options: Partial<LocalStoreOptions> = {}) => {
  stores = await openLocalStores({ port: 0, clock: () => now, ...options })
}
const ask = async (path: string) => {
  const response = await fetch(`${stores.url}${path}`)
  return { status: response.status, body: await response.text() }
}
const asked = async (path: string, times: number) => {
  const statuses: number[] = []
  for (let i = 0; i < times; i++) statuses.push((await ask(path)).status)
  return statuses
}

test('who searches more than 25 times a minute gets 403 with nothing in it, a minute later all is well', async () => {
  await open()
  expect(new Set(await asked('/search?term=sleep&limit=1', 25))).toEqual(new Set([200]))
  expect(await ask('/search?term=sleep&limit=1')).toEqual({ status: 403, body: '' })
  expect((await ask('/us/rss/topfreeapplications/limit=1/json')).status).toBe(403)
  expect((await ask('/lookup?id=9900100101')).status).toBe(200)
  now = new Date(now.getTime() + 61_000)
  expect((await ask('/search?term=sleep&limit=1')).status).toBe(200)
})

test('without limits nobody is refused', async () => {
  await open({ limits: false })
  expect(new Set(await asked('/search?term=sleep&limit=1', 30))).toEqual(new Set([200]))
  expect(stores.env['APPLE_CALLS_PER_MINUTE']).toBe('600')
})

test('stores that refuse answer nobody, each in its way', async () => {
  await open({ refuse: true })
  expect(await ask('/lookup?id=9900100101')).toEqual({ status: 403, body: '' })
  expect((await ask('/us/app/id9900100101')).status).toBe(429)
  expect((await ask('/store/apps/details?id=example.lowfen.moorlight')).status).toBe(429)
})
