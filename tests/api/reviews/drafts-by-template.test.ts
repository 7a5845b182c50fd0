import { expect, test } from 'vitest'
import type { ErrorBody } from '#contract/protocol/errors.ts'
import { createTemplate } from '#contract/reviews/templates.ts'
import { answerForRule } from '#server/reviews/drafts/answer-for-rule.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'
import { assistances, draft, german } from '#tests/support/reviews/drafting.ts'
import { addReviews, repliesOf, replyRule } from '#tests/support/reviews/own-reviews.ts'
import { answerReviews, newRuleOwner } from '#tests/support/reviews/rule-owner.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const codeOf = ({ body }: { body: object | null }) => (body as ErrorBody | null)?.error ?? 'ok'

describeOnDatabase('drafts of replies where no model is configured', (open) => {
  const drafting = async () => {
    const api = await open()
    const owner = await newMember(api)
    await owner.addProject(sample.moorlight)
    await addReviews(api, owner, { r: {}, german })
    const add = async (name: string, text: string, language: string | null = null) => {
      const id = crypto.randomUUID()
      await owner.read(createTemplate, { ...owner.own, body: { id, name, text, folderId: null, language } })
      return id
    }
    return { api, owner, add }
  }

  test('REV-002: come from the template that fits best, filled in, say so, and cost nothing', async () => {
    const { api, owner, add } = await drafting()
    const thanks = await add('Thanks', 'Thank you, {name}! The team of {app} is glad.', 'en')
    await add('Problem', 'We are sorry about the problem, {name}.', 'en')
    const crash = await add('Absturz', 'Das tut uns leid, {name}. Beim Absturz hilft ein Neustart.', 'de')
    await add('Dank', 'Danke, {name}, das freut uns.', 'de')
    const good = await draft(owner)
    expect(good).toMatchObject({ status: 200, body: { by: 'template', templateId: thanks, language: 'en' } })
    expect(good.body).toMatchObject({ text: expect.stringMatching(/^Thank you, Ada! The team of .*Moorlight/) })
    expect(await draft(owner, 'german')).toMatchObject({ body: { by: 'template', templateId: crash, language: 'de' } })
    expect(await assistances(api, owner)).toBe(0)
  })

  test('REV-002: where no template fits, none pretends to', async () => {
    const { owner, add } = await drafting()
    expect(await draft(owner)).toMatchObject({ status: 422, body: { error: 'NO_TEMPLATE' } })
    await add('Dank', 'Danke, {name}, das freut uns.', 'de')
    await add('Version', 'Fixed in {version}.')
    expect(codeOf(await draft(owner))).toBe('NO_TEMPLATE')
  })

  test('REV-010: a rule by AI takes the best template, and no assistance', async () => {
    const api = await open()
    const { owner, templateId, turnOn } = await newRuleOwner(api)
    await turnOn(replyRule())
    await addReviews(api, owner, { one: {} })
    await answerReviews(api, { draft: answerForRule(api.services) })
    expect((await repliesOf(api, owner))['one']).toMatchObject({ text: 'Thanks, Ada!', template_id: templateId })
    expect(await assistances(api, owner)).toBe(0)
  })
})
