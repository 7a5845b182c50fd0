import { expect, test } from 'vitest'
import { SummaryStatus } from '#contract/reviews/summaries.ts'
import { failureOf, hasFailed, isDone, progressOf, statusAfter, type SummaryEvent } from './summary-states.ts'

const statuses = SummaryStatus.options
const events: SummaryEvent[] = [
  'begun',
  'read',
  'unreadable',
  'taken',
  'found',
  'written',
  'finished',
  'failed',
  'no-slot',
  'translated',
  'again',
]
const follow = (...happened: SummaryEvent[]) =>
  happened.reduce<SummaryStatus | null>((status, event) => status && statusAfter(status, event), 'OPEN')

test('REV-018: a summary goes through its statuses in order, one event each', () => {
  expect(follow('begun')).toBe('CRAWLING')
  expect(follow('begun', 'read')).toBe('READY_FOR_PROCESSING')
  expect(follow('begun', 'read', 'taken')).toBe('PROCESSING')
  expect(follow('begun', 'read', 'taken', 'found')).toBe('SUMMARIZING')
  expect(follow('begun', 'read', 'taken', 'found', 'written')).toBe('FINALIZING')
  expect(follow('begun', 'read', 'taken', 'found', 'written', 'finished')).toBe('DONE')
  expect(follow('begun', 'read', 'taken', 'found', 'written', 'finished', 'translated')).toBe('DONE_TRANSLATED')
})

test('REV-018: there are eleven statuses, and each is reached from the first', () => {
  expect(statuses).toHaveLength(11)
  const reached = new Set<SummaryStatus>(['OPEN'])
  for (const status of reached) {
    for (const event of events) {
      const next = statusAfter(status, event)
      if (next) reached.add(next)
    }
  }
  expect([...reached].toSorted()).toEqual([...statuses].toSorted())
})

test('REV-018: a done summary never fails or begins again, and a failed one only begins again', () => {
  const possibleIn = (status: SummaryStatus) => events.filter((event) => statusAfter(status, event) !== null)
  for (const status of statuses.filter(isDone)) expect(possibleIn(status)).toEqual(['translated'])
  for (const status of statuses.filter(hasFailed)) {
    expect(possibleIn(status)).toEqual(['again'])
    expect(statusAfter(status, 'again')).toBe('OPEN')
  }
  expect(statuses.filter((status) => possibleIn(status).length === 0)).toEqual([])
})

test('REV-018: whatever is being made can fail, but reading fails as reading', () => {
  expect(statusAfter('CRAWLING', failureOf('CRAWLING'))).toBe('CRAWLING_FAILED')
  for (const status of ['PROCESSING', 'SUMMARIZING', 'FINALIZING'] as const) {
    expect(statusAfter(status, failureOf(status))).toBe('PROCESSING_FAILED')
  }
})

test('progress grows with each step', () => {
  const order = ['OPEN', 'CRAWLING', 'READY_FOR_PROCESSING', 'PROCESSING', 'SUMMARIZING', 'FINALIZING', 'DONE'] as const
  const shown = order.map(progressOf)
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
  expect([shown[0], shown.at(-1)]).toEqual([0, 1])
})
