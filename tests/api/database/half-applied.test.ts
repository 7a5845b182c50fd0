import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { API_BASE } from '#contract/protocol/endpoint.ts'
import { addApps, addCompetitor, addFavouriteCountries, getProjects } from '#contract/projects.ts'
import { createApp } from '#server/http/create-app.ts'
import { routes } from '#server/routes.ts'
import type { Api, TestUser } from '#tests/support/api/api.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { breakingDatabase, type When } from '#tests/support/faults/breaking-database.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const LONG = import.meta.env.MODE === 'long'
const inUs = (app: { trackId: string; store: string }) => ({ ...app, locale: 'en-US' })

interface Write {
  path: string
  body: unknown
}

/** Writes of several rows, as somebody with projects sends them. */
const writes: Record<string, (user: TestUser, projectId: string) => Write> = {
  [addFavouriteCountries.id]: (_, projectId) => ({
    path: addFavouriteCountries.path,
    body: { projectIds: [projectId], countries: ['JP', 'SE', 'BR'] },
  }),
  [addCompetitor.id]: (_, projectId) => ({
    path: addCompetitor.path.replace('{projectId}', projectId),
    body: inUs(sample.prismPicnic),
  }),
  [addApps.id]: ({ identity }) => ({
    path: addApps.path.replace('{orgId}', identity.organizationId),
    body: { apps: [inUs(sample.prismPicnic), inUs(sample.orchardDrop)] },
  }),
}

describeOnEachDatabase('a process that dies between an effect and its answer', (open) => {
  test.each(LONG ? Object.keys(writes) : [addApps.id])('%s is whole or not there, wherever it happens', async (id) => {
    const api = await open({ env: { LOG_LEVEL: 'silent' } })
    const { breakAt, isBroken, db } = breakingDatabase(api.database)
    const app = createApp({ ...api.services, db }, routes)
    const send = async (user: TestUser, { path, body }: Write, key: string) => {
      const headers = {
        authorization: `Bearer ${user.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      }
      return app.request(API_BASE + path, { method: 'POST', headers, body: JSON.stringify(body) })
    }
    const newWrite = async () => {
      const user = await api.demoUser()
      const { organizationId } = user.identity
      const [project] = (await api.request(getProjects, { params: { organizationId } }, user)).body
      return { user, write: writes[id]!(user, project?.projectId ?? ''), key: crypto.randomUUID() }
    }

    const undisturbed = await newWrite()
    const nothing = await rowsOf(api)
    expect((await send(undisturbed.user, undisturbed.write, undisturbed.key)).ok).toBe(true)
    const effect = difference(await rowsOf(api), nothing)
    expect(effect).toMatchObject({ idempotency_key: 1 })

    let points = 0
    let committed = 0
    for (let statement = 1, reached = true; reached; statement += 1) {
      for (const when of ['before', 'after'] satisfies When[]) {
        const { user, write, key } = await newWrite()
        const before = await rowsOf(api)
        breakAt(statement, when)
        const broken = await send(user, write, key)
        reached = isBroken()
        if (!reached) break
        points += 1
        expect([statement, when, broken.status, broken.headers.get('retry-after')]).toEqual([statement, when, 503, '5'])
        const there = difference(await rowsOf(api), before)
        expect([{}, effect]).toContainEqual(there)
        if (Object.keys(there).length > 0) committed += 1
        const again = await send(user, write, key)
        expect([statement, when, again.ok]).toEqual([statement, when, true])
        expect(difference(await rowsOf(api), before)).toEqual(effect)
        const replayed = await send(user, write, key)
        expect([replayed.headers.get('idempotency-replayed'), await replayed.text()]).toEqual([
          'true',
          await again.text(),
        ])
      }
    }
    // Only what broke after its commit is there; all else never was.
    expect(committed).toBe(1)
    expect(points).toBeGreaterThan(15)
    process.stdout.write(`${id}: connection broken at ${points} points, never half applied\n`)
  })
})

/** How many rows each table holds. */
async function rowsOf({ database: { db } }: Api): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`.execute(db)
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as rows from "${name}"`)
  const { rows } = await sql.raw<{ name: string; rows: number }>(counts.join(' union all ')).execute(db)
  return Object.fromEntries(rows.map((table) => [table.name, table.rows]))
}

const difference = (now: Record<string, number>, then: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(now)
      .map(([table, rows]) => [table, rows - (then[table] ?? 0)] as const)
      .filter(([, more]) => more !== 0),
  )
