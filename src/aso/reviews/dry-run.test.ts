import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#contract/protocol/days.ts'
import { plan } from './dry-run.ts'
import { byModel, context, review, rule } from './rules.fixtures.ts'

const now = new Date('2026-03-31T12:00:00.000Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
const reviews = (count: number, changes: (index: number) => Parameters<typeof review>[0]) =>
  Array.from({ length: count }, (_, index) => review({ id: `r${index}`, ...changes(index) }))
const ai = rule({ answer: byModel })

describe('a dry run of rules', () => {
  test('tells the replies by template, who is left out, and why', () => {
    const all = [
      review({ id: 'a', writtenAt: daysAgo(1) }),
      review({ id: 'b', writtenAt: daysAgo(2), rating: 2 }),
      review({ id: 'c', writtenAt: daysAgo(3), body: 'Give me a refund' }),
      review({ id: 'old', writtenAt: daysAgo(15) }),
    ]
    const run = plan([rule({ mode: 'positive' })], all, context, { days: 14, now })
    expect(run).toMatchObject({
      total: 3,
      answered: [{ reviewId: 'a', by: 'template', text: 'Moorlight thanks you.' }],
      leftOut: [
        { reviewId: 'b', why: 'no-rule', misses: [{ miss: 'mode' }] },
        { reviewId: 'c', why: 'sensitive', word: 'refund' },
      ],
    })
    expect(plan([rule()], all, context, { days: 90, now }).total).toBe(4)
  })

  test('REV-010: foretells the AI assistances of a month; templates need none', () => {
    const of90Days = reviews(90, (index) => ({ writtenAt: daysAgo(index) }))
    expect(plan([ai], of90Days, context, { days: 90, now }).aMonth).toEqual({ replies: 31, assistances: 31 })
    expect(plan([rule()], of90Days, context, { days: 90, now }).aMonth).toEqual({ replies: 31, assistances: 0 })
  })

  test('REV-010: the forecast counts what people have answered meanwhile, and stops at the most a day', () => {
    const answered = reviews(140, (index) => ({ writtenAt: daysAgo(index % 14), reply: { state: 'published' } }))
    const run = plan([ai], [...answered, review({ id: 'first', writtenAt: daysAgo(80) })], context, { days: 14, now })
    expect(run.answered).toEqual([])
    expect(run.aMonth.assistances).toBe(300)
    expect(plan([{ ...ai, perDay: 2 }], answered, context, { days: 14, now }).aMonth.assistances).toBe(60)
  })

  test('of an app with a week of reviews rests on that week', () => {
    const ofAWeek = reviews(70, (index) => ({ writtenAt: daysAgo(index / 10) }))
    expect(plan([ai], ofAWeek, context, { days: 90, now }).aMonth.replies).toBe(300)
  })
})
