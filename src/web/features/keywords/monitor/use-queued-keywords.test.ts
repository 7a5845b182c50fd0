import { msg } from '@lingui/core/macro'
import { renderHook } from '#tests/support/render.tsx'
import { afterEach, expect, test } from 'vitest'
import { keywordEntity } from '#web/commands/entities.ts'
import { emptyOutbox, type OutboxEntry } from '#web/offline/outbox/entry.ts'
import { outbox } from '#web/offline/outbox/outbox.ts'
import { useQueuedKeywords } from './use-queued-keywords.ts'

let seq = 0
const entry = (keyword: string, state: OutboxEntry['state'], payload: object): OutboxEntry => ({
  seq: (seq += 1),
  id: String(seq),
  name: 'annotateKeywords',
  payload,
  state,
  entities: [keywordEntity('p', keyword)],
  title: msg`Note`,
  scope: null,
  createdAt: null,
  attempts: 0,
  nextAttemptAt: 0,
  refusal: null,
})

afterEach(() => outbox.set(emptyOutbox))

test('shows a queued change in its countries alone, and a refused one is not waiting', () => {
  outbox.set({
    ...emptyOutbox,
    ready: true,
    entries: [
      entry('rain', 'waiting', { locale: 'de-DE' }),
      entry('fog', 'waiting', { locale: 'en-US', alsoIn: ['de-DE'] }),
      entry('mist', 'refused', { locale: 'de-DE' }),
      entry('mist', 'held', { locale: 'de-DE' }),
      entry('mist', 'waiting', { locale: 'en-US' }),
    ],
  })
  const queued = (locale: string) => [...renderHook(() => useQueuedKeywords('p', locale)).result.current]
  expect(queued('de-DE')).toEqual([
    ['rain', 'waiting'],
    ['fog', 'waiting'],
    ['mist', 'refused'],
  ])
  expect(queued('en-US')).toEqual([
    ['fog', 'waiting'],
    ['mist', 'waiting'],
  ])
})
