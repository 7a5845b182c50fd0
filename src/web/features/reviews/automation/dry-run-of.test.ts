import { describe, expect, test } from 'vitest'
import { bugsRule, reviewOf, ruleOf } from './rule-fixtures.ts'
import { short, templatesAnswer } from '../templates/template-fixtures.ts'
import { dryRunOf } from './dry-run-of.ts'

const now = new Date('2026-03-02T12:00:00.000Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
const { templates, support } = templatesAnswer()
const context = { store: 'APP_STORE' as const, appTitle: 'Moorlight', support, templates }
const thanks = ruleOf({ mode: 'all', answer: { by: 'template', templateIds: [short.id] } })
const run = (rules: Parameters<typeof dryRunOf>[1], reviews: Parameters<typeof dryRunOf>[2], id = rules[0]!.id) =>
  dryRunOf(id, rules, reviews, context, { days: 90, now })

describe('the dry run of one rule', () => {
  test('REV-003: tells replies, newest first, who is left out, and why', () => {
    const rule = { ...thanks, conditions: [{ kind: 'contains-none' as const, words: ['ads'] }] }
    const reviews = [
      reviewOf({ id: 'a', writtenAt: daysAgo(9) }),
      reviewOf({ id: 'b', writtenAt: daysAgo(2), author: 'Mira' }),
      reviewOf({ id: 'c', writtenAt: daysAgo(3), body: 'Too many ads' }),
      reviewOf({ id: 'd', writtenAt: daysAgo(4), body: 'I want my money back' }),
      reviewOf({ id: 'e', writtenAt: daysAgo(95) }),
    ]
    const made = run([rule], reviews)
    expect(made.answers.map(({ review, text }) => [review.id, text])).toEqual([
      ['b', 'Thank you, Mira.'],
      ['a', 'Thank you, Ada.'],
    ])
    expect(made.leftOut).toMatchObject([
      { review: { id: 'c' }, why: 'words', words: ['ads'] },
      { review: { id: 'd' }, why: 'sensitive', word: 'want my money back' },
    ])
    expect(made).toMatchObject({ total: 4, answered: 2 })
    expect(made.bars).toHaveLength(13)
    expect(made.bars.slice(-2).map(({ count }) => count)).toEqual([1, 1])
  })

  test('REV-006, OP-71: three stars are answered by "all" alone', () => {
    const reviews = [reviewOf({ rating: 3, writtenAt: daysAgo(1) })]
    expect(run([thanks], reviews).answered).toBe(1)
    for (const mode of ['positive', 'negative'] as const) expect(run([{ ...thanks, mode }], reviews).answered).toBe(0)
  })

  test('its numbers add up: whatever is not answered is left out for a reason', () => {
    const rule = {
      ...thanks,
      mode: 'positive' as const,
      conditions: [{ kind: 'country' as const, countries: ['DE'] }],
      exceptions: ['exception'],
    }
    const first = { ...thanks, id: 'first', name: 'First', isOn: true, conditions: [] as [], mode: 'negative' as const }
    const reviews = [
      reviewOf({ id: 'answered', rating: 5, writtenAt: daysAgo(6), country: 'DE' }),
      reviewOf({ id: 'exception', rating: 5, writtenAt: daysAgo(5), country: 'DE' }),
      reviewOf({ id: 'first', writtenAt: daysAgo(4), rating: 1 }),
      reviewOf({ id: 'country', rating: 5, writtenAt: daysAgo(3), country: 'FR' }),
      reviewOf({ id: 'stars', writtenAt: daysAgo(2), rating: 3, country: 'DE' }),
      reviewOf({ id: 'done', rating: 5, writtenAt: daysAgo(1), country: 'DE', isDone: true }),
    ]
    const made = run([first, rule], reviews, rule.id)
    expect(made.leftOut.map(({ review: { id }, why }) => `${id} ${why}`)).toEqual([
      'done done',
      'exception exception',
      'first other-rule',
      'country condition',
      'stars stars',
    ])
    expect(made.answered + made.leftOut.length).toBe(made.total)
  })

  test('an exception is not counted, and stays among the answers', () => {
    const made = run([{ ...thanks, exceptions: ['a'] }], [reviewOf({ id: 'a', writtenAt: daysAgo(1) })])
    expect(made.answered).toBe(0)
    expect(made.answers).toMatchObject([{ isException: true, text: 'Thank you, Ada.' }])
  })

  test('REV-010: only rules that are on stand before it, and only drafts of a model use assistances', () => {
    const reviews = Array.from({ length: 90 }, (_, index) =>
      reviewOf({ id: `r${index}`, rating: 1, body: 'It stops', writtenAt: daysAgo(index) }),
    )
    const bugs = bugsRule()
    expect(run([thanks, bugs], reviews, bugs.id)).toMatchObject({
      answered: 90,
      assistances: { byRule: 31, byOthers: 0 },
    })
    expect(run([{ ...thanks, isOn: true }, bugs], reviews, bugs.id)).toMatchObject({
      answered: 0,
      assistances: { byRule: 0 },
    })
    expect(run([{ ...bugs, isOn: true }, thanks], reviews, thanks.id).assistances).toEqual({ byRule: 0, byOthers: 31 })
  })
})
