import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { refreshToken } from '#contract/auth.ts'
import { getProjects } from '#contract/projects.ts'
import { openInMemory } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { moveDatabase, MoveRefused } from '#server/db/move.ts'
import { readConfig } from '#server/config.ts'
import { openApi } from '#tests/support/api.ts'
import { openFreshPostgres } from '#tests/support/api-harness.ts'

describe.runIf(inject('postgresUrl') !== null)('moving from the embedded database to Postgres', () => {
  test('every row arrives, sessions go on, and a second move is refused', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'storeglass-move-'))
    const [source, target] = [await openInMemory(), await openFreshPostgres()]
    await migrate(source.db)
    await migrate(target.db)
    const secret = 'one secret for both, 32 characters'
    const config = readConfig({
      STOREGLASS_DATA: folder,
      AUTH_SECRET: secret,
      STOREGLASS_DEMO: 'on',
      STOREGLASS_RATE_LIMITS: 'off',
    })
    const before = await openApi(source, config, {})
    const user = await before.demoUser()
    await before.signedUpUser('zoe.angstrom@example.com')
    for (let index = 0; index < 1200; index += 1) {
      const text = { subject: `No. ${index}`, text: `Grüße 🦦\n"${index}"`, html: `<p>\\n</p>` }
      await before.services.mail.send({ to: 'a@example.com', ...text })
    }

    const moved = await moveDatabase(source, target)
    expect(moved.find(({ table }) => table === 'mail')?.rows).toBe(1201)

    const after = await openApi(target, config, {})
    const { organizationId } = user.identity
    const projects = { params: { organizationId } }
    expect((await after.request(getProjects, projects, user)).body).toEqual(
      (await before.request(getProjects, projects, user)).body,
    )
    const refreshed = await after.request(refreshToken, { body: { refreshToken: user.refreshToken } })
    expect(refreshed.status).toBe(200)
    await expect(moveDatabase(source, target)).rejects.toThrow(MoveRefused)

    await source.close()
    await target.close()
    rmSync(folder, { recursive: true, force: true })
  })
})
