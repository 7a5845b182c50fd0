import { expect, test } from 'vitest'
import { getListingSets, markListingSet, removeListingSet, saveListingSet } from '#contract/listing-sets.ts'
import { LISTING_SETS_MAX } from '#contract/protocol/limits.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { newMember, type Member } from '#tests/support/api/member.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const subtitle = (text: string, locale = 'en-US') => ({ locale, field: 'subtitle' as const, text })

describeOnEachDatabase('named sets of drafts', (open) => {
  const ownProject = async () => {
    const api = await open()
    const member = await newMember(api)
    const projectId = await member.addProject(sample.moorlight)
    return { api, member, projectId }
  }
  const save = (member: Member, projectId: string, id: string, name: string, texts = [subtitle('Snow')]) =>
    member.call(saveListingSet, { params: { projectId, id }, body: { name, texts } })
  const setsOf = (member: Member, projectId: string) => member.read(getListingSets, { params: { projectId } })

  test('are saved with their texts and who saved them, the newest first, as often as they are sent', async () => {
    const { api, member, projectId } = await ownProject()
    const [christmas, easter] = [crypto.randomUUID(), crypto.randomUUID()]
    const texts = [subtitle('Snow & stories'), subtitle('雪の夜\n😀', 'ja')]
    for (let twice = 0; twice < 2; twice += 1)
      expect(await save(member, projectId, christmas, 'Christmas', texts)).toMatchObject({ status: 204 })
    api.clock.advance(1000)
    await save(member, projectId, easter, 'Easter')
    const { firstName, lastName } = member.identity
    const savedBy = [firstName, lastName].filter(Boolean).join(' ')
    const sets = await setsOf(member, projectId)
    expect(sets.map(({ name }) => name)).toEqual(['Easter', 'Christmas'])
    expect(sets[1]).toMatchObject({ id: christmas, texts, before: null, savedBy })
  })

  test('remember what the drafts were until it is taken back', async () => {
    const { member, projectId } = await ownProject()
    const id = crypto.randomUUID()
    await save(member, projectId, id, 'Christmas')
    const mark = (before: ReturnType<typeof subtitle>[] | null) =>
      member.call(markListingSet, { params: { projectId, id }, body: { before } })
    expect(await mark([subtitle('Rain')])).toMatchObject({ status: 204 })
    expect(await setsOf(member, projectId)).toMatchObject([{ before: [subtitle('Rain')] }])
    expect(await mark(null)).toMatchObject({ status: 204 })
    expect(await setsOf(member, projectId)).toMatchObject([{ before: null }])
  })

  test('are removed, also twice; one that is gone is not marked', async () => {
    const { member, projectId } = await ownProject()
    const params = { projectId, id: crypto.randomUUID() }
    await save(member, projectId, params.id, 'Christmas')
    for (let twice = 0; twice < 2; twice += 1)
      expect(await member.call(removeListingSet, { params })).toMatchObject({ status: 204 })
    expect(await member.call(markListingSet, { params, body: { before: null } })).toMatchObject({ status: 204 })
    expect(await setsOf(member, projectId)).toEqual([])
  })

  test('are a limited number; those that are there can be saved anew', async () => {
    const { member, projectId } = await ownProject()
    const ids = Array.from({ length: LISTING_SETS_MAX }, () => crypto.randomUUID())
    for (const [index, id] of ids.entries()) await save(member, projectId, id, `Set ${index}`)
    const full = { status: 409, body: { error: 'QUOTA_EXCEEDED', details: { limit: LISTING_SETS_MAX } } }
    expect(await save(member, projectId, crypto.randomUUID(), 'One more')).toMatchObject(full)
    expect(await save(member, projectId, ids[0] ?? '', 'Renamed')).toMatchObject({ status: 204 })
  })

  test('without a name, without texts or with a text that no draft can be are not saved', async () => {
    const { member, projectId } = await ownProject()
    const id = crypto.randomUUID()
    expect(await save(member, projectId, id, '  ')).toMatchObject({ status: 400 })
    expect(await save(member, projectId, id, 'Christmas', [])).toMatchObject({ status: 400 })
    expect(await save(member, projectId, id, 'Christmas', [subtitle('a\u0000b')])).toMatchObject({ status: 400 })
    expect(await setsOf(member, projectId)).toEqual([])
  })

  test('of a project that is not theirs are neither told nor changed', async () => {
    const { api, member, projectId } = await ownProject()
    const id = crypto.randomUUID()
    await save(member, projectId, id, 'Christmas')
    const other = await newMember(api)
    const missing = { status: 404, body: { error: 'PROJECT_NOT_FOUND' } }
    expect(await other.call(getListingSets, { params: { projectId } })).toMatchObject(missing)
    expect(await save(other, projectId, id, 'Theirs')).toMatchObject(missing)
    expect(await other.call(removeListingSet, { params: { projectId, id } })).toMatchObject(missing)
    expect(await setsOf(member, projectId)).toMatchObject([{ name: 'Christmas' }])
  })
})
