import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { keywordEntity } from '#web/commands/entities.ts'
import type { OutboxEntry } from '#web/offline/outbox/entry.ts'
import { isBlocked, queuedAdditions, refusedAdditions } from './queued-additions.ts'

let seq = 0
const addition = (
  keyword: string,
  state: OutboxEntry['state'],
  { projectId = 'p', attempts = 0 } = {},
): OutboxEntry => ({
  seq: (seq += 1),
  id: String(seq),
  name: 'addKeywords',
  payload: { projectId, locale: 'en-US', keywords: [keyword] },
  state,
  entities: [keywordEntity(projectId, keyword)],
  title: msg`Track keywords`,
  scope: null,
  createdAt: null,
  attempts,
  nextAttemptAt: 0,
  refusal: null,
})

test('distinguishes refused additions, and those that wait for a decision, from waiting ones', () => {
  const entries = [addition('rain', 'refused'), addition('rain', 'held'), addition('fog', 'waiting')]
  expect([...refusedAdditions(entries, 'en-US')]).toEqual([keywordEntity('p', 'rain')])
  expect([...queuedAdditions(entries, 'en-US').keys()]).toEqual([keywordEntity('p', 'fog')])
  expect(refusedAdditions(entries, 'de-DE').size).toBe(0)
})

test('KEY-027: behind an addition that the server put off, those after it wait, too; those of other apps do not', () => {
  const entries = [
    addition('early', 'waiting'),
    addition('rain', 'waiting', { attempts: 1 }),
    addition('fog', 'waiting'),
    addition('mist', 'waiting', { projectId: 'other' }),
  ]
  const waits = entries.map((one) => isBlocked(entries, one.seq, (one.payload as { projectId: string }).projectId))
  expect(waits).toEqual([false, true, true, false])
})
