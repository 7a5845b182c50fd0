import type { Page } from '@playwright/test'
import { API_BASE } from '#contract/protocol/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { MEDIA_BASE } from '#contract/protocol/media.ts'
import { lastPagePath } from '#contract/worker/last-page.ts'
import { workerCacheName } from '#contract/worker/worker.ts'
import { cacheStorage, type StoredAnswer } from '#tests/support/pages/cache-storage.ts'
import { canariesOf, residue } from '#tests/support/pages/residue.ts'
import { appPages } from '#tests/support/routes.ts'
import { signUpAndVerify } from '#tests/support/pages/sign-up.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { appTitle, comeBack, connection, expect, goOffline, test, workerReady } from '#tests/support/test.ts'

const matcherOf = ({ path }: { path: string }) => new RegExp(`^${API_BASE}${path.replace(/\{\w+\}/g, '[^/]+')}$`)
const mayBeSaved = endpoints.filter(({ method, offline }) => method === 'GET' && offline === 'cache').map(matcherOf)
const isKept = (path: string) => mayBeSaved.some((one) => one.test(path))

/** Tokens, passwords and codes that the page sends. */
function collectSecrets(page: Page): Set<string> {
  const secrets = new Set<string>()
  page.on('request', (request) => {
    const token = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '')?.[1]
    if (token) secrets.add(token)
    const text = request.method() === 'POST' ? (request.postData() ?? '') : ''
    for (const [, secret = ''] of text.matchAll(/"(?:password|code|refreshToken)":"([^"]+)"/g)) secrets.add(secret)
  })
  return secrets
}

/** Answers to reads that the worker keeps, as the page got them from the server. */
function collectReads(page: Page): Set<string> {
  const reads = new Set<string>()
  page.on('response', (response) => {
    const { pathname, href } = new URL(response.url())
    const isRead = response.request().method() === 'GET' && response.ok() && isKept(pathname)
    if (isRead) reads.add(href)
  })
  return reads
}

/** Goes to every page as a click does, without a new load, and waits until nothing of it is still to come. */
async function walk(page: Page): Promise<void> {
  for (const path of appPages()) {
    await page.evaluate((path) => history.pushState({}, '', path), path)
    await expect(page, path).toHaveURL(new RegExp(path))
    await expect(page.getByRole('main').locator('*').filter({ visible: true }).first(), path).toBeVisible()
    await expect(page.locator('main [aria-busy=true]'), path).toHaveCount(0, { timeout: 30_000 })
  }
}

/** What is wrong with an entry of the caches while this user is signed in; null: nothing. */
function fault(userId: string, { cache, method, url, status, type, headers }: StoredAnswer): string | null {
  const what = `${cache}: ${method} ${url.pathname} ${status} ${type}`
  if (method !== 'GET' || status !== 200 || type.startsWith('opaque')) return what
  if (/^(authorization|set-cookie|cookie|x-storeglass-user|idempotency-key):/m.test(headers))
    return `${what}\n${headers}`
  const isApi = url.pathname.startsWith(`${API_BASE}/`)
  if (cache === workerCacheName('api', userId)) return isKept(url.pathname) ? null : what
  if ([workerCacheName('media', userId), workerCacheName('keptMedia', userId)].includes(cache))
    return url.pathname.startsWith(`${MEDIA_BASE}/`) ? null : what
  if (cache === workerCacheName('pages', userId)) return lastPagePath(url.pathname) === url.pathname ? null : what
  return /precache|storeglass-runtime/.test(cache) && !isApi ? null : what
}

async function expectCleanCaches(page: Page, secrets: ReadonlySet<string>): Promise<void> {
  const [userId = ''] = await canariesOf(page)
  const { answers } = await cacheStorage(page)
  expect(answers.flatMap((answer) => fault(userId, answer) ?? [])).toEqual([])
  const cookies = (await page.context().cookies()).map(({ value }) => value)
  expect(cookies).not.toEqual([])
  expect(secrets.size).toBeGreaterThan(0)
  const found = await residue(page, [...secrets, ...cookies])
  expect(found.filter((where) => where.includes('in cache'))).toEqual([])
}

/** The reads of these that are not in a cache. */
async function notKept(page: Page, reads: ReadonlySet<string>): Promise<string[]> {
  const { answers } = await cacheStorage(page)
  const kept = new Set(answers.map(({ url }) => url.href))
  return [...reads].filter((url) => !kept.has(url))
}

const cachesOfUsers = async (page: Page) =>
  (await cacheStorage(page)).names.filter((name) => !/precache|storeglass-runtime/.test(name))

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
}

test('after two people walked every page the caches hold reads that may be kept, each for its own user, and no secret; after log-out none', async ({
  page,
  ownServer,
}) => {
  test.slow()
  const secrets = collectSecrets(page)
  const reads = collectReads(page)
  await signUpAndVerify(page, ownServer)
  await expect(appTitle(page)).toContainText('Moorlight')
  await workerReady(page)
  const ofFirst = await canariesOf(page)
  await walk(page)
  expect(reads.size).toBeGreaterThan(20)
  await expect.poll(() => notKept(page, reads)).toEqual([])
  await expectCleanCaches(page, secrets)
  await goOffline(page, ownServer)
  await walk(page)
  await page.reload()
  await expect(connection(page)).toHaveText(/^Offline/)
  await expectCleanCaches(page, secrets)
  await logOut(page)
  await expect.poll(() => cachesOfUsers(page)).toEqual([])

  await comeBack(page, ownServer)
  reads.clear()
  await openDemo(page, ownServer.url)
  await walk(page)
  await expect.poll(() => notKept(page, reads)).toEqual([])
  await expectCleanCaches(page, secrets)
  expect(await residue(page, ofFirst)).toEqual([])
  await logOut(page)
  await expect.poll(() => cachesOfUsers(page)).toEqual([])
})
