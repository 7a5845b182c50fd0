import type { BoundCommand } from './bound-command.ts'
import type { EntryState } from './entry.ts'
import type { CommandRow } from './row.ts'

/** A row of the queue with its command, or an unreadable row. */
export type Item = { seq: number; row: CommandRow; command: BoundCommand } | { seq: number; row: null; raw: unknown }

/** Upper bound of a delay; a later time means that the device's clock was set back. */
export const MAX_WAIT_MS = 15 * 60_000

export interface Planned {
  item: Item
  state: EntryState | 'applied'
}

/** The state of every row, in order: a refused row holds later ones that touch the same entities. */
export function planStates(items: readonly Item[]): Planned[] {
  const blocked = new Set<string>()
  return items.map((item) => {
    const state = stateOf(item, blocked)
    if (state === 'refused' || state === 'held') for (const one of item.row?.entities ?? []) blocked.add(one)
    if (state === 'unreadable') for (const one of entitiesOf(item)) blocked.add(one)
    return { item, state }
  })
}

function stateOf(item: Item, blocked: ReadonlySet<string>): Planned['state'] {
  if (!item.row) return 'unreadable'
  const { state, entities } = item.row
  if (state === 'pending') return entities.some((one) => blocked.has(one)) ? 'held' : 'waiting'
  return state
}

/** Even a damaged row may name its entities. */
export function entitiesOf(item: Item): string[] {
  const raw = item.row ?? item.raw
  const entities = typeof raw === 'object' && raw !== null && 'entities' in raw ? raw.entities : []
  return Array.isArray(entities) ? entities.filter((one) => typeof one === 'string') : []
}

export type Sendable = Extract<Item, { command: BoundCommand }>

export interface Plan {
  /** Rows to send now, at most one of each lane, in order. */
  now: Sendable[]
  /** When the next row is due, ms since 1970; null if none is scheduled. */
  wakeAt: number | null
}

/** What to send at `now`. Lanes in `busy` already have a row in flight. */
export function planSends(items: readonly Item[], busy: ReadonlySet<string>, now: number): Plan {
  const taken = new Set(busy)
  const sends: Sendable[] = []
  let wakeAt: number | null = null
  for (const { item, state } of planStates(items)) {
    if (state !== 'waiting' || !item.row || taken.has(item.row.lane)) continue
    // Later rows of this lane wait for this one.
    taken.add(item.row.lane)
    const { nextAttemptAt } = item.row
    const isDue = nextAttemptAt <= now || nextAttemptAt > now + MAX_WAIT_MS
    if (isDue) sends.push(item)
    else wakeAt = Math.min(wakeAt ?? nextAttemptAt, nextAttemptAt)
  }
  return { now: sends, wakeAt }
}
