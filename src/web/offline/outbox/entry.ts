import type { MessageDescriptor } from '@lingui/core'
import type { ErrorCode } from '#contract/protocol/errors.ts'
import type { FailureDetails } from '#web/api/failure.ts'

/**
 * `waiting`: to be sent when it can; `sending`: on its way now; `held`: an earlier change that it builds on was refused;
 * `refused`: the server said no; `unreadable`: written by another version or damaged, can only be discarded.
 */
export type EntryState = 'waiting' | 'sending' | 'held' | 'refused' | 'unreadable'

/** A queued write as the interface shows it. */
export interface OutboxEntry {
  readonly seq: number
  readonly id: string
  readonly name: string
  /** As the command took it; not known of what can't be read. */
  readonly payload: unknown
  readonly state: EntryState
  readonly entities: readonly string[]
  /** What it will do: "Add competitor Foo". */
  readonly title: MessageDescriptor
  /** Where: the project's title and country, or all projects; null: not known. */
  readonly scope: MessageDescriptor | null
  /** Device time, ms since 1970; null: not known. */
  readonly createdAt: number | null
  readonly attempts: number
  readonly nextAttemptAt: number
  readonly refusal: { code: ErrorCode | null; message: MessageDescriptor; details: FailureDetails } | null
}

export interface OutboxView {
  /** False until the device's queue has been read. */
  readonly ready: boolean
  readonly entries: readonly OutboxEntry[]
  /** Entries that will be sent without anybody's help. */
  readonly waiting: number
  /** Entries that need a decision: refused, held and unreadable ones. */
  readonly attention: number
  readonly sending: boolean
  /** Why nothing is sent at the moment, besides being offline. */
  readonly paused: 'signIn' | 'update' | null
}

export const emptyOutbox: OutboxView = {
  ready: false,
  entries: [],
  waiting: 0,
  attention: 0,
  sending: false,
  paused: null,
}
