import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { TokenResponse } from '#contract/auth.ts'
import { ConfigCountry, Project } from '#contract/projects.ts'
import { ServerProcess } from '#tests/support/server-process.ts'

const ROUNDS = import.meta.env.MODE === 'long' ? 20 : 3
/** Writes that a round has acknowledged before the server is killed in the middle of further ones. */
const ACKNOWLEDGED = 25

const node = process.execPath
const main = ['--disable-warning=ExperimentalWarning', 'src/server/main.ts']
const environment = (data: string) => ({ PORT: '0', STOREGLASS_DATA: data, LOG_LEVEL: 'error' })

interface Session {
  token: string
  projectId: string
  organizationId: string
}

async function openDemo(url: string): Promise<Session> {
  const response = await fetch(`${url}/api/auth/v1/demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const { accessToken, identity } = v.parse(TokenResponse, await response.json())
  const { organizationId } = identity
  const answer = await get(url, accessToken, `/bff/${organizationId}/projects`)
  const [project] = v.parse(v.array(Project), answer)
  return { token: accessToken, projectId: project?.projectId ?? '', organizationId }
}

async function get(url: string, token: string, path: string): Promise<unknown> {
  const response = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  expect(response.status).toBe(200)
  return response.json()
}

const countries = ['DE', 'FR', 'JP', 'GB', 'US', 'SE', 'BR', 'ES', 'IT', 'NL', 'PL', 'PT', 'CA', 'AU', 'AT', 'CH', 'DK']

/** Stars and unstars countries without a pause; resolves what was acknowledged when the server is gone. */
async function writeUntilGone(url: string, token: string, enough: () => void): Promise<Map<string, boolean>> {
  const known = new Map<string, boolean>()
  for (let count = 0; ; count += 1) {
    const country = countries[count % countries.length] ?? 'DE'
    const star = known.get(country) !== true
    // Not known until it is acknowledged: a kill may come before or after the commit.
    const before = known.get(country)
    known.delete(country)
    try {
      const response = await fetch(`${url}/api/dashboard/config/v1/favourite/countries/${country}`, {
        method: star ? 'PUT' : 'DELETE',
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
      })
      if (response.status === 204) known.set(country, star)
      else if (before !== undefined) known.set(country, before)
    } catch {
      return known
    }
    if (count === ACKNOWLEDGED) enough()
  }
}

async function favourites(url: string, token: string): Promise<Set<string>> {
  const answer = await get(url, token, '/dashboard/config/v1/favourite/countries')
  return new Set(v.parse(v.array(ConfigCountry), answer).map(({ countryCode }) => countryCode))
}

describe('the real server process', { timeout: 180_000 }, () => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await ServerProcess.start()
  }, 180_000)
  afterAll(() => server.remove())

  test(`no acknowledged write is lost when it is killed in the middle, ${ROUNDS} times over`, async () => {
    const { url } = server
    const { token } = await openDemo(url)
    for (let round = 1; round <= ROUNDS; round += 1) {
      const enough = Promise.withResolvers<void>()
      const writing = writeUntilGone(url, token, enough.resolve)
      await enough.promise
      await server.kill()
      const acknowledged = await writing
      await server.start()
      const stored = await favourites(url, token)
      expect(acknowledged.size).toBeGreaterThan(10)
      for (const [country, star] of acknowledged) {
        expect([round, country, stored.has(country)]).toEqual([round, country, star])
      }
    }
  })

  test('a second process on the same folder is refused with one line; the first goes on', async () => {
    const second = spawnSync(node, main, { env: environment(server.data), encoding: 'utf8' })
    expect(second.status).toBe(1)
    expect(second.stderr).toBe(`The data folder ${server.data} is in use by another Storeglass process.\n`)
    expect((await fetch(`${server.url}/api/healthz`)).status).toBe(200)
  })

  test('SIGTERM lets requests under way finish, and the next start finds everything', async () => {
    const { url } = server
    const { token, projectId } = await openDemo(url)
    const path = `/projects/${projectId}/competitors?locale=en-US`
    const before = await get(url, token, path)
    const underWay = Array.from({ length: 20 }, () => get(url, token, path))
    await Promise.race(underWay)
    await server.stop()
    const results = await Promise.allSettled(underWay)
    expect(results.filter((result) => result.status === 'fulfilled').length).toBeGreaterThan(0)
    await server.start()
    expect(await get(url, token, path)).toEqual(before)
  })

  test('a stopped server ends with status 0 and lets go of its folder', async () => {
    await server.stop()
    const child = spawn(node, main, { env: environment(server.data), stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})
