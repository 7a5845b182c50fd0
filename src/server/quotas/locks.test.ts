import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { readConfig } from '#server/kernel/config.ts'
import { lockOwnProject } from '#server/scope/own-project.ts'
import { openFreshPostgres } from '#tests/support/api/api-harness.ts'
import { openApi } from '#tests/support/api/api.ts'
import { newMember } from '#tests/support/api/member.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'
import { lockOrganisation } from './take-slot.ts'

describe.runIf(inject('postgresUrl') !== null)('locks of an organisation and of its project (postgres)', () => {
  test('writers that each refer to what the other one has locked do not lock each other out', async () => {
    const database = await openFreshPostgres()
    await migrate(database.db)
    const config = readConfig({ AUTH_SECRET: 'a secret that is long enough for tests', STOREGLASS_RATE_LIMITS: 'off' })
    const api = await openApi(database, config, {})
    try {
      const member = await newMember(api)
      const projectId = await member.addProject(sample.moorlight)
      const { organizationId } = member.identity
      const bothHold = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const held = Promise.all(bothHold.map(({ promise }) => promise))
      const { db } = api.services
      // As the foreign keys of what is inserted do.
      const addsKeywords = db.transaction().execute(async (tx) => {
        await lockOrganisation(tx, organizationId)
        bothHold[0]!.resolve()
        await held
        await sql`select id from project where id = ${projectId} for key share`.execute(tx)
      })
      const addsCompetitor = db.transaction().execute(async (tx) => {
        await lockOwnProject(tx, member.identity, projectId)
        bothHold[1]!.resolve()
        await held
        await sql`select id from organisation where id = ${organizationId} for key share`.execute(tx)
      })
      await expect(Promise.all([addsKeywords, addsCompetitor])).resolves.toBeDefined()
    } finally {
      await api.close()
    }
  })
})
