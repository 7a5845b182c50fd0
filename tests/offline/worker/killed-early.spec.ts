import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { openEmbedded } from '#server/db/database.ts'
import { ServerProcess } from '#tests/support/servers/server-process.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { appTitle, expect, test } from '#tests/support/test.ts'

const RUNS = Number(process.env['STOREGLASS_KILLS'] ?? 2)
test(`a browser killed within five seconds of its start is still signed in a minute later (${RUNS} runs)`, async ({
  profile,
}) => {
  test.setTimeout(60_000 + RUNS * 20_000)
  const server = await ServerProcess.start({}, { program: 'tests/support/servers/serve-with-clock.ts' })
  /** Resolves once the page has got its access token, which it asks for at every start, with the status of the answer. */
  const renewal = async (page: Page, load: () => Promise<unknown>) => {
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/auth/v1/token/refresh'))
    await load()
    return (await answered).status()
  }
  const statuses: number[] = []
  const livedMs: number[] = []
  try {
    await openDemo(await profile.open(), server.url)
    await profile.close()
    for (let run = 0; run < RUNS; run += 1) {
      await server.aMinuteLater()
      const page = await profile.open()
      const openedAt = performance.now()
      statuses.push(await renewal(page, () => page.goto(server.url)))
      if (run % 2) statuses.push(await renewal(page, () => page.reload()))
      await profile.kill()
      livedMs.push(Math.round(performance.now() - openedAt))
    }
    await server.aMinuteLater()
    const page = await profile.open()
    statuses.push(await renewal(page, () => page.goto(server.url)))
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    await expect(appTitle(page)).toContainText('Moorlight')

    await profile.close()
    await server.stop()
    const database = await openEmbedded(server.data)
    const { rows } = await sql<{ successors: number }>`select count(*) as successors from refresh_token
      where parent_hash is not null group by parent_hash`.execute(database.db)
    await database.close()
    const exchanges = rows.reduce((sum, { successors }) => sum + successors, 0)
    expect(exchanges, 'every start exchanged a token').toBe(RUNS + 1)
    const count = { kills: RUNS, lostTheirCookie: exchanges - rows.length, longestLifeMs: Math.max(...livedMs) }
    process.stdout.write(`${JSON.stringify(count)}\n`)
  } finally {
    await server.remove()
  }
})
