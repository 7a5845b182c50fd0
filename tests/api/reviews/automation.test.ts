import { expect, test } from 'vitest'
import type { ErrorBody } from '#contract/protocol/errors.ts'
import {
  getAutomation,
  putAutomation,
  RULES_MAX,
  type ReplyAutomation,
  type ReplyRule,
} from '#contract/reviews/automation.ts'
import { createTemplate, removeTemplate } from '#contract/reviews/templates.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { atTheSameTime, newMember, type Member } from '#tests/support/api/member.ts'
import { addReviews, repliesOf, replyRule } from '#tests/support/reviews/own-reviews.ts'
import { joinTeam, setPermissions, signInAgain } from '#tests/support/pages/team.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const { trackId, store } = sample.moorlight
const at = { params: { trackId }, query: { store } }
const get = (member: Member) => member.call(getAutomation, at)
const put = (member: Member, rules: ReplyRule[], seen: number) =>
  member.call(putAutomation, { ...at, body: { rules, seen } })
const codeOf = ({ body }: { body: object | null }) => (body as ErrorBody | null)?.error ?? 'ok'
const stored = async (member: Member) => (await get(member)).body as ReplyAutomation

describeOnDatabase('rules for automated replies', (open) => {
  const newOwner = async () => {
    const api = await open()
    const owner = await newMember(api)
    const projectId = await owner.addProject(sample.moorlight)
    const templateId = crypto.randomUUID()
    const body = { id: templateId, name: 'Thanks', text: 'Thanks!', folderId: null, language: null }
    await owner.read(createTemplate, { ...owner.own, body })
    const byTemplate: ReplyRule['answer'] = { by: 'template', templateIds: [templateId] }
    return { api, owner, projectId, templateId, byTemplate }
  }

  test('REV-006: are none at first, and are replaced as a whole, with every mode and condition', async () => {
    const { api, owner, byTemplate } = await newOwner()
    expect(await stored(owner)).toEqual({ rules: [], records: [], revision: 0 })
    const rules = [
      replyRule({ mode: 'positive', answer: byTemplate }),
      replyRule({
        isOn: false,
        mode: 'negative',
        conditions: [
          { kind: 'contains-any', words: ['crash', '落ちる'] },
          { kind: 'contains-none', words: ['ads'] },
          { kind: 'country', countries: ['DE'] },
          { kind: 'language', languages: ['de'] },
          { kind: 'version', is: 'from', version: '4.2' },
        ],
      }),
    ]
    const { status, body } = await put(owner, rules, 0)
    expect(status).toBe(200)
    expect(body).toEqual(await stored(owner))
    const { records, ...rest } = await stored(owner)
    expect(rest).toEqual({ rules, revision: 1 })
    expect(records).toEqual([
      {
        ruleId: rules[0]?.id,
        turnedOnAt: expect.any(String),
        repliesIn30Days: 0,
        lastReplyAt: null,
        stoppedAt: null,
        stoppedBecause: null,
        asks: null,
      },
      expect.objectContaining({ ruleId: rules[1]?.id, turnedOnAt: null }),
    ])
    expect(Math.abs(Date.parse(records[0]?.turnedOnAt ?? '') - api.clock.now().getTime())).toBeLessThan(60_000)
  })

  test('keep the time at which they were turned on while they are changed, and begin anew when turned on again', async () => {
    const { api, owner } = await newOwner()
    const rule = replyRule()
    await put(owner, [rule], 0)
    const turnedOn = async () => (await stored(owner)).records[0]?.turnedOnAt
    const first = await turnedOn()
    api.clock.advance(60_000)
    await put(owner, [{ ...rule, name: 'Praise' }], 1)
    expect(await turnedOn()).toBe(first)
    await put(owner, [{ ...rule, isOn: false }], 2)
    expect(await turnedOn()).toBe(first)
    await put(owner, [rule], 3)
    expect(await turnedOn()).not.toBe(first)
    expect((await stored(owner)).revision).toBe(4)
  })

  test('that were changed meanwhile are not overwritten; the same again changes nothing', async () => {
    const { owner } = await newOwner()
    const [mine, theirs] = [[replyRule({ name: 'Mine' })], [replyRule({ name: 'Theirs' })]]
    expect((await put(owner, theirs, 0)).status).toBe(200)
    expect((await put(owner, mine, 0)).body).toMatchObject({ error: 'CHANGED_ELSEWHERE', details: { revision: 1 } })
    expect((await put(owner, theirs, 0)).status).toBe(200)
    expect(await stored(owner)).toMatchObject({ rules: theirs, revision: 1 })
    const rivals = ['One', 'Two', 'Three'].map((name) => [replyRule({ name })])
    const answers = await atTheSameTime(owner, rivals, (rules) => put(owner, rules, 1))
    expect(answers.map(codeOf).toSorted()).toEqual(['CHANGED_ELSEWHERE', 'CHANGED_ELSEWHERE', 'ok'])
  })

  test('REV-012: name templates of the organisation alone; one that was deleted does not stop them from being turned off', async () => {
    const { api, owner, templateId, byTemplate } = await newOwner()
    const other = await newMember(api)
    await other.addProject(sample.moorlight)
    const rule = replyRule({ answer: byTemplate })
    expect(codeOf(await put(other, [rule], 0))).toBe('TEMPLATE_NOT_FOUND')
    expect((await put(owner, [rule], 0)).status).toBe(200)
    await owner.read(removeTemplate, { params: { ...owner.own.params, templateId } })
    expect((await put(owner, [{ ...rule, isOn: false }], 1)).status).toBe(200)
    expect(codeOf(await put(owner, [rule], 2))).toBe('TEMPLATE_NOT_FOUND')
  })

  test('REV-010, SUB-022: by AI are turned on only with a plan that has AI replies; by template with any', async () => {
    const { owner, byTemplate } = await newOwner()
    await owner.endTrial()
    expect(codeOf(await put(owner, [replyRule()], 0))).toBe('FEATURE_LOCKED')
    expect((await put(owner, [replyRule({ isOn: false })], 0)).status).toBe(200)
    expect((await put(owner, [replyRule({ answer: byTemplate })], 1)).status).toBe(200)
  })

  test('what one that is turned off has written waits for a person, unless it was sent', async () => {
    const { api, owner, byTemplate } = await newOwner()
    const rule = replyRule({ answer: byTemplate })
    await put(owner, [rule], 0)
    await addReviews(api, owner, { waits: {}, sending: {}, sent: {}, person: {} })
    const key = { organisation_id: owner.identity.organizationId, store, track_id: trackId }
    const now = api.clock.now()
    const reply = (review_id: string, state: 'queued' | 'sending' | 'sent', rule_id: string | null = rule.id) => ({
      ...key,
      review_id,
      text: 'Thanks!',
      state,
      origin: 'rule' as const,
      rule_id,
      template_id: null,
      written_by: null,
      written_at: now,
      state_at: now,
      send_at: now,
      first_tried_at: state === 'queued' ? null : now,
      problem: null,
      problem_detail: null,
      store_reply_id: null,
      store_text: null,
      store_changed_at: null,
    })
    await api.services.db
      .insertInto('review_reply')
      .values([
        reply('waits', 'queued'),
        reply('sending', 'sending'),
        reply('sent', 'sent'),
        reply('person', 'queued', null),
      ])
      .execute()
    await put(owner, [{ ...rule, isOn: false }], 1)
    const states = Object.entries(await repliesOf(api, owner)).map(([id, { state }]) => [id, state])
    expect(Object.fromEntries(states)).toEqual({
      waits: 'to-approve',
      sending: 'sending',
      sent: 'sent',
      person: 'queued',
    })
  })

  test('have ids of their own, and are twenty at most', async () => {
    const { owner } = await newOwner()
    const rule = replyRule()
    expect(codeOf(await put(owner, [rule, rule], 0))).toBe('VALIDATION_FAILED')
    const many = Array.from({ length: RULES_MAX + 1 }, () => replyRule())
    expect(codeOf(await put(owner, many, 0))).toBe('VALIDATION_FAILED')
    expect((await put(owner, many.slice(1), 0)).status).toBe(200)
  })

  test('are neither seen nor changed by another organisation, nor by a member who must not see the app', async () => {
    const { api, owner, projectId } = await newOwner()
    const rule = replyRule()
    await put(owner, [rule], 0)
    const stranger = await newMember(api)
    expect(codeOf(await get(stranger))).toBe('APP_NOT_FOUND')
    expect(codeOf(await put(stranger, [], 1))).toBe('APP_NOT_FOUND')
    await stranger.addProject(sample.moorlight)
    expect(await stored(stranger)).toEqual({ rules: [], records: [], revision: 0 })
    const member = await joinTeam(api, owner)
    await setPermissions(api, member, { account: 'view', apps: { [projectId]: 'none' }, grants: ['reviews/reply'] })
    const blind = await signInAgain(api, member)
    expect(codeOf(await get(blind))).toBe('APP_NOT_FOUND')
    expect(codeOf(await put(blind, [], 1))).toBe('APP_NOT_FOUND')
    expect((await stored(owner)).rules).toEqual([rule])
  })

  test('REV-011: a member sees them, and needs the right to reply and edit on the app to change them', async () => {
    const { api, owner } = await newOwner()
    const rule = replyRule()
    await put(owner, [rule], 0)
    const member = await joinTeam(api, owner)
    await setPermissions(api, member, { account: 'view', apps: {}, grants: [] })
    expect((await stored(member)).rules).toEqual([rule])
    expect(codeOf(await put(member, [], 1))).toBe('FORBIDDEN')
    await setPermissions(api, member, { account: 'view', apps: {}, grants: ['reviews/reply'] })
    const granted = await signInAgain(api, member)
    expect(codeOf(await put(granted, [], 1))).toBe('FORBIDDEN')
    expect((await stored(owner)).rules).toEqual([rule])
    await setPermissions(api, member, { account: 'edit', apps: {}, grants: ['reviews/reply'] })
    expect((await put(granted, [], 1)).status).toBe(200)
  })
})
