import { describe, expect, test } from 'vitest'
import type { ReplyRule, RuleCondition, RuleMode } from '#contract/reviews/automation.ts'
import { byModel, context, review, rule } from './rules.fixtures.ts'
import { decider, type JudgedReview } from './rules.ts'

const decide = (rules: ReplyRule[], changes: Partial<JudgedReview> = {}, more = {}) =>
  decider(rules, { ...context, ...more })(review(changes))
const fits = (conditions: RuleCondition[], changes: Partial<JudgedReview> = {}) =>
  decide([rule({ conditions })], changes).is === 'answered'

test.each<[RuleMode, number[]]>([
  ['all', [1, 2, 3, 4, 5]],
  ['positive', [4, 5]],
  ['negative', [1, 2]],
])('REV-006, OP-71: the mode %s answers %j stars', (mode, stars) => {
  const answered = [1, 2, 3, 4, 5].filter((rating) => decide([rule({ mode })], { rating }).is === 'answered')
  expect(answered).toEqual(stars)
})

describe('words of a review', () => {
  const any = (...words: string[]): RuleCondition => ({ kind: 'contains-any', words })
  const none = (...words: string[]): RuleCondition => ({ kind: 'contains-none', words })

  test.each<[string, string, string, boolean]>([
    ['whole', 'rain', 'I like rain.', true],
    ['not as a part of another', 'rain', 'My train is late', false],
    ['in any case', 'RAIN', 'rain!', true],
    ['in another form of the same letters', 'crash', 'It ｃｒａｓｈes? No: ＣＲＡＳＨ', true],
    ['of a phrase, one after the other', 'sleep timer', 'The sleep\ntimer stops', true],
    ['of a phrase, not apart', 'sleep timer', 'A timer for sleep', false],
    ['with an apostrophe', "doesn't work", 'It doesn’t work', true],
    ['with marks that nobody sees', 'crash', 'It cra\u200bsh', true],
    ['of an emoji', '💩', 'So 💩💩', true],
  ])('match %s', (_, word, body, expected) => {
    expect(fits([any(word)], { body })).toBe(expected)
    expect(fits([none(word)], { body })).toBe(!expected)
  })

  test.each<[string, string, string, string]>([
    ['Japanese', 'ja', '課金', '無課金でも楽しい'],
    ['Thai', 'th', 'แอป', 'ชอบแอปนี้มาก'],
    ['Russian', 'ru', 'ВЫЛЕТАЕТ', 'Постоянно вылетает.'],
    ['Arabic', 'ar', 'رائع', 'تطبيق رائع جدا'],
    ['Turkish', 'tr', 'ışık', 'IŞIK çok güzel'],
    ['French', 'fr', 'application', "J'adore l'application"],
  ])('match in %s', (_, language, word, body) => {
    expect(decide([rule({ conditions: [any(word)] })], { body, language })).not.toMatchObject({ why: 'no-rule' })
  })

  test('are those of the title, too', () => {
    expect(fits([any('gorgeous')], { title: 'Gorgeous' })).toBe(true)
  })

  test('of "contains none": one alone leaves the review out', () => {
    expect(fits([none('rain', 'ads')], { body: 'Only rain here' })).toBe(false)
    expect(fits([none('rain', 'ads')], { body: 'Only fog here' })).toBe(true)
  })
})

describe('conditions', () => {
  test.each<[string, RuleCondition, Partial<JudgedReview>, boolean]>([
    ['a country', { kind: 'country', countries: ['DE', 'US'] }, {}, true],
    ['another country', { kind: 'country', countries: ['DE'] }, {}, false],
    ['a country that is not told', { kind: 'country', countries: ['US'] }, { country: null }, false],
    ['a language', { kind: 'language', languages: ['en'] }, {}, true],
    ['a language that is not known', { kind: 'language', languages: ['en'] }, { language: null }, false],
    ['a version and later', { kind: 'version', is: 'from', version: '4.2' }, { version: '4.10' }, true],
    ['an earlier version', { kind: 'version', is: 'from', version: '4.2' }, { version: '4.1.9' }, false],
    ['a version and earlier', { kind: 'version', is: 'until', version: '4.2' }, { version: '4.2.0' }, true],
    ['a version alone', { kind: 'version', is: 'only', version: '4.2' }, { version: '4.2.1' }, false],
    ['a version that is not told', { kind: 'version', is: 'until', version: '9' }, { version: null }, false],
    ['a version without a number', { kind: 'version', is: 'from', version: '4' }, { version: 'beta' }, false],
  ])('%s', (_, condition, changes, expected) => {
    expect(fits([condition], changes)).toBe(expected)
  })

  test('all have to hold; which one does not is told', () => {
    const conditions: RuleCondition[] = [
      { kind: 'language', languages: ['en'] },
      { kind: 'contains-any', words: ['fog'] },
    ]
    expect(fits(conditions, { body: 'Fog again' })).toBe(true)
    expect(decide([rule({ conditions })])).toEqual({
      is: 'left-out',
      why: 'no-rule',
      misses: [{ ruleId: rule().id, miss: { condition: 1 } }],
    })
  })
})

describe('which rule answers', () => {
  const second = rule({ id: '00000000-0000-4000-8000-000000000002', answer: byModel })

  test('the first that fits; those that are off do not count', () => {
    expect(decide([rule(), second])).toMatchObject({ ruleId: rule().id, by: 'template', text: 'Moorlight thanks you.' })
    expect(decide([rule({ isOn: false }), second])).toMatchObject({ ruleId: second.id, by: 'ai' })
  })

  test('not one that has the review among its exceptions, or was turned on after it was written', () => {
    expect(decide([rule({ exceptions: ['r1'] }), second])).toMatchObject({ ruleId: second.id })
    const from = new Map([[rule().id, Date.parse('2026-03-10T10:00:00.001Z')]])
    expect(decide([rule(), second], {}, { from })).toMatchObject({ ruleId: second.id })
  })

  test.each<[string, Partial<JudgedReview>]>([
    ['answered', { reply: { state: 'refused' } }],
    ['done', { isDone: true }],
    ['read-only', { source: 'market' }],
    ['no-text', { title: ' ', body: '\n' }],
  ])('none a review that is %s', (why, changes) => {
    expect(decide([rule(), second], changes)).toMatchObject({ is: 'left-out', why, ruleId: rule().id })
  })
})

describe('reviews that always go to a person', () => {
  test.each<[string | null, string, string]>([
    ['en', 'I want a REFUND!', 'refund'],
    ['de', 'A data\nleak, says the detector', 'data leak'],
    ['en', 'Das ist Betrug', 'betrug'],
    [null, 'お金を返して。返金！', '返金'],
  ])('%s: %s', (language, body, word) => {
    expect(decide([rule()], { language, body })).toMatchObject({ why: 'sensitive', word })
  })

  test.each<[string, string | null, string]>([
    ['of a language whose words are not known', 'fi', 'Todella hyvä sovellus'],
    ['of a script whose words are not known', null, 'رائع جدا'],
  ])('those %s', (_, language, body) => {
    expect(decide([rule()], { language, body })).toEqual({ is: 'left-out', why: 'unknown-words', ruleId: rule().id })
  })

  test('not all others, also where nobody knows the language', () => {
    expect(decide([rule()], { language: null, body: 'Super ツ' }).is).toBe('answered')
  })
})
