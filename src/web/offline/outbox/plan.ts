import * as v from 'valibot'
import type { BoundCommand } from './bound-command.ts'
import type { EntryState } from './entry.ts'
import { Organization, type OwnedRow } from './row.ts'

/** A row of the queue with its command, or an unreadable row. */
export type Item = { seq: number; row: OwnedRow; command: BoundCommand } | { seq: number; row: null; raw: unknown }

/** Upper bound of a delay; a later time means that the device's clock was set back. */
export const MAX_WAIT_MS = 15 * 60_000

export interface Planned {
  item: Item
  state: EntryState | 'applied'
  /** It belongs to the current organisation. */
  isHere: boolean
}

/**
 * The state of every row, in order: a refused row holds later ones that touch the same entities. Rows of another
 * organisation than the current one wait, and hold nothing.
 */
export function planStates(items: readonly Item[], organizationId: string | null): Planned[] {
  const blocked = new Set<string>()
  return items.map((item) => {
    const owner = organizationOf(item)
    const isHere = owner === null || owner.id === organizationId
    const state = isHere ? stateOf(item, blocked) : stateElsewhere(item)
    if (state === 'refused' || state === 'held') for (const one of item.row?.entities ?? []) blocked.add(one)
    if (state === 'unreadable') for (const one of entitiesOf(item)) blocked.add(one)
    return { item, state, isHere }
  })
}

function stateElsewhere({ row }: Item): Planned['state'] {
  return row?.state === 'applied' || row?.state === 'sending' ? row.state : 'elsewhere'
}

function stateOf(item: Item, blocked: ReadonlySet<string>): Planned['state'] {
  if (!item.row) return 'unreadable'
  const { state, entities } = item.row
  if (state === 'pending') return entities.some((one) => blocked.has(one)) ? 'held' : 'waiting'
  return state
}

/** To whom a row belongs; even a damaged one may say so. null: nobody knows. */
export function organizationOf(item: Item): Organization | null {
  const raw = item.row ?? item.raw
  const named = typeof raw === 'object' && raw !== null && 'organization' in raw ? raw.organization : null
  return v.is(Organization, named) ? named : null
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

export interface Moment {
  organizationId: string | null
  /** Device time, ms since 1970. */
  now: number
}

/** What to send now. Lanes in `busy` already have a row in flight. */
export function planSends(items: readonly Item[], busy: ReadonlySet<string>, { organizationId, now }: Moment): Plan {
  const taken = new Set(busy)
  const sends: Sendable[] = []
  let wakeAt: number | null = null
  for (const { item, state } of planStates(items, organizationId)) {
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
