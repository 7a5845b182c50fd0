import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ErrorBody } from '#contract/protocol/errors.ts'
import { PLAN_QUOTAS } from '#contract/protocol/limits.ts'
import { writeSample } from '#contract/reviews/automation.ts'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { Api } from '#tests/support/api/api.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember, type Member } from '#tests/support/api/member.ts'
import { joinTeam, setPermissions, signInAgain } from '#tests/support/pages/team.ts'
import { assistances, german } from '#tests/support/reviews/drafting.ts'
import { addReviews, repliesOf } from '#tests/support/reviews/own-reviews.ts'
import { FakeModel, type ModelFault } from '#tests/support/servers/fake-model.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

let model: FakeModel
beforeAll(async () => {
  model = await FakeModel.start()
})
beforeEach(() => model.reset())
afterAll(() => model.stop())

const says = (reply: string): ModelFault => ({ says: JSON.stringify({ reply }) })
const codeOf = ({ body }: { body: object | null }) => (body as ErrorBody | null)?.error ?? 'ok'
const answer = { by: 'ai', tone: 'formal', language: null, instructions: 'Thank them twice.' } as const
const { trackId, store } = sample.moorlight

const write = (member: Member, reviewId = 'r') =>
  member.call(writeSample, { params: { trackId }, query: { store }, body: { reviewId, answer } })

describeOnDatabase('samples of what a rule by AI would say', (open) => {
  const writing = async (env: Record<string, string> = {}) => {
    const api = await open({ env: { ...model.env, LOG_LEVEL: 'silent', ...env } })
    const owner = await newMember(api)
    await owner.addProject(sample.moorlight)
    await addReviews(api, owner, { r: {}, german })
    return { api, owner, used: () => assistances(api, owner) }
  }
  const nothingStored = async (api: Api, owner: Member) => expect(await repliesOf(api, owner)).toEqual({})

  test('REV-010: are written as the rule says, sent and stored nowhere, and use up one assistance each', async () => {
    const { api, owner, used } = await writing()
    expect(await write(owner)).toMatchObject({ status: 200, body: { language: 'en', held: null } })
    const [system, prompt] = model.asked[0]?.messages ?? []
    expect(system?.content).toMatch(/formal and polite/)
    expect(JSON.parse(prompt?.content ?? '')).toMatchObject({ wishes: 'Thank them twice.', review: { stars: 5 } })
    expect(await used()).toBe(1)
    await nothingStored(api, owner)
    const decided = await api.services.db.selectFrom('reply_decision').selectAll().execute()
    expect(decided).toEqual([])
  })

  test('tell why each would wait for a person: its words, what the app has said before, few stars', async () => {
    const { api, owner } = await writing()
    const kind = 'Thank you, it is good to know that you sleep well.'
    model.fail(says('We will of course refund you the full 50 dollars.'), says(kind), says(kind))
    const heldOf = async (id?: string) => ((await write(owner, id)).body as EndpointOutput<typeof writeSample>).held
    expect(await heldOf()).toEqual({ kind: 'money', shown: 'refund' })
    expect(await heldOf()).toBeNull()
    const now = api.clock.now()
    await addReviews(api, owner, { answered: {} })
    await api.services.db
      .insertInto('review_reply')
      .values({
        organisation_id: owner.identity.organizationId,
        store,
        track_id: trackId,
        review_id: 'answered',
        text: kind,
        state: 'published',
        origin: 'person',
        written_at: now,
        state_at: now,
      })
      .execute()
    expect(await heldOf()).toMatchObject({ kind: 'repeated' })
    expect(await heldOf('german')).toMatchObject({ kind: 'rating' })
  })

  test('are written by those alone who may turn the rule on', async () => {
    const { api, owner, used } = await writing()
    const stranger = await newMember(api)
    expect(codeOf(await write(stranger))).toBe('APP_NOT_FOUND')
    const member = await joinTeam(api, owner)
    await setPermissions(api, member, { account: 'view', apps: {}, grants: ['reviews/reply'] })
    expect(codeOf(await write(await signInAgain(api, member)))).toBe('FORBIDDEN')
    await setPermissions(api, member, { account: 'edit', apps: {}, grants: [] })
    expect(codeOf(await write(await signInAgain(api, member)))).toBe('FORBIDDEN')
    expect(model.asked).toEqual([])
    await setPermissions(api, member, { account: 'edit', apps: {}, grants: ['reviews/reply'] })
    expect((await write(await signInAgain(api, member))).status).toBe(200)
    expect(await used()).toBe(1)
  })

  test('SUB-022, REV-010: none on the free plan, without an assistance, and above the day’s and the hour’s limit', async () => {
    const { api, owner, used } = await writing({ STOREGLASS_RATE_LIMITS: 'on' })
    const limit = PLAN_QUOTAS.paid.aiAssistances
    const { db, limits } = api.services
    const month = `${api.clock.now().toISOString().slice(0, 7)}-01`
    const organisation_id = owner.identity.organizationId
    await db
      .insertInto('quota_use')
      .values({ organisation_id, slot_type: 'AI_ASSISTANCE', month, used: limit })
      .execute()
    expect(codeOf(await write(owner))).toBe('QUOTA_EXCEEDED')
    await db.updateTable('quota_use').set({ used: 0 }).where('organisation_id', '=', organisation_id).execute()
    await limits.countMany('languageModel', 60, organisation_id)
    expect(codeOf(await write(owner))).toBe('RATE_LIMITED')
    await owner.endTrial()
    expect(codeOf(await write(owner))).toBe('FEATURE_LOCKED')
    expect(model.asked).toEqual([])
    expect(await used()).toBe(0)
  })

  test.each<[string, Record<string, string>, ModelFault[], string]>([
    ['is malformed twice', {}, ['prose', 'prose'], 'AI_FAILED'],
    ['is none', {}, [500], 'AI_UNAVAILABLE'],
    ['is one too many of the operator’s day', { AI_DAILY_LIMIT: '1' }, [], 'AI_DAY_LIMIT'],
    ['can’t be asked for, there is no model', { AI_BASE_URL: '', AI_MODEL: '', AI_API_KEY: '' }, [], 'AI_UNAVAILABLE'],
  ])('an answer that %s uses up nothing', async (_, env, faults, code) => {
    const { owner, used } = await writing(env)
    if (code === 'AI_DAY_LIMIT') await write(owner)
    const before = await used()
    model.fail(...faults)
    expect(codeOf(await write(owner))).toBe(code)
    expect(await used()).toBe(before)
  })

  test.each([
    [{}, 'AI_UNAVAILABLE', 0],
    [{ STOREGLASS_DEMO_AI: 'on' }, 'ok', 1],
  ])('a demo has them only where its operator says so: %o', async (env, code, count) => {
    const { api, owner } = await writing(env)
    await api.services.db
      .updateTable('organisation')
      .set({ demo: true })
      .where('id', '=', owner.identity.organizationId)
      .execute()
    expect(codeOf(await write(await signInAgain(api, owner)))).toBe(code)
    expect(model.asked).toHaveLength(count)
  })
})
