import {
  capabilitiesOf,
  isAdProvider,
  isUsed,
  type ConnectionReason,
  type ConnectionStatus,
  type Provider,
  type RightState,
} from '#contract/connections/connection.ts'
import { DAY_MS } from '#contract/protocol/days.ts'
import type { ConnectionRightRow, ConnectionRow } from '#server/db/rows/connections.ts'
import type { Check } from '../provider/client.ts'
import type { ProviderFailure, ProviderFailureKind } from '../provider/provider-failure.ts'
import { RATE_LIMIT_SECONDS } from './gateway.ts'

/** How a check ended: the provider answered, or why not; `secret`: the key can't be decrypted. */
export type Outcome = { check: Check } | { failure: ProviderFailure } | 'secret'

interface State {
  status: ConnectionStatus
  reason: ConnectionReason | null
}

/** Kinds that a check can't end with count as no answer. */
const ofFailure: Partial<Record<ProviderFailureKind, State>> = {
  credentials: { status: 'broken', reason: 'credentials' },
  permission: { status: 'permissions', reason: 'permission' },
  agreements: { status: 'blocked', reason: 'agreements' },
  'api-off': { status: 'blocked', reason: 'api-off' },
  account: { status: 'broken', reason: 'account' },
  'rate-limited': { status: 'rate-limited', reason: 'rate-limited' },
}
const unavailable: State = { status: 'broken', reason: 'unavailable' }

/** A provider that gave no answer is asked again after, ms. */
const UNAVAILABLE_MS = 15 * 60_000

export function stateOf(outcome: Outcome): State {
  if (outcome === 'secret') return { status: 'broken', reason: 'secret' }
  if ('failure' in outcome) return ofFailure[outcome.failure.kind] ?? unavailable
  const missing = outcome.check.rights.filter(({ capability, state }) => state === 'missing' && isUsed(capability))
  if (missing.length === 0) return { status: 'working', reason: null }
  return { status: 'permissions', reason: missing.every(({ isApiOff }) => isApiOff) ? 'api-off' : 'permission' }
}

type StateColumns = Pick<ConnectionRow, 'status' | 'reason' | 'retry_at' | 'next_check_at'> &
  Partial<Pick<ConnectionRow, 'checked_at' | 'account_name' | 'ad_state' | 'blocked_until' | 'failures'>>

/** What a check says of a connection (C-14). `since` is left to who knows what stood there before. */
export function stateColumns(provider: Provider, outcome: Outcome, now: Date): StateColumns {
  const state = stateOf(outcome)
  const after = (ms: number) => new Date(now.getTime() + ms)
  if (outcome !== 'secret' && 'failure' in outcome && ['rate-limited', 'unavailable'].includes(state.reason ?? '')) {
    const { retryAfterSeconds } = outcome.failure
    if (state.reason === 'unavailable') return { ...state, retry_at: null, next_check_at: after(UNAVAILABLE_MS) }
    const until = after((retryAfterSeconds ?? RATE_LIMIT_SECONDS) * 1000)
    return { ...state, retry_at: until, next_check_at: until, blocked_until: until }
  }
  const columns: StateColumns = { ...state, retry_at: null, next_check_at: after(DAY_MS) }
  if (outcome === 'secret') return columns
  columns.checked_at = now
  if ('failure' in outcome) return columns
  const { accountName } = outcome.check
  if (accountName !== null) columns.account_name = accountName
  if (isAdProvider(provider)) columns.ad_state = 'ACTIVE'
  return { ...columns, blocked_until: null, failures: 0 }
}

/** The rights that a check leaves; null: those of before stay. */
export function rightsOf(
  { organisation_id, id, provider }: Pick<ConnectionRow, 'organisation_id' | 'id' | 'provider'>,
  outcome: Outcome,
  now: Date,
): ConnectionRightRow[] | null {
  if (outcome === 'secret') return null
  if ('failure' in outcome && !['credentials', 'account', 'permission'].includes(outcome.failure.kind)) return null
  const found = new Map<string, RightState>(
    'check' in outcome ? outcome.check.rights.map(({ capability, state }) => [capability, state]) : [],
  )
  return capabilitiesOf[provider].map((capability) => {
    const state = found.get(capability) ?? 'unknown'
    const isAnswer = state === 'granted' || state === 'missing'
    return { organisation_id, connection_id: id, capability, state, checked_at: isAnswer ? now : null }
  })
}
