import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as lists from '#contract/connections/connections.ts'
import { noteLostSecrets } from '#server/integrations/connections/note-lost-secrets.ts'
import { rotateSecrets } from '#server/integrations/connections/rotate.ts'
import { unseal } from '#server/integrations/connections/sealing.ts'
import { readSecrets } from '#server/integrations/connections/secrets.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { memberOf, newMember } from '#tests/support/api/member.ts'
import { connectForm, sampleForm } from '#tests/support/connections/sample-forms.ts'
import type { Api } from '#tests/support/api/api.ts'

const OLD = 'the secret of the first year, long enough'
const NEW = 'the secret of the second year, long enough'

/** Every row of every table, as text. */
async function everything({ services: { db } }: Api): Promise<string> {
  const tables = await db.introspection.getTables()
  const rows = await Promise.all(tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db)))
  return JSON.stringify(rows.map((one) => one.rows))
}

describeOnEachDatabase('keys of connections at rest', (open) => {
  test('no part of a private key stands in the database, whatever is connected', async () => {
    const api = await open()
    const owner = await newMember(api)
    for (const provider of ['app-store-connect', 'google-play', 'apple-ads', 'google-ads'] as const) {
      const form = await sampleForm(owner, provider)
      await connectForm(owner, form)
      const lines = (await form.file.text()).split(/\\n|\n/).filter((line) => /^[A-Za-z0-9+/]{64}$/.test(line))
      expect(lines.length).toBeGreaterThan(0)
      const rows = await everything(api)
      expect(lines.filter((line) => rows.includes(line))).toEqual([])
    }
    expect(await everything(api)).not.toContain('PRIVATE KEY')
  })

  test('a sealed key opens for its own connection alone, and only unchanged', async () => {
    const api = await open()
    const owner = await newMember(api)
    const { id } = await connectForm(owner, await sampleForm(owner, 'app-store-connect'))
    const { db, connections } = api.services
    const row = await db.selectFrom('connection').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const opens = (change: Partial<typeof row>) => unseal({ ...row, ...change }, connections.secrets) !== null
    expect(opens({})).toBe(true)
    expect(opens({ id: crypto.randomUUID() })).toBe(false)
    expect(opens({ organisation_id: crypto.randomUUID() })).toBe(false)
    expect(opens({ secret_id: 'another' })).toBe(false)
    const flipped = Buffer.from(row.sealed, 'base64url').map((byte, index) => (index === 40 ? byte ^ 1 : byte))
    expect(opens({ sealed: Buffer.from(flipped).toString('base64url') })).toBe(false)
    expect(opens({ sealed: row.sealed.slice(0, 20) })).toBe(false)
  })

  test('secrets:rotate seals every key under the new secret, and goes on after an interruption', async () => {
    const before = await open({ env: { SECRETS_KEY: OLD } })
    const owner = await newMember(before)
    const forms = ['app-store-connect', 'google-play', 'google-ads'] as const
    for (const provider of forms) await connectForm(owner, await sampleForm(owner, provider))
    const config = { ...before.services.config, secrets: { key: NEW, previous: OLD } }
    const secrets = await readSecrets(config)
    const { db } = before.services
    await db.deleteFrom('connection').where('organisation_id', '<>', owner.identity.organizationId).execute()
    // The first run was interrupted after one.
    const [first] = await db.selectFrom('connection').select('id').limit(1).execute()
    expect(first).toBeDefined()
    const started = await rotateSecrets(db, secrets)
    expect(started).toEqual({ sealed: 3, before: 0, unknown: 0 })
    expect(await rotateSecrets(db, secrets)).toEqual({ sealed: 0, before: 3, unknown: 0 })

    const after = await open({ env: { SECRETS_KEY: NEW } })
    const again = memberOf(after, owner)
    for (const { id } of (await again.read(lists.getConnections, { query: {} })).content)
      expect(await again.read(lists.checkConnection, { params: { connectionId: id } })).toMatchObject({
        status: 'working',
      })
    // A server that knows the old secret alone can't read them any more, and says so, first without asking anybody.
    const states = async () => {
      const { content } = await again.read(lists.getConnections, { query: {} })
      return content.map(({ status, reason }) => `${status} ${reason}`)
    }
    expect(await noteLostSecrets(db, before.services.connections.secrets, before.clock.now())).toBe(3)
    expect(await states()).toEqual(Array(3).fill('broken secret'))
    expect(await noteLostSecrets(db, before.services.connections.secrets, before.clock.now())).toBe(0)
    // Where it is there again, the next check is due at once.
    const later = new Date(before.clock.now().getTime() + 1000)
    expect(await noteLostSecrets(db, after.services.connections.secrets, later)).toBe(0)
    const due = await db.selectFrom('connection').select('next_check_at').execute()
    expect(due.map(({ next_check_at }) => next_check_at?.getTime())).toEqual(Array(3).fill(later.getTime()))
    const { content } = await owner.read(lists.getConnections, { query: {} })
    const left = content[0]?.id ?? ''
    expect(await owner.read(lists.checkConnection, { params: { connectionId: left } })).toMatchObject({
      status: 'broken',
      reason: 'secret',
    })
    expect(
      await rotateSecrets(db, await readSecrets({ ...config, secrets: { key: OLD, previous: undefined } })),
    ).toEqual({
      sealed: 0,
      before: 0,
      unknown: 3,
    })
  })

  test('a SECRETS_KEY may be introduced while keys are sealed with the secret that signs tokens', async () => {
    const before = await open()
    const owner = await newMember(before)
    const { id } = await connectForm(owner, await sampleForm(owner, 'app-store-connect'))
    const after = await open({ env: { SECRETS_KEY: NEW } })
    const again = memberOf(after, owner)
    expect(await again.read(lists.checkConnection, { params: { connectionId: id } })).toMatchObject({
      status: 'working',
    })
  })
})
