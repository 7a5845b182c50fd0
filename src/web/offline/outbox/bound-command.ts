import type { MessageDescriptor } from '@lingui/core'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import type { ErrorCode } from '#contract/protocol/errors.ts'
import type { FailureDetails } from '#web/api/failure.ts'

export interface SendContext {
  idempotencyKey: string
  signal: AbortSignal
  /** Only this user's token may be used. */
  userId: string
}

/** Queries to ask again: of this endpoint, with at least this much in common with their input. */
export interface RefreshKey {
  endpoint: Endpoint
  input: Record<string, unknown>
}

/** A command together with a payload that has been checked against its schema. */
export interface BoundCommand {
  lane: string
  entities: readonly string[]
  /** Throws a `Failure`. */
  send: (context: SendContext) => Promise<unknown>
  /** What a query shows once the command is done; the same data where it does not matter to it. */
  overlay: (endpointId: string, input: unknown, data: unknown) => unknown
  describe: () => { title: MessageDescriptor; scope: MessageDescriptor }
  explain: (code: ErrorCode | null, details: FailureDetails) => MessageDescriptor
  refreshes: readonly RefreshKey[]
}

/** Finds the command of a row and checks its payload; null: unknown here, of another version, or damaged. */
export type Bind = (row: { name: string; version: number; payload: unknown }) => BoundCommand | null
