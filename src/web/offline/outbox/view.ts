import { msg } from '@lingui/core/macro'
import type { EngineState } from './engine.ts'
import type { OutboxEntry, OutboxView } from './entry.ts'
import type { Overlay } from './outbox.ts'
import { entitiesOf, organizationOf, type Planned } from './plan.ts'

/** The queue as the interface shows it. Commands that only wait for their effect to be read back count as done. */
export function viewOf({ ready, planned, paused }: EngineState): OutboxView {
  const entriesOf = (some: readonly Planned[]) => some.flatMap((one) => entryOf(one) ?? [])
  const entries = entriesOf(planned.filter(({ isHere }) => isHere))
  const count = (...states: OutboxEntry['state'][]) => entries.filter(({ state }) => states.includes(state)).length
  return {
    ready,
    entries,
    elsewhere: entriesOf(planned.filter(({ isHere }) => !isHere)),
    waiting: count('waiting', 'sending'),
    attention: count('refused', 'held', 'unreadable'),
    sending: count('sending') > 0,
    paused,
  }
}

function entryOf({ item, state }: Planned): OutboxEntry | null {
  if (state === 'applied') return null
  if (!item.row) {
    return {
      seq: item.seq,
      id: `unreadable-${item.seq}`,
      name: '',
      payload: undefined,
      state,
      organization: organizationOf(item),
      entities: entitiesOf(item),
      title: msg`A change that this version can't read`,
      scope: null,
      createdAt: null,
      attempts: 0,
      nextAttemptAt: 0,
      refusal: null,
    }
  }
  const { row, command } = item
  const { refusal } = row
  return {
    seq: row.seq,
    id: row.id,
    name: row.name,
    payload: row.payload,
    state,
    organization: row.organization,
    entities: row.entities,
    ...command.describe(),
    createdAt: row.createdAt,
    attempts: row.attempts,
    nextAttemptAt: row.nextAttemptAt,
    refusal: refusal && {
      code: refusal.code,
      failed: command.failed(),
      message: command.explain(refusal.code, refusal.details),
      details: refusal.details,
    },
  }
}

/** Refused commands, those that depend on them, and those of other organisations are not applied to what is shown. */
export function overlaysOf({ planned }: EngineState): Overlay[] {
  return planned.flatMap(({ item, state, isHere }) =>
    isHere && item.row && (state === 'waiting' || state === 'sending' || state === 'applied')
      ? [item.command.overlay]
      : [],
  )
}
