import { expect, test } from 'vitest'
import * as administration from '#contract/administration.ts'
import { logIn } from '#contract/auth/auth.ts'
import { endAllSessions } from '#server/scope/end-sessions.ts'
import type { Api } from '#tests/support/api/api.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { newMember, type Member } from '#tests/support/api/member.ts'
import { openWithStaff } from '#tests/support/pages/staff.ts'

const rename = async ({ services }: Api, { identity }: Member, person: { first_name: string; last_name: string }) =>
  services.db.updateTable('app_user').set(person).where('id', '=', identity.userId).execute()

const find = async (staff: Member, query: string, page?: string) =>
  staff.read(administration.searchUsers, { query: { query, page } })

describeOnEachDatabase('search for users', (open) => {
  test('TEAM-011: finds by e-mail, name and organisation, in whatever case', async () => {
    const { api, staff } = await openWithStaff(open)
    const member = await newMember(api)
    const { userId, organizationId, email } = member.identity
    const word = crypto.randomUUID()
    await rename(api, member, { first_name: `Zoë ${word}`, last_name: 'Ångström' })
    await api.services.db
      .updateTable('organisation')
      .set({ name: `Foghorn ${word} & Sons` })
      .where('id', '=', organizationId)
      .execute()
    const found = {
      content: [
        {
          userId,
          email,
          organizationId,
          firstName: `Zoë ${word}`,
          lastName: 'Ångström',
          organization: `Foghorn ${word} & Sons`,
          role: 'owner',
          internal: false,
          hasSecondStep: false,
          createdAt: expect.any(String),
        },
      ],
      pageNumber: 1,
      pageSize: 25,
      totalPages: 1,
    }
    for (const query of [email.toUpperCase(), `${word.toUpperCase()} Ångström`, `foghorn ${word}`]) {
      expect(await find(staff, query)).toEqual(found)
    }
    expect(await find(staff, `${word} nobody`)).toMatchObject({ content: [], totalPages: 0 })
  })

  test('signs of a pattern are signs of a name', async () => {
    const { api, staff } = await openWithStaff(open)
    const member = await newMember(api)
    await rename(api, member, { first_name: '100%_\\', last_name: `o'Brien` })
    for (const query of ['0%_\\', `o'Brien`]) {
      expect((await find(staff, query)).content.map(({ userId }) => userId)).toEqual([member.identity.userId])
    }
    expect((await find(staff, '%%%%')).content).toEqual([])
    expect(await staff.call(administration.searchUsers, { query: { query: 'a' } })).toMatchObject({ status: 400 })
    expect(await staff.call(administration.searchUsers, { query: { query: 'a\0b' } })).toMatchObject({ status: 400 })
  })

  test('an open invitation makes nobody a user of an organisation', async () => {
    const { api, staff } = await openWithStaff(open)
    const [host, invited] = [await newMember(api), await newMember(api)]
    const name = `Barograph ${crypto.randomUUID()}`
    const { db } = api.services
    const { organizationId } = host.identity
    await db.updateTable('organisation').set({ name }).where('id', '=', organizationId).execute()
    await db
      .insertInto('membership')
      .values({ organisation_id: organizationId, user_id: invited.identity.userId, role: 'member', joined_at: null })
      .execute()
    expect((await find(staff, name)).content.map(({ userId }) => userId)).toEqual([host.identity.userId])
  })

  test('tells many users page by page', async () => {
    const { api, staff } = await openWithStaff(open)
    const word = crypto.randomUUID().slice(0, 8)
    const members = await Promise.all(Array.from({ length: 27 }, () => newMember(api)))
    for (const member of members) await rename(api, member, { first_name: 'Ada', last_name: word })
    const pages = [await find(staff, word, '1'), await find(staff, word, '2'), await find(staff, word, '3')]
    expect(pages.map(({ content, totalPages }) => [content.length, totalPages])).toEqual([
      [25, 2],
      [2, 2],
      [0, 2],
    ])
    const emails = pages.flatMap(({ content }) => content.map(({ email }) => email))
    expect(emails).toEqual(members.map(({ identity }) => identity.email).toSorted())
  })
})

