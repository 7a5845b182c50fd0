import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { permits, privilegesOf, type AppPermission } from '#contract/protocol/access.ts'
import { getFeatures } from '#contract/account.ts'
import { impersonate } from '#contract/administration.ts'
import { API_BASE, type Endpoint } from '#contract/protocol/endpoint.ts'
import type { ErrorBody, ErrorCode } from '#contract/protocol/errors.ts'
import { endpoints } from '#contract/index.ts'
import { removeApp } from '#contract/projects.ts'
import type { Caller } from '#server/kernel/caller.ts'
import type { Api } from '#tests/support/api/api.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { inputOf, type Given } from '#tests/support/api/contract-inputs.ts'
import { newMember, type Member } from '#tests/support/api/member.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'
import { openWithStaff } from '#tests/support/pages/staff.ts'
import { joinTeam, setPermissions, signInAgain } from '#tests/support/pages/team.ts'

const LONG_MS = 300_000
const nobody: Given = {
  organizationId: '00000000-0000-4000-8000-000000000001',
  orgId: '00000000-0000-4000-8000-000000000001',
  userId: '00000000-0000-4000-8000-000000000002',
  projectId: '00000000-0000-4000-8000-000000000003',
}

test('a valid call can be made up of every endpoint: what follows covers all of them', () => {
  // It throws, naming the endpoint, where it can make up none.
  expect(endpoints.map((endpoint) => inputOf(endpoint, nobody))).toHaveLength(endpoints.length)
})

/** Somebody who asks, and what the contract's words mean for them. */
interface Actor {
  token: string
  caller: Caller
  /** On the apps of the organisation. */
  account: AppPermission
  /** What the plan holds of what is not in every plan; null: all. */
  features: readonly string[] | null
  ids: Given
}

/** The one answer that the contract's declarations leave; null: the actor is let in, whatever comes of it then. */
function refusalFor({ privilege, selfOnly, feature, app }: Endpoint, actor: Actor): ErrorCode | null {
  const { caller, account, features } = actor
  if (privilege && !privilegesOf(caller).has(privilege)) return 'FORBIDDEN'
  if (selfOnly && caller.impersonatorId) return 'NOT_WHILE_ACTING'
  if (feature && features && !features.includes(feature)) return 'FEATURE_LOCKED'
  if (!app || caller.role !== 'member') return null
  if (account === 'none') return 'PROJECT_NOT_FOUND'
  return permits(account, app) ? null : 'FORBIDDEN'
}

/** Codes that keep somebody out because of who they are. */
const keptOut = new Set<string>([
  'UNAUTHORIZED',
  'FORBIDDEN',
  'NOT_WHILE_ACTING',
  'FEATURE_LOCKED',
] satisfies ErrorCode[])

const bearer = endpoints.filter(({ auth }) => auth === 'bearer')
const restricted = bearer.filter(({ privilege, selfOnly, feature, app }) => privilege || selfOnly || feature || app)
/** What ends or moves what the other calls stand on last: a plan that is bought has its features from then on. */
const inOrder = (list: Endpoint[]) => list.toSorted((a, b) => rank(a) - rank(b))
const rank = ({ method, feature }: Endpoint) => (feature ? -1 : ['GET', 'PUT', 'POST', 'DELETE'].indexOf(method))

async function codeOf(api: Api, endpoint: Endpoint, token: string | undefined, ids: Given): Promise<string> {
  // The others go on to ask about the app: what removes one is asked for another.
  const given = endpoint.id === removeApp.id ? { ...ids, ...sample.nappery } : ids
  const answer = await api.request(endpoint, inputOf(endpoint, given), token === undefined ? {} : { token })
  return answer.status === endpoint.status ? 'OK' : answer.error.error
}

