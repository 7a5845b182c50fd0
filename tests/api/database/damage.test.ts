import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { exploreDemo } from '#contract/auth/auth.ts'
import { readConfig } from '#server/kernel/config.ts'
import { openEmbedded } from '#server/db/database.ts'
import { DatabaseDamaged } from '#server/db/embedded/database-damaged.ts'
import { nodeFlags } from '#server/node-flags.mjs'
import { openApi } from '#tests/support/api/api.ts'
import { damages, forgetTable, garble } from '#tests/support/faults/damaged-cluster.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'storeglass-damage-'))
  cpSync(inject('emptyDatabase'), folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('damaged files of the embedded database', () => {
  test.each(Object.entries(damages))('%s: it is refused in one line', async (_, damage) => {
    const cluster = path.join(folder, 'pg')
    damage(cluster)
    const refused = await openEmbedded(folder).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(DatabaseDamaged)
    expect(String(refused)).toMatch(
      new RegExp(
        `^DatabaseDamaged: The database in ${cluster} is damaged \\([^\n]+\\). Restore a backup: npm run restore -- FILE --force$`,
      ),
    )
  })

  test.each([
    ['its tables are garbage', async () => damages['every table is garbage']?.(path.join(folder, 'pg'))],
    ['its catalogue has lost a table', () => forgetTable(folder, 'kysely_migration')],
  ])('%s: the server says so in one line and ends', async (_, damage) => {
    await damage()
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [...nodeFlags, '--liftoff-only', 'src/server/main.ts'],
      // A server that starts all the same would never end by itself.
      { encoding: 'utf8', env: { PORT: '0', STOREGLASS_DATA: folder, LOG_LEVEL: 'error' }, timeout: 50_000 },
    )
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(/^The database in \S+ is damaged \([^\n]+\)\. Restore a backup: [^\n]+\n$/)
  })

  test('only in one table: whoever asks for it is told, and the operator what to do', async () => {
    const before = await openEmbedded(folder)
    await sql`insert into organisation values (gen_random_uuid(), 'Marlow', 'sample', false, now())`.execute(before.db)
    const { rows } = await sql<{ file: string }>`select pg_relation_filepath('organisation') as file`.execute(before.db)
    await before.close()
    garble(path.join(folder, 'pg', rows[0]?.file ?? ''))
    const database = await openEmbedded(folder)
    const api = await openApi(database, readConfig({ STOREGLASS_DATA: folder, LOG_LEVEL: 'silent' }), {})
    const { status, error } = await api.request(exploreDemo, { body: {} })
    expect({ status, message: error.message }).toEqual({
      status: 503,
      message: 'The database of the server is damaged.',
    })
    await api.close()
    await database.close()
  })
})
