import { describe, expect, test } from 'vitest'
import { automationOf, bugsRule, ruleOf } from '#web/features/reviews/automation/rule-fixtures.ts'
import type { RuleStep } from './payloads.ts'
import { planPuts } from './plan-puts.ts'

const thanks = ruleOf()
const bugs = bugsRule()
const step = (kind: RuleStep['kind'], rule = thanks): RuleStep => ({ kind, ruleId: rule.id, name: rule.name })

describe('REV-003: how waiting changes of rules are sent', () => {
  test('several become one', () => {
    const next = [
      { ...bugs, isOn: true },
      { ...thanks, name: 'Thank you' },
    ]
    const steps = [step('change'), step('add', bugs), step('on', bugs), step('order'), step('order')]
    expect(planPuts(automationOf([thanks]), next, steps)).toEqual([
      { rules: next, seen: 7, steps: [step('change'), step('add', bugs), step('on', bugs), step('order')] },
    ])
  })

  test('a rule that is turned off goes first, by itself', () => {
    const on = { ...thanks, isOn: true }
    const next = [thanks, { ...bugs, isOn: true }]
    expect(planPuts(automationOf([on, bugs]), next, [step('on', bugs), step('off')])).toEqual([
      { rules: [thanks, bugs], seen: 7, steps: [step('off')] },
      { rules: next, seen: 8, steps: [step('on', bugs)] },
    ])
  })

  test('so does one that is deleted while it is on', () => {
    const on = { ...thanks, isOn: true }
    const puts = planPuts(automationOf([on, bugs]), [bugs], [step('remove')])
    expect(puts.map(({ rules }) => rules.map(({ isOn }) => isOn))).toEqual([[false, false], [false]])
    expect(puts.map(({ steps }) => steps)).toEqual([[step('off')], [step('remove')]])
  })

  test('what undoes itself is not sent', () => {
    expect(planPuts(automationOf([thanks]), [thanks], [step('on'), step('off')])).toEqual([])
    const next = [{ ...thanks, name: 'Thank you' }]
    expect(planPuts(automationOf([thanks]), next, [step('on'), step('change'), step('off')])).toEqual([
      { rules: next, seen: 7, steps: [step('change')] },
    ])
  })
})