describeOnEachDatabase('staff', (open) => {
  test('TEAM-007: who is no longer named in the settings is no longer staff from the next log-in on', async () => {
    const { api, staff } = await openWithStaff(open)
    expect(staff.identity).toMatchObject({ internal: true, impersonator: true })
    const later = await open()
    const { email } = staff.identity
    const answer = await later.request(logIn, { body: { email, password: staff.password } })
    expect(answer.body.identity).toMatchObject({ internal: false, impersonator: false })
    const body = { userId: (await newMember(api)).identity.userId, reason: 'With the token of before' }
    expect(await staff.call(administration.impersonate, { body })).toMatchObject({ body: { error: 'FORBIDDEN' } })
  })

  test('who is no longer staff reads nothing of the administration, though the token still says so', async () => {
    const { api, staff } = await openWithStaff(open)
    const reads = async (of: Api = api) => (await of.request(administration.getAuditLog, { query: {} }, staff)).status
    expect(await reads()).toBe(200)
    expect(await reads(await open()), 'the settings name nobody').toBe(403)
    await api.services.db
      .updateTable('app_user')
      .set({ internal: false, impersonator: false })
      .where('id', '=', staff.identity.userId)
      .execute()
    expect(await reads()).toBe(403)
  })

  test('staff whose session has ended read nothing of the administration', async () => {
    const { api, staff } = await openWithStaff(open)
    await endAllSessions(api.services.db, staff.identity.userId, api.clock.now())
    const answers = [
      await staff.call(administration.searchUsers, { query: { query: 'ada' } }),
      await staff.call(administration.getAuditLog, { query: {} }),
    ]
    expect(answers).toMatchObject([{ body: { error: 'UNAUTHORIZED' } }, { body: { error: 'UNAUTHORIZED' } }])
  })

  test('a token that names no running session of its user opens nothing of the administration, whoever signed it', async () => {
    const { api, staff } = await openWithStaff(open)
    const member = await newMember(api)
    const { sessionId } = (await api.services.tokens.verify(member.token, api.clock.now())) ?? {}
    const forged = [
      { ...staff.identity },
      { ...staff.identity, sessionId: crypto.randomUUID() },
      { ...staff.identity, sessionId },
      { ...member.identity, sessionId, internal: true, impersonator: true },
    ]
    const statuses: number[] = []
    for (const who of forged) {
      const { token } = await api.services.tokens.issue(who, api.clock.now())
      statuses.push((await api.request(administration.searchUsers, { query: { query: 'ada' } }, { token })).status)
    }
    expect(statuses).toEqual([401, 401, 401, 403])
  })

  test('nothing of the administration is open to the owner of an organisation', async () => {
    const { api } = await openWithStaff(open)
    const owner = await newMember(api)
    const refused = [
      await owner.call(administration.searchUsers, { query: { query: 'ada' } }),
      await owner.call(administration.getAuditLog, { query: {} }),
      await owner.call(administration.getAllFlags, {}),
      await owner.call(administration.setFlag, { params: { name: 'feature_x' }, body: { enabled: true } }),
      await owner.call(administration.getIncidents, {}),
      await owner.call(administration.deleteIncident, { params: { id: crypto.randomUUID() } }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
  })
})

describeOnEachDatabase('feature flags', (open) => {
  test('OBS-003: everybody signed in knows the flags that are on; staff turn them, and the log says who did', async () => {
    const { api, staff } = await openWithStaff(open)
    const member = await newMember(api)
    const name = 'feature_impersonation'
    const turn = async (enabled: boolean) => staff.read(administration.setFlag, { params: { name }, body: { enabled } })
    const chat = { name: 'feature_chat_support', enabled: false, changedAt: null }
    expect(await staff.read(administration.getAllFlags, {})).toEqual([{ name, enabled: true, changedAt: null }, chat])
    expect(await member.read(administration.getFlags, {})).toEqual([name])
    expect(await turn(false)).toEqual({ name, enabled: false, changedAt: expect.any(String) })
    expect(await member.read(administration.getFlags, {})).toEqual([])
    api.clock.advance(1000)
    await turn(true)
    expect(await staff.read(administration.getAllFlags, {})).toMatchObject([{ name, enabled: true }, chat])
    const { userId } = staff.identity
    const { content } = await staff.read(administration.getAuditLog, { query: { userId } })
    expect(content.map(({ action, note }) => [action, note])).toEqual([
      ['flag-changed', `${name} on`],
      ['flag-changed', `${name} off`],
    ])
    const unknown = { params: { name: 'feature_of_nobody' }, body: { enabled: true } }
    expect(await staff.call(administration.setFlag, unknown)).toMatchObject({ body: { error: 'NOT_FOUND' } })
  })
})
