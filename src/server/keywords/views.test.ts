import { expect, test } from 'vitest'
import { getKeywordViews, putKeywordView, removeKeywordView } from '#contract/keywords/views.ts'
import { KEYWORD_VIEWS_MAX } from '#contract/protocol/limits.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { atTheSameTime, newMember, type Member } from '#tests/support/api/member.ts'
import { keywordView } from '#tests/support/keyword-view.ts'

const put = (member: Member, name: string, text = '') => {
  const { name: _, ...body } = keywordView(name, text)
  return member.call(putKeywordView, { params: { name }, body })
}
const remove = (member: Member, name: string) => member.read(removeKeywordView, { params: { name } })
const namesOf = async (member: Member) => (await member.read(getKeywordViews, {})).map(({ name }) => name)

describeOnDatabase('saved views of tracked keywords', (open) => {
  test('are saved by their name, replaced and removed, as often as it is sent', async () => {
    const api = await open()
    const member = await newMember(api)
    await put(member, 'Nearly there')
    api.clock.advance(1000)
    await put(member, 'Über 9')
    api.clock.advance(1000)
    await put(member, 'Nearly there', 'sleep')
    expect(await member.read(getKeywordViews, {})).toEqual([
      keywordView('Über 9'),
      keywordView('Nearly there', 'sleep'),
    ])
    for (let twice = 0; twice < 2; twice += 1) await remove(member, 'Über 9')
    expect(await namesOf(member)).toEqual(['Nearly there'])
  })

  test("are a user's own: another person has views of the same name, and sees none of theirs", async () => {
    const api = await open()
    const [one, other] = [await newMember(api), await newMember(api)]
    await put(one, 'Brand', 'moorlight')
    await put(other, 'Brand', 'facet')
    await remove(other, 'Brand')
    expect(await namesOf(other)).toEqual([])
    expect(await one.read(getKeywordViews, {})).toEqual([keywordView('Brand', 'moorlight')])
  })

  test('are twenty at most; one that is there can still be changed', async () => {
    const member = await newMember(await open())
    for (let count = 0; count < KEYWORD_VIEWS_MAX; count += 1) await put(member, `View ${count}`)
    expect(await put(member, 'One more')).toMatchObject({ body: { error: 'QUOTA_EXCEEDED' } })
    expect(await put(member, 'View 3', 'sleep')).toMatchObject({ status: 204 })
    expect(await namesOf(member)).toHaveLength(KEYWORD_VIEWS_MAX)
  })

  test('are twenty at most also where several are saved at the same time', async () => {
    const member = await newMember(await open())
    for (let count = 1; count < KEYWORD_VIEWS_MAX; count += 1) await put(member, `View ${count}`)
    const rivals = ['One', 'Two', 'Three', 'Four', 'Five']
    const answers = await atTheSameTime(member, rivals, (name) => put(member, name))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(await namesOf(member)).toHaveLength(KEYWORD_VIEWS_MAX)
  })
})
