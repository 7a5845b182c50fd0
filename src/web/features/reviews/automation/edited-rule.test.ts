import { describe, expect, test } from 'vitest'
import { bugsRule, ruleOf as rule, thanksRuleId } from './rule-fixtures.ts'
import { editedOf, problemsOf, ruleOf, saysTheSame, triedOf } from './edited-rule.ts'
import { newRule } from './ready-made.ts'
import { listRules, shapeOf, statusOf } from './listed-rules.ts'

describe('REV-003: a rule as it is written', () => {
  test('is the same as the one that it began with, also after both kinds of answer were looked at', () => {
    for (const one of [rule(), bugsRule({ isOn: true })]) {
      expect(ruleOf(editedOf(one), one.isOn)).toEqual(one)
      expect(saysTheSame({ ...editedOf(one), tone: one === rule() ? 'short' : 'warm' }, one)).toBe(true)
    }
    expect(saysTheSame({ ...editedOf(rule()), name: 'Other' }, rule())).toBe(false)
  })

  test('says what is missing', () => {
    const conditions = [
      { kind: 'contains-any' as const, words: [] },
      { kind: 'version' as const, is: 'from' as const, version: '4' },
    ]
    const edited = newRule({ conditions, perDay: '0' })
    expect(problemsOf(edited)).toEqual(['name', 'condition 0', 'templates', 'perDay'])
    expect(ruleOf(edited, true)).toBeNull()
  })

  test('can be tried before it is complete', () => {
    const edited = newRule({ name: 'X', conditions: [{ kind: 'country', countries: [] }], perDay: '' })
    expect(triedOf(edited)).toMatchObject({ conditions: [], perDay: 20, isOn: true })
  })
})

describe('the list of rules', () => {
  const on = rule({ isOn: true })
  const edited = { ...editedOf(on), name: 'Thank you' }

  test('shows what this device writes, and what others have changed meanwhile', () => {
    const [listed] = listRules({ rules: [on], records: [] }, { [on.id]: { edited, seen: shapeOf(on) } })
    expect(listed).toMatchObject({ isDraft: true, isOutdated: false, edited: { name: 'Thank you' } })
    const changed = { ...on, perDay: 5 }
    const [other] = listRules({ rules: [changed], records: [] }, { [on.id]: { edited, seen: shapeOf(on) } })
    expect(other?.isOutdated).toBe(true)
  })

  test('holds new ones last, as drafts, and says which rule has stopped itself', () => {
    const fresh = newRule({ name: 'New' })
    const record = { ruleId: thanksRuleId, turnedOnAt: null, repliesIn30Days: 0, lastReplyAt: null, asks: null }
    const stopped = { ...record, stoppedAt: '2026-11-20T09:00:00.000Z', stoppedBecause: 'refused' as const }
    const list = listRules(
      { rules: [rule(), bugsRule({ isOn: true })], records: [stopped] },
      { [fresh.id]: { edited: fresh, seen: null } },
    )
    expect(list.map(statusOf)).toEqual(['stopped', 'on', 'draft'])
    expect(statusOf(list[1]!)).toBe('on')
  })
})
