import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { refreshToken } from '#contract/auth/auth.ts'
import { getProjects } from '#contract/projects.ts'
import { restoreBackup } from '#server/db/backup/restore-backup.ts'
import { writeBackup } from '#server/db/backup/write-backup.ts'
import { migrate, migrationNames, migrationsOf } from '#server/db/migrate.ts'
import { openApi } from '#tests/support/api/api.ts'
import { sumsOf } from '#tests/support/api/backup-sums.ts'
import { newPlace, type Kind, type Place } from '#tests/support/api/databases.ts'

const kinds: Kind[] = inject('postgresUrl') === null ? ['embedded'] : ['embedded', 'postgres']
const pairs = kinds.flatMap((from) => kinds.map((to) => [from, to] as const))

const places: Place[] = []
const place = async (...wanted: Parameters<typeof newPlace>) => {
  const made = await newPlace(...wanted)
  places.push(made)
  return made
}
let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'storeglass-backups-'))
})
afterEach(() => {
  for (const one of places.splice(0)) one.remove()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const newFile = () => path.join(folder, crypto.randomUUID())

/** A user with projects and 1,200 changes, whose texts hold what texts can hold, and a mail with a link. */
const fill = ({ use, config }: Place) =>
  use(async (database) => {
    const api = await openApi(database, config, {})
    const user = await api.demoUser()
    const changes = Array.from({ length: 1200 }, (_, index) => ({
      organisation_id: user.identity.organizationId,
      id: crypto.randomUUID(),
      at: api.clock.now(),
      action: 'keywords-added' as const,
      actor_id: null,
      acted_as_id: null,
      project_id: null,
      project_title: null,
      subject: `Grüße 🦦\n"${index}"\u2028\\`,
      subject_id: null,
    }))
    await api.services.db.insertInto('organisation_change').values(changes).execute()
    const link = { subject: 'Your link', text: 'http://localhost/reset?code=opens', html: '<p></p>' }
    await api.services.mail.send({ language: 'en', to: 'a@example.com', ...link })
    const { body } = await api.request(getProjects, { params: { organizationId: user.identity.organizationId } }, user)
    await api.close()
    return { user, projects: body }
  })

describe.each(pairs)('a backup of %s, restored into %s', (from, to) => {
  test(
    'holds every row but mails, whose links open accounts; sessions go on, and it can be backed up and restored again',
    { timeout: 120_000 },
    async () => {
      const [source, target] = [await place(from), await place(to, { isNew: true })]
      const { user, projects } = await fill(source)
      const [file, again] = [newFile(), newFile()]
      const written = await writeBackup(source.config, file)
      expect(statSync(file).mode & 0o777).toBe(0o600)

      const restored = await restoreBackup(target.config, file)
      expect(restored).toMatchObject({ rows: written.rows, keys: [], aside: null })
      await target.use(async (database) => {
        const api = await openApi(database, target.config, {})
        const refreshed = await api.request(refreshToken, { body: { refreshToken: user.refreshToken } })
        const token = refreshed.body.accessToken
        const params = { organizationId: user.identity.organizationId }
        expect((await api.request(getProjects, { params }, { token })).body).toEqual(projects)
        await api.close()
      })

      await restoreBackup(target.config, file, { force: true })
      await writeBackup(target.config, again)
      expect(await sumsOf(again)).toEqual(await sumsOf(file))
      const sums = await sumsOf(again)
      expect(sums['organisation_change']?.rows).toBeGreaterThanOrEqual(1200)
      expect(Object.keys(sums)).not.toContain('mail')
      expect(gunzipSync(readFileSync(file)).toString('utf8')).not.toContain('code=opens')
    },
  )
})

describe.each(kinds)('a backup restored into %s', (kind) => {
  test('of an older version gets the schema of this one', async () => {
    const [source, target] = [await place('embedded', { isNew: true }), await place(kind, { isNew: true })]
    await source.use(async ({ db }) => {
      await migrate(db, '2026-11-21-9-access')
      await db.insertInto('feature_flag').values({ name: 'a', enabled: true, changed_at: new Date() }).execute()
    })
    const file = newFile()
    await writeBackup(source.config, file)
    await restoreBackup(target.config, file)
    await target.use(async ({ db, pool }) => {
      expect(await migrationsOf(pool)).toEqual(migrationNames)
      expect(await db.selectFrom('feature_flag').select('name').execute()).toEqual([{ name: 'a' }])
    })
  })

  test('replaces data only where it is told to, and then all of it', async () => {
    const [source, target] = [await place(kind), await place(kind)]
    const file = newFile()
    await writeBackup(source.config, file)
    const { user } = await fill(target)
    const users = () => target.use(({ db }) => db.selectFrom('app_user').select('id').execute())
    await expect(restoreBackup(target.config, file)).rejects.toThrow(/already. To replace .* add --force/)
    expect(await users()).toEqual([{ id: user.identity.userId }])
    const { aside } = await restoreBackup(target.config, file, { force: true })
    expect(await users()).toEqual([])
    expect(aside === null ? [] : readdirSync(aside)).toEqual(kind === 'embedded' ? ['pg'] : [])
  })

  test('that is written never takes the place of a file, unless it is told to', async () => {
    const { config } = await place(kind)
    const file = newFile()
    writeFileSync(file, 'something else')
    await expect(writeBackup(config, file)).rejects.toThrow(`${file} exists already. To write over it, add --force.`)
    await writeBackup(config, file, { force: true })
    expect(Object.keys(await sumsOf(file))).toContain('organisation')
    expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([])
  })

  test('is not written where there is nothing to back up, or no folder for it', async () => {
    const [empty, source] = [await place(kind, { isNew: true }), await place(kind)]
    const file = newFile()
    await expect(writeBackup(empty.config, file)).rejects.toThrow('There is nothing to back up')
    await expect(writeBackup(source.config, path.join(file, 'a'))).rejects.toThrow("can't be written (ENOENT")
    expect(existsSync(file)).toBe(false)
  })
})
