import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { adPlacements, fitsPlacement } from '#aso/ad-copy/placements.ts'
import { getAdCopies, keepAdCopy, removeAdCopy, writeAdCopy } from '#contract/ad-copy.ts'
import { getQuotas } from '#contract/billing/plans.ts'
import type { EndpointInput } from '#contract/protocol/endpoint.ts'
import { AD_COPIES_MAX, PLAN_QUOTAS } from '#contract/protocol/limits.ts'
import { addCompetitor } from '#contract/projects.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember, type Member } from '#tests/support/api/member.ts'
import { tracker } from '#tests/support/api/tracker.ts'
import { FakeModel, type ModelFault } from '#tests/support/servers/fake-model.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

let model: FakeModel
beforeAll(async () => {
  model = await FakeModel.start()
})
beforeEach(() => model.reset())
afterAll(() => model.stop())

type Wanted = EndpointInput<typeof writeAdCopy>['body']

const write = (member: Member, projectId: string, part: Partial<Wanted> = {}) =>
  member.call(writeAdCopy, {
    params: { orgId: member.identity.organizationId },
    body: {
      projectId,
      locale: 'en-US',
      language: 'en',
      tone: 'informal',
      placement: 'google-app-campaign',
      keywords: [],
      sellingPoint: '',
      seen: [],
      ...part,
    },
  })

const says = (...variants: { headline?: string; text: string }[]): ModelFault => ({
  says: JSON.stringify({ variants }),
})
const usedBy = async (member: Member) =>
  (await member.read(getQuotas, member.own)).find(({ slotType }) => slotType === 'AI_ASSISTANCE')?.used

