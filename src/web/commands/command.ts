import type { MessageDescriptor } from '@lingui/core'
import * as v from 'valibot'
import type { FailureDetails } from '#web/api/failure.ts'
import type { ErrorCode } from '#contract/protocol/errors.ts'
import type { BoundCommand, RefreshKey, SendContext } from '#web/offline/outbox/bound-command.ts'

/** A write that can wait in the queue, with everything about it in one place. */
export interface Command<N extends string, P> {
  name: N
  /** Increases when the payload's shape changes; rows of other versions are listed as unreadable. */
  version: number
  schema: v.GenericSchema<unknown, P>
  /** Commands of one lane are sent in order; commands that touch the same entity must share a lane. */
  lane: (payload: P) => string
  entities: (payload: P) => string[]
  /** Throws `ApiError`. */
  send: (payload: P, context: SendContext) => Promise<unknown>
  /**
   * Applies the command to a query's data. Must be idempotent, and return the same object if the command does not
   * affect the data.
   */
  overlay: (payload: P, endpointId: string, input: unknown, data: unknown) => unknown
  describe: (payload: P) => { title: MessageDescriptor; scope: MessageDescriptor }
  refreshes: (payload: P) => RefreshKey[]
  /** What did not work where it is refused, said before the reason; left out: the description says enough. */
  failed?: (payload: P) => MessageDescriptor
  explain: (payload: P, code: ErrorCode | null, details: FailureDetails) => MessageDescriptor
}

/** A command without its payload's type: it accepts validated payloads only. */
export interface AnyCommand<N extends string = string> {
  name: N
  version: number
  bind: (payload: unknown) => BoundCommand | null
}

/** Declares a command. */
export function command<N extends string, P>(definition: Command<N, P>): AnyCommand<N> {
  return {
    name: definition.name,
    version: definition.version,
    bind: (payload) => {
      const parsed = v.safeParse(definition.schema, payload)
      return parsed.success ? bound(definition, parsed.output) : null
    },
  }
}

function bound<N extends string, P>(definition: Command<N, P>, payload: P): BoundCommand {
  return {
    lane: definition.lane(payload),
    entities: definition.entities(payload),
    refreshes: definition.refreshes(payload),
    send: (context) => definition.send(payload, context),
    overlay: (endpointId, input, data) => definition.overlay(payload, endpointId, input, data),
    describe: () => definition.describe(payload),
    failed: () => definition.failed?.(payload) ?? null,
    explain: (code, details) => definition.explain(payload, code, details),
  }
}
