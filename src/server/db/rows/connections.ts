import type { Generated } from 'kysely'
import type {
  AdState,
  Capability,
  ConnectionReason,
  ConnectionStatus,
  Provider,
  RightState,
} from '#contract/connections/connection.ts'
import type { Store } from '#contract/store.ts'

export interface ConnectionRow {
  organisation_id: string
  id: string
  provider: Provider
  name: string
  /** Hash of what makes a key the same: provider, key or client, and account. */
  fingerprint: string
  /** The credentials, encrypted. */
  sealed: string
  /** Names the secret that they were sealed with. */
  secret_id: string
  key_ending: string
  account_name: string | null
  status: ConnectionStatus
  reason: ConnectionReason | null
  /** Since when it has this status. */
  since: Date
  checked_at: Date | null
  retry_at: Date | null
  ad_state: AdState | null
  /** Calls within `calls_hour`, which is the hour's start. */
  calls_used: number
  calls_limit: number | null
  calls_hour: Date | null
  used_at: Date | null
  /** No call is made before. */
  blocked_until: Date | null
  /** Calls in a row that the provider could not answer. */
  failures: number
  /** When the job checks it; who is at it puts this off for as long as that may take. */
  next_check_at: Date
  /** When the job that imports search popularity looks at it, as `next_check_at`; null: it never did. Of Apple Ads alone. */
  popularity_due_at: Date | null
  created_at: Date
  /** Who may be gone. */
  created_by: string
}

export interface ConnectionRightRow {
  organisation_id: string
  connection_id: string
  capability: Capability
  state: RightState
  checked_at: Date | null
}

/** An own app assigned to a connection; one of those of a provider is its primary. */
export interface ConnectionAppRow {
  organisation_id: string
  connection_id: string
  provider: Provider
  store: Store
  track_id: string
  is_primary: boolean
  assigned_at: Date
}

/** A key that a fictional console of the sample market has given out. */
export interface SampleKeyRow {
  organisation_id: string
  provider: Provider
  key_id: string
  owner: string
  /** PEM, SPKI. */
  public_key: string
  lacks: Generated<Capability[]>
  is_revoked: Generated<boolean>
  limited_until: Date | null
  created_at: Date
}

/** What was written through a fictional console. */
export interface ConsoleRecordRow {
  organisation_id: string
  provider: Provider
  owner: string
  kind: string
  id: string
  /** JSON text, so that it comes back as it was. */
  value: string
  at: Date
}
