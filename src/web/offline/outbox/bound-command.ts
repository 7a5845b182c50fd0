import type { MessageDescriptor } from '@lingui/core'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import type { ErrorCode } from '#contract/protocol/errors.ts'
import type { FailureDetails } from '#web/api/failure.ts'

export interface SendContext {
  idempotencyKey: string
  signal: AbortSignal
  /** Send with this user's token only. */
  userId: string
  /** Send in this organisation only. */
  organizationId: string
}

/** Identifies queries to refetch: those of this endpoint whose input contains at least these values. */
export interface RefreshKey {
  endpoint: Endpoint
  input: Record<string, unknown>
}

/** A command with a payload that was validated against its schema. */
export interface BoundCommand {
  lane: string
  entities: readonly string[]
  /** Throws a `Failure`. */
  send: (context: SendContext) => Promise<unknown>
  /** The query's data with the command applied; the same object if the command does not affect it. */
  overlay: (endpointId: string, input: unknown, data: unknown) => unknown
  describe: () => { title: MessageDescriptor; scope: MessageDescriptor }
  /** What did not work where it is refused; null: the description says enough. */
  failed: () => MessageDescriptor | null
  explain: (code: ErrorCode | null, details: FailureDetails) => MessageDescriptor
  refreshes: readonly RefreshKey[]
}

/**
 * Finds a row's command and validates its payload; null if the command or version is unknown, or the payload is
 * damaged.
 */
export type Bind = (row: { name: string; version: number; payload: unknown }) => BoundCommand | null

export interface Commands {
  /** Loads the commands of these names, before they are bound. Never rejects. */
  load: (names: readonly string[]) => Promise<void>
  bind: Bind
}
