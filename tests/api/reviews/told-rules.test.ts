import { expect, test } from 'vitest'
import { getChanges } from '#contract/changes.ts'
import { getAutomation, putAutomation, type ReplyRule } from '#contract/reviews/automation.ts'
import { changeTemplate, createTemplate, getTemplates, setSupport } from '#contract/reviews/templates.ts'
import { stopInTransaction } from '#server/reviews/answering/stop-rule.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'
import { replyRule } from '#tests/support/reviews/own-reviews.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const { trackId, store } = sample.moorlight
const at = { params: { trackId }, query: { store } }

describeOnDatabase('what an organisation is told of its rules', (open) => {
  const newOwner = async () => {
    const api = await open()
    const owner = await newMember(api)
    await owner.addProject(sample.moorlight)
    const { organizationId } = owner.identity
    const told = async () => {
      const { content } = await owner.read(getChanges, { params: { organizationId }, query: {} })
      return content.filter(({ action }) => action.startsWith('rule-'))
    }
    const put = async (...rules: ReplyRule[]) => {
      api.clock.advance(1000)
      const { revision } = await owner.read(getAutomation, at)
      await owner.read(putAutomation, { ...at, body: { rules, seen: revision } })
    }
    return { api, owner, told, put }
  }

  test('REV-006, MENU-077: who turned a rule on and off, added, changed and deleted it; what changes nothing is not told', async () => {
    const { owner, told, put } = await newOwner()
    const [thanks, sorry] = [replyRule({ name: 'Thanks' }), replyRule({ name: 'Sorry', isOn: false })]
    await put(thanks)
    await put(thanks)
    await put(thanks, sorry)
    await put({ ...thanks, isOn: false }, sorry)
    await put({ ...thanks, name: 'Praise', isOn: true }, sorry)
    await put({ ...thanks, name: 'Praise', isOn: true })
    const seen = await told()
    expect(seen.map(({ action, subject }) => `${action} ${subject}`).toSorted()).toEqual(
      ['on Thanks', 'added Sorry', 'off Thanks', 'changed Praise', 'on Praise', 'removed Sorry']
        .map((one) => `rule-${one}`)
        .toSorted(),
    )
    expect(seen[0]).toMatchObject({ action: 'rule-removed', project: { title: expect.stringContaining('Moorlight') } })
    const { firstName, lastName } = owner.identity
    expect(new Set(seen.map(({ actor }) => actor))).toEqual(new Set([`${firstName} ${lastName}`]))
  })

  test('REV-012: a rule that is on and sends at once asks first once its template, or the support address in it, is changed', async () => {
    const { api, owner, told, put } = await newOwner()
    const [thanks, help] = [crypto.randomUUID(), crypto.randomUUID()]
    const texts = { [thanks]: 'Thanks!', [help]: 'Write to {Support}.' }
    const fields = { folderId: null, language: null }
    for (const [id, text] of Object.entries(texts))
      await owner.read(createTemplate, { ...owner.own, body: { ...fields, id, name: 'Kind', text } })
    const by = (name: string, templateId: string, more: Partial<ReplyRule> = {}) =>
      replyRule({ name, answer: { by: 'template', templateIds: [templateId] }, ...more })
    const others = [by('Slow', thanks, { delay: 'two-hours' }), by('Off', thanks, { isOn: false }), replyRule()]
    await put(by('Praise', thanks), by('Help', help), ...others)
    const delays = async () => (await owner.read(getAutomation, at)).rules.map(({ delay }) => delay)
    const rest = others.map(({ delay }) => delay)
    const atOnce = async () =>
      (await owner.read(getTemplates, owner.own)).templates.filter((one) => one.isSentAtOnce).map(({ id }) => id)
    expect((await atOnce()).toSorted()).toEqual([thanks, help].toSorted())
    const change = (name: string, text: string) => {
      api.clock.advance(1000)
      const params = { ...owner.own.params, templateId: thanks }
      return owner.read(changeTemplate, { params, body: { ...fields, name, text } })
    }
    await change('Kinder', 'Thanks!')
    expect(await delays()).toEqual(['at-once', 'at-once', ...rest])
    await change('Kinder', 'We refund everybody.')
    await change('Kinder', 'We refund nobody.')
    expect(await delays()).toEqual(['ask', 'at-once', ...rest])
    expect(await atOnce()).toEqual([help])
    api.clock.advance(1000)
    for (let twice = 0; twice < 2; twice += 1)
      await owner.read(setSupport, { ...owner.own, body: { support: 'help@moorlight.example' } })
    expect(await delays()).toEqual(['ask', 'ask', ...rest])
    const asked = (await told()).filter(({ action }) => action === 'rule-asks')
    expect(asked.map(({ subject, project }) => [subject, project !== null])).toEqual([
      ['Help', true],
      ['Praise', true],
    ])
    const { revision, records } = await owner.read(getAutomation, at)
    expect(revision).toBe(3)
    // Each tells why it asks now, by whom and since when, until somebody lets it send again.
    const { firstName, lastName } = owner.identity
    const why = { by: `${firstName} ${lastName}`, since: expect.any(String) }
    const [praise, help1, ...silent] = records.map(({ asks }) => asks)
    expect(praise).toEqual({ ...why, because: 'template', template: 'Kinder' })
    expect(help1).toEqual({ ...why, because: 'support', template: null })
    expect(silent.every((asks) => asks === null)).toBe(true)
    const { rules } = await owner.read(getAutomation, at)
    await put(...rules.map((rule) => (rule.name === 'Help' ? Object.assign({}, rule, { delay: 'at-once' }) : rule)))
    const after = (await owner.read(getAutomation, at)).records.map(({ asks }) => asks?.because)
    expect(after.slice(0, 2)).toEqual(['template', undefined])
  })

  test('a rule that stops itself says so, as nobody’s doing, and once', async () => {
    const { api, owner, told, put } = await newOwner()
    const rule = replyRule()
    await put(rule)
    const key = { organisation_id: owner.identity.organizationId, store, track_id: trackId }
    const { db, clock } = api.services
    api.clock.advance(1000)
    for (let twice = 0; twice < 2; twice += 1)
      await stopInTransaction(db, key, rule.id, { because: 'refused', now: clock() })
    expect((await told()).map(({ action, subject, actor }) => [action, subject, actor !== null])).toEqual([
      ['rule-stopped', 'Thanks', false],
      ['rule-on', 'Thanks', true],
    ])
  })
})
