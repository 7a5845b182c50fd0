import { afterEach, expect, test } from 'vitest'
import { connectivity } from '../connectivity/connectivity.ts'
import { emptyOutbox, type EntryState, type OutboxEntry } from './entry.ts'
import { outbox } from './outbox.ts'
import { outcomeOf } from './outcome-of.ts'

const ENTITY = 'country:p:fr-FR'
const queue = (...states: EntryState[]) =>
  outbox.set({
    ...emptyOutbox,
    ready: true,
    entries: states.map((state, seq) => ({ seq, state, entities: [ENTITY] }) as unknown as OutboxEntry),
  })

afterEach(() => {
  outbox.set(emptyOutbox)
  connectivity.set('online')
})

test('a change that has left the queue is sent, one that was refused is not', async () => {
  connectivity.set('online')
  queue('sending')
  const sent = outcomeOf(ENTITY)
  queue()
  expect(await sent).toBe('sent')
  queue('waiting')
  const refused = outcomeOf(ENTITY)
  queue('refused')
  expect(await refused).toBe('refused')
})

test('a change of which nothing is known once the server is gone waits', async () => {
  connectivity.set('online')
  queue('waiting')
  const waiting = outcomeOf(ENTITY)
  connectivity.set('offline')
  expect(await waiting).toBe('waiting')
})