describeOnDatabase('the role matrix', (open) => {
  let api: Api
  let actors: Record<string, Actor>

  beforeAll(async () => {
    const opened = await openWithStaff(open)
    api = opened.api
    actors = await everybody(api, opened.staff)
  }, LONG_MS)

  const who = [
    'owner',
    'admin',
    'member who may edit',
    'member who may look',
    'member with no app',
    'owner on the free plan',
    'owner whom staff act as',
    'member of staff',
  ]
  test.each(who)(
    'TEAM-004, TEAM-005: %s gets in exactly where the contract lets them',
    async (name) => {
      const actor = actors[name]
      if (!actor) throw new Error(`Nobody is called ${name}.`)
      // Where nothing is declared, everybody is let in: one of them is enough to see it.
      for (const endpoint of inOrder(name === 'owner' ? bearer : restricted)) {
        const code = await codeOf(api, endpoint, actor.token, { ...nobody, ...actor.ids })
        const refusal = refusalFor(endpoint, actor)
        const told = refusal ?? (keptOut.has(code) ? 'let in' : code)
        expect([endpoint.id, code]).toEqual([endpoint.id, told])
      }
    },
    LONG_MS,
  )

  test(
    'AUTH-021: nobody gets in without a token',
    async () => {
      for (const endpoint of bearer) {
        expect([endpoint.id, await codeOf(api, endpoint, undefined, nobody)]).toEqual([endpoint.id, 'UNAUTHORIZED'])
      }
    },
    LONG_MS,
  )

  test(
    'CSRF: a page of another site can write nowhere, whatever the browser sends along',
    async () => {
      for (const { id, method, path } of endpoints.filter((one) => one.method !== 'GET')) {
        const address = API_BASE + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => nobody[name] ?? 'x')
        for (const site of ['cross-site', 'same-site']) {
          const response = await api.app.request(address, {
            method,
            headers: { 'sec-fetch-site': site, 'content-type': 'application/json', cookie: 'storeglass-refresh=x' },
            body: '{}',
          })
          expect([id, site, response.status]).toEqual([id, site, 403])
        }
      }
    },
    LONG_MS,
  )

  test(
    'CSRF: a browser that names only the origin of the page is believed, too, wherever a cookie comes with it',
    async () => {
      const cookie = 'storeglass-refresh=x'
      const foreign = ['https://evil.example', 'http://localhost:4311', 'https://localhost:4310', 'null']
      for (const { id, method, path } of endpoints.filter((one) => one.method !== 'GET')) {
        const address = API_BASE + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => nobody[name] ?? 'x')
        const statusFrom = async (headers: Record<string, string>) => {
          const type = { 'content-type': 'application/json', host: 'storeglass.test' }
          const init = { method, headers: { ...type, ...headers }, body: '{}' }
          const response = await api.app.request(address, init)
          const { error, message } = (await response.json().catch(() => ({}))) as Partial<ErrorBody>
          return error === 'FORBIDDEN' && message?.includes('other sites') ? 'refused' : 'read'
        }
        for (const origin of foreign)
          expect([id, origin, await statusFrom({ cookie, origin })]).toEqual([id, origin, 'refused'])
        for (const origin of ['http://localhost:4310', 'https://storeglass.test'])
          expect([id, origin, await statusFrom({ cookie, origin })]).toEqual([id, origin, 'read'])
      }
    },
    LONG_MS,
  )

  test(
    'CSRF: what a form can send without being asked is no request: its type is refused',
    async () => {
      for (const { id, method, path, body, auth } of endpoints) {
        if (!body || auth !== 'public') continue
        const address = API_BASE + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => nobody[name] ?? 'google')
        const response = await api.app.request(address, {
          method,
          headers: { 'content-type': 'text/plain' },
          body: JSON.stringify({}),
        })
        expect([id, response.status]).toEqual([id, 415])
      }
    },
    LONG_MS,
  )
})