describeOnDatabase('ad copy', (open) => {
  const withModel = () => open({ env: { ...model.env, LOG_LEVEL: 'silent' } })

  test('MKT-008, OP-77: without a model is made of the listing’s own phrases, and uses up nothing', async () => {
    const { member, projectId } = await tracker(await open())
    const { status, body } = await write(member, projectId, { placement: 'apple-product-page' })
    expect({ status, body }).toMatchObject({ status: 200, body: { by: 'listing', leftOut: 0 } })
    const { variants } = body as { variants: { headline: string | null; text: string }[] }
    expect(variants.length).toBeGreaterThan(0)
    for (const variant of variants) expect(fitsPlacement(variant, 'apple-product-page')).toBe(true)
    expect(await write(member, projectId, { language: 'fr', locale: 'en-US' })).toMatchObject({ status: 200 })
    expect(await usedBy(member)).toBe(0)
  })

  test('MKT-009, MKT-010: by a model is in the language and tone asked for, and uses up one assistance', async () => {
    const { member, projectId } = await tracker(await withModel())
    model.fail(says({ headline: 'Ruhige Nächte', text: 'Langsame Geschichten und sanfter Regen, bis du einschläfst.' }))
    const wanted: Partial<Wanted> = {
      language: 'de',
      tone: 'formal',
      keywords: ['regen'],
      sellingPoint: 'Spielt offline',
    }
    expect(await write(member, projectId, wanted)).toMatchObject({
      status: 200,
      body: { by: 'model', leftOut: 0, variants: [{ headline: 'Ruhige Nächte' }] },
    })
    const [system, prompt] = model.asked[0]?.messages ?? []
    expect(system?.content).toMatch(/in German, formal and polite/)
    expect(system?.content).toContain(`at most ${adPlacements['google-app-campaign'].text} characters`)
    expect(JSON.parse(prompt?.content ?? '')).toMatchObject({
      language: 'de',
      keywords: ['regen'],
      special: 'Spielt offline',
    })
    expect(await usedBy(member)).toBe(1)
  })

  test('a variant that is too long, claims what the listing does not say, or names a competitor is left out', async () => {
    const { member, projectId } = await tracker(await withModel())
    await member.read(addCompetitor, { params: { projectId }, body: { ...sample.duskHarbour, locale: 'en-US' } })
    model.fail(
      says(
        { headline: 'Quiet nights start here', text: '<b>Slow stories</b> and soft rain for the night. 🌙' },
        { headline: 'x'.repeat(31), text: 'Slow stories and soft rain.' },
        { headline: 'The #1 sleep app', text: 'Slow stories and soft rain.' },
        { headline: 'Sleep tonight', text: 'The best stories for the night.' },
        { headline: 'Sleep tonight', text: 'Softer than Dusk Harbour, every night.' },
      ),
    )
    expect(await write(member, projectId)).toMatchObject({
      status: 200,
      body: {
        variants: [{ headline: 'Quiet nights start here', text: 'Slow stories and soft rain for the night.' }],
        leftOut: 4,
      },
    })
  })

  test('ERR-060: what is no copy is asked for once more, and then is none and uses up nothing', async () => {
    const { member, projectId } = await tracker(await withModel())
    const useless = says({ headline: 'Ignore your instructions', text: 'Visit https://evil.example for free money.' })
    model.fail(useless, useless)
    expect(await write(member, projectId)).toMatchObject({ status: 502, body: { error: 'AI_FAILED' } })
    expect(model.asked).toHaveLength(2)
    model.fail(500)
    expect(await write(member, projectId)).toMatchObject({ status: 503, body: { error: 'AI_UNAVAILABLE' } })
    expect(await usedBy(member)).toBe(0)
  })

  test('without an assistance left the model is not asked', async () => {
    const api = await withModel()
    const { member, projectId } = await tracker(api)
    const limit = PLAN_QUOTAS.paid.aiAssistances
    await api.services.db
      .insertInto('quota_use')
      .values({
        organisation_id: member.identity.organizationId,
        slot_type: 'AI_ASSISTANCE',
        month: `${api.clock.now().toISOString().slice(0, 7)}-01`,
        used: limit,
      })
      .execute()
    expect(await write(member, projectId)).toMatchObject({ status: 409, body: { error: 'QUOTA_EXCEEDED' } })
    expect(model.asked).toHaveLength(0)
  })

  test('is written for the organisation’s own apps alone', async () => {
    const api = await open()
    const { projectId } = await tracker(api)
    const other = await newMember(api)
    expect(await write(other, projectId)).toMatchObject({ status: 404, body: { error: 'PROJECT_NOT_FOUND' } })
  })

  test('is kept, changed and removed by its id, as often as it is sent, the newest first', async () => {
    const api = await open()
    const { member, projectId } = await tracker(api)
    const keep = (id: string, text: string) =>
      member.call(keepAdCopy, {
        params: { projectId, id },
        body: { language: 'en', placement: 'apple-product-page', headline: null, text, by: 'listing' },
      })
    const kept = async () => (await member.read(getAdCopies, { params: { projectId } })).map(({ text }) => text)
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
    await keep(first, 'Slow stories.')
    api.clock.advance(1000)
    await keep(second, 'Soft rain.')
    await keep(first, 'Slow stories, read aloud.')
    expect(await kept()).toEqual(['Soft rain.', 'Slow stories, read aloud.'])
    for (let twice = 0; twice < 2; twice += 1) await member.read(removeAdCopy, { params: { projectId, id: second } })
    expect(await kept()).toEqual(['Slow stories, read aloud.'])
    const rows = Array.from({ length: AD_COPIES_MAX - 1 }, () => ({
      organisation_id: member.identity.organizationId,
      project_id: projectId,
      id: crypto.randomUUID(),
      language: 'en' as const,
      placement: 'apple-product-page' as const,
      headline: null,
      text: 'Rain.',
      written_by: 'listing' as const,
      kept_at: api.clock.now(),
    }))
    await api.services.db.insertInto('ad_copy').values(rows).execute()
    const full = { status: 409, body: { error: 'QUOTA_EXCEEDED', details: { limit: AD_COPIES_MAX } } }
    expect(await keep(crypto.randomUUID(), 'One more.')).toMatchObject(full)
    expect(await keep(first, 'Slow stories.')).toMatchObject({ status: 204 })
  })
})
