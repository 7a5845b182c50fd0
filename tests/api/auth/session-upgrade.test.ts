import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, inject, test } from 'vitest'
import { exchangeToken } from '#server/auth/sessions/exchange-token.ts'
import { hashToken } from '#server/kernel/opaque-token.ts'
import type { HttpError } from '#server/kernel/http-error.ts'
import { openEmbedded, openPostgres, type Database } from '#server/db/database.ts'
import { migrate, migrations } from '#server/db/migrate.ts'
import { freshPostgresUrl } from '#tests/support/api/api-harness.ts'

const userId = '00000000-0000-4000-8000-000000000001'
const sessionId = '00000000-0000-4000-8000-000000000002'
const now = new Date('2026-11-23T12:00:00Z')

/** Makes it the database of a version in which a token knew only when it was used. */
async function migrateUntilThen(database: Database): Promise<void> {
  const until = Object.entries(migrations).filter(([name]) => name < '2026-11-23-1-token-successors')
  const provider = { getMigrations: () => Promise.resolve(Object.fromEntries(until)) }
  const { error } = await new Migrator({ db: database.db, provider }).migrateToLatest()
  if (error !== undefined) throw error
}

/** Used twice: `first` for `second`, `second` for both that were not used yet. */
async function fill({ db }: Database): Promise<void> {
  await sql`insert into app_user (id, email, first_name, last_name, language, marketing_consent, internal, created_at)
    values (${userId}, 'ada@example.com', 'Ada', 'Marlow', 'en', false, false, ${now})`.execute(db)
  await sql`insert into session (id, user_id, created_at, last_used_at) values (${sessionId}, ${userId}, ${now}, ${now})`.execute(
    db,
  )
  for (const [token, usedAt] of [
    ['first', '2026-11-23T12:00:00Z'],
    ['second', '2026-11-23T12:10:00Z'],
    ['third', null],
    ['sibling', null],
  ] as const) {
    await sql`insert into refresh_token (token_hash, family, user_id, created_at, expires_at, used_at)
      values (${hashToken(token)}, ${sessionId}, ${userId}, ${now}, '2027-01-20', ${usedAt})`.execute(db)
  }
}

/** How each token is answered, one after the other, once the database is of this version. */
async function afterUpgrade(database: Database): Promise<string[]> {
  try {
    await migrateUntilThen(database)
    await fill(database)
    await migrate(database.db)
    const later = new Date(now.getTime() + 3_600_000)
    const outcomes: string[] = []
    for (const token of ['second', 'third', 'first', 'sibling']) {
      const outcome = exchangeToken(database.db, token, later).then(
        (given) => given.sessionId,
        (error: HttpError) => error.code,
      )
      outcomes.push(await outcome)
    }
    return outcomes
  } finally {
    await database.close()
  }
}

const goneOn = [sessionId, sessionId, 'REFRESH_TOKEN_REUSED', 'REFRESH_TOKEN_INVALID']

test('sessions of an earlier version go on, and their exchanged tokens stay exchanged (embedded)', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'storeglass-upgrade-'))
  expect(await afterUpgrade(await openEmbedded(folder))).toEqual(goneOn)
  rmSync(folder, { recursive: true, force: true })
})

test.runIf(inject('postgresUrl') !== null)(
  'sessions of an earlier version go on, and their exchanged tokens stay exchanged (postgres)',
  async () => expect(await afterUpgrade(await openPostgres(await freshPostgresUrl()))).toEqual(goneOn),
)