/** One organisation with everybody in it, one on the free plan, and staff, some of them acting as the owner. */
async function everybody(api: Api, staff: Member): Promise<Record<string, Actor>> {
  const owner = await newMember(api)
  const projectId = await owner.addProject(sample.moorlight)
  const ids = (member: Member): Given => ({ ...member.own.params, projectId })
  const actor = (member: Member, more: Partial<Actor> = {}): Actor => ({
    token: member.token,
    caller: member.identity,
    account: 'edit',
    features: null,
    ids: ids(member),
    ...more,
  })
  const on = async (account: AppPermission) => {
    const member = await joinTeam(api, owner)
    await setPermissions(api, member, { account, apps: {}, grants: [] })
    return actor(await signInAgain(api, member), { account })
  }
  const free = await newMember(api)
  const freeProject = await free.addProject(sample.facetFall)
  await free.endTrial()
  const asked = { body: { userId: owner.identity.userId, reason: 'To see what they see' } }
  const { accessToken: token, identity: acted } = await staff.read(impersonate, asked)
  return {
    owner: actor(owner),
    admin: actor(await joinTeam(api, owner, 'admin')),
    'member who may edit': await on('edit'),
    'member who may look': await on('view'),
    'member with no app': await on('none'),
    'owner on the free plan': actor(free, {
      features: await free.read(getFeatures, free.own),
      ids: { ...free.own.params, projectId: freeProject },
    }),
    'owner whom staff act as': actor(owner, { caller: acted, token }),
    'member of staff': actor(staff, { ids: { ...staff.own.params, projectId: nobody['projectId'] ?? '' } }),
  }
}

describeOnDatabase("another organisation's ids on every endpoint", (open) => {
  test(
    'are refused exactly as ids that do not exist, and nothing of theirs changes',
    async () => {
      const { api, staff } = await openWithStaff(open)
      const owner = await newMember(api)
      const projectId = await owner.addProject(sample.moorlight)
      const member = await joinTeam(api, owner)
      const victim: Given = { ...owner.own.params, projectId }
      const stranger = await newMember(api)
      const before = await rowsOf(api, owner, member)
      expect(before.length).toBeGreaterThan(5)

      const named = endpoints.filter(({ path }) => /\{(organizationId|orgId|userId|projectId)\}/.test(path))
      expect(named.length).toBeGreaterThan(10)
      for (const endpoint of named) {
        const [foreign, unknown] = await Promise.all([
          codeOf(api, endpoint, stranger.token, victim),
          codeOf(api, endpoint, stranger.token, nobody),
        ])
        expect([endpoint.id, foreign]).toEqual([endpoint.id, unknown])
        const refusal = endpoint.auth === 'bearer' ? refusalOfForeign(endpoint) : unknown
        expect([endpoint.id, foreign]).toEqual([endpoint.id, refusal])
      }
      expect(staff.identity.internal).toBe(true)
      expect(await rowsOf(api, owner, member)).toEqual(before)
    },
    LONG_MS,
  )
})

/** Staff's own matters are closed to a stranger; a project is one that does not exist; everything else is not theirs. */
const refusalOfForeign = ({ path, privilege }: Endpoint): ErrorCode =>
  path.includes('{projectId}') && !/\{(orgId|organizationId|userId)\}/.test(path) && !privilege?.startsWith('admin')
    ? 'PROJECT_NOT_FOUND'
    : 'FORBIDDEN'

/** Every row of every table that names the owner, the member or their organisation. */
async function rowsOf({ services: { db } }: Api, owner: Member, member: Member): Promise<string[]> {
  const ids = [owner.identity.userId, member.identity.userId, owner.identity.organizationId]
  const tables = await db.introspection.getTables()
  const found: string[] = []
  for (const { name, columns } of tables) {
    const naming = columns.filter((column) => /^(user_id|organisation_id|id)$/.test(column.name))
    for (const column of naming.filter(({ dataType }) => dataType === 'uuid')) {
      // The tables are whatever the database has: no type knows them.
      const rows =
        await sql`select * from ${sql.table(name)} where ${sql.ref(column.name)} in (${sql.join(ids)})`.execute(db)
      found.push(...rows.rows.map((row) => `${name} ${JSON.stringify(row)}`))
    }
  }
  return [...new Set(found)].toSorted()
}
