import { expect, test } from 'vitest'
import { getListingDrafts, putListingDraft, type DraftField } from '#contract/listing-drafts.ts'
import { DRAFT_TEXT_MAX, LISTING_DRAFTS_MAX } from '#contract/protocol/limits.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { atTheSameTime, newMember } from '#tests/support/api/member.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

describeOnEachDatabase('composed texts of a listing', (open) => {
  const ownProject = async () => {
    const api = await open()
    const member = await newMember(api)
    const projectId = await member.addProject(sample.moorlight)
    const params = { projectId, locale: 'en-US', field: 'keywords' as const }
    const texts = (draft: string, published: string | null = null) => ({ draft, published, second: null })
    const put = (draft: string, seen: number, published: string | null = null) =>
      member.call(putListingDraft, { params, body: { ...texts(draft, published), seen } })
    const drafts = () => member.read(getListingDrafts, { params: { projectId } })
    return { api, member, projectId, params, texts, put, drafts }
  }

  test('belong to the organisation, and say who changed them last and when', async () => {
    const { api, member, put, drafts } = await ownProject()
    expect(await drafts()).toEqual([])
    expect(await put('rain,white noise', 0)).toMatchObject({ status: 204 })
    api.clock.advance(60_000)
    expect(await put('rain,fan', 1, 'rain')).toMatchObject({ status: 204 })
    const { firstName, lastName } = member.identity
    expect(await drafts()).toEqual([
      {
        locale: 'en-US',
        field: 'keywords',
        draft: 'rain,fan',
        published: 'rain',
        second: null,
        ignored: [],
        revision: 2,
        changedBy: [firstName, lastName].filter(Boolean).join(' '),
        changedAt: expect.any(String) as string,
      },
    ])
    const [{ changedAt } = { changedAt: '' }] = await drafts()
    expect(Math.abs(Date.parse(changedAt) - api.clock.now().getTime())).toBeLessThan(60_000)
  })

  test('a change that was made on another text is refused, says whose that is, and changes nothing', async () => {
    const { put, drafts } = await ownProject()
    await put('rain', 0)
    const details = { revision: 1, draft: 'rain', at: expect.any(String) as string }
    const refused = { status: 409, body: { error: 'CHANGED_ELSEWHERE', details } }
    expect(await put('fan', 0)).toMatchObject(refused)
    expect(await put('fan', 2)).toMatchObject(refused)
    expect(await drafts()).toMatchObject([{ draft: 'rain', revision: 1 }])
  })

  test('what is as wanted already stays, whatever was seen: sent twice, it is applied once', async () => {
    const { put, drafts } = await ownProject()
    for (let twice = 0; twice < 2; twice += 1) expect(await put('rain', 0)).toMatchObject({ status: 204 })
    expect(await drafts()).toMatchObject([{ draft: 'rain', revision: 1 }])
  })

  test('are by field and language: two devices that change different texts lose nothing', async () => {
    const { member, params, texts, drafts } = await ownProject()
    const put = (field: DraftField, draft: string, locale = 'en-US') =>
      member.call(putListingDraft, { params: { ...params, field, locale }, body: { ...texts(draft), seen: 0 } })
    const answers = await atTheSameTime(member, ['title', 'description'] as const, (field) => put(field, `my ${field}`))
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    expect(await put('whatsNew', 'Más rápido', 'es-419')).toMatchObject({ status: 204 })
    expect((await drafts()).map(({ locale, field, draft }) => [locale, field, draft])).toEqual([
      ['en-US', 'description', 'my description'],
      ['en-US', 'title', 'my title'],
      ['es-419', 'whatsNew', 'Más rápido'],
    ])
  })

  test('may be longer than a store takes, up to a limit', async () => {
    const { member, params, texts, drafts } = await ownProject()
    const put = (draft: string) =>
      member.call(putListingDraft, { params: { ...params, field: 'description' }, body: { ...texts(draft), seen: 0 } })
    expect(await put('字'.repeat(DRAFT_TEXT_MAX + 1))).toMatchObject({ status: 400 })
    const tooLong = '字'.repeat(4001)
    expect(await put(tooLong)).toMatchObject({ status: 204 })
    expect(await drafts()).toMatchObject([{ draft: tooLong }])
  })

  test('hold the rules that are ignored for them, also after a change that says nothing of rules', async () => {
    const { member, params, texts, put, drafts } = await ownProject()
    const ignored = [{ rule: 'words.future', reason: 'Agreed with Apple' }]
    const ignore = (rules: typeof ignored, seen: number) =>
      member.call(putListingDraft, { params, body: { ...texts('rain'), ignored: rules, seen } })
    expect(await ignore(ignored, 0)).toMatchObject({ status: 204 })
    expect(await put('fan', 1)).toMatchObject({ status: 204 })
    expect(await drafts()).toMatchObject([{ draft: 'fan', ignored, revision: 2 }])
    await put('rain', 2)
    expect(await ignore([], 3)).toMatchObject({ status: 204 })
    expect(await drafts()).toMatchObject([{ draft: 'rain', ignored: [], revision: 4 }])
    expect(await ignore([{ rule: 'words.future', reason: '  ' }], 4)).toMatchObject({ status: 400 })
  })

  test('of two changes at the same time one is refused', async () => {
    const { member, put, drafts } = await ownProject()
    const answers = await atTheSameTime(member, ['rain', 'fan', 'ocean'], (draft) => put(draft, 0))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409])
    expect(await drafts()).toMatchObject([{ revision: 1 }])
  })

  test('are a limited number; those that are there can still be changed', async () => {
    const { api, member, projectId, put, params, texts } = await ownProject()
    await put('rain', 0)
    const rows = Array.from({ length: LISTING_DRAFTS_MAX - 1 }, (_, at) => ({
      organisation_id: member.identity.organizationId,
      project_id: projectId,
      locale: `x${at}`,
      field: 'keywords' as const,
      ...texts('rain'),
      revision: 1,
      changed_by: null,
      changed_at: api.clock.now(),
    }))
    await api.services.db.insertInto('listing_draft').values(rows).execute()
    const begun = { params: { ...params, locale: 'ja' }, body: { ...texts('雨'), seen: 0 } }
    expect(await member.call(putListingDraft, begun)).toMatchObject({ status: 409, body: { error: 'QUOTA_EXCEEDED' } })
    expect(await put('fan', 1)).toMatchObject({ status: 204 })
  })

  test('of a project that is not theirs are neither told nor changed', async () => {
    const { api, projectId, params, texts, put, drafts } = await ownProject()
    await put('rain', 0)
    const other = await newMember(api)
    const missing = { status: 404, body: { error: 'PROJECT_NOT_FOUND' } }
    expect(await other.call(getListingDrafts, { params: { projectId } })).toMatchObject(missing)
    expect(await other.call(putListingDraft, { params, body: { ...texts('fan'), seen: 1 } })).toMatchObject(missing)
    expect(await drafts()).toMatchObject([{ draft: 'rain' }])
  })
})
