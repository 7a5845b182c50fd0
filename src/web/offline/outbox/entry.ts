import type { MessageDescriptor } from '@lingui/core'
import type { ErrorCode } from '#contract/protocol/errors.ts'
import type { FailureDetails } from '#web/api/failure.ts'
import type { Organization } from './row.ts'

/**
 * `waiting`: not sent yet; `sending`: in flight; `held`: depends on an earlier change that was refused; `refused`: the
 * server rejected it; `unreadable`: damaged or from another version, can only be discarded; `elsewhere`: made in another
 * organisation, is sent once the user is back there.
 */
export type EntryState = 'waiting' | 'sending' | 'held' | 'refused' | 'unreadable' | 'elsewhere'

export interface RefusalEntry {
  code: ErrorCode | null
  /** What did not work, before the reason; null, or left out: the entry's title says enough. */
  failed?: MessageDescriptor | null
  /** Why, and what to do. */
  message: MessageDescriptor
  details: FailureDetails
}

/** A queued write as the interface shows it. */
export interface OutboxEntry {
  readonly seq: number
  readonly id: string
  readonly name: string
  /** The command's payload; unknown if the row can't be read. */
  readonly payload: unknown
  readonly state: EntryState
  /** To whom it belongs; null, or left out: unknown. */
  readonly organization?: Organization | null
  readonly entities: readonly string[]
  /** What the command does: "Add competitor Foo". */
  readonly title: MessageDescriptor
  /** Where it applies: the project's title and country, or all projects; null if unknown. */
  readonly scope: MessageDescriptor | null
  /** Device time, ms since 1970; null if unknown. */
  readonly createdAt: number | null
  readonly attempts: number
  readonly nextAttemptAt: number
  readonly refusal: RefusalEntry | null
}

export interface OutboxView {
  /** False until the queue has been read from the device. */
  readonly ready: boolean
  /** Those of the current organisation. */
  readonly entries: readonly OutboxEntry[]
  /** Those of other organisations: each waits until the user is back there. */
  readonly elsewhere: readonly OutboxEntry[]
  /** Number of entries that will be sent without user action. */
  readonly waiting: number
  /** Number of entries that need a decision: refused, held and unreadable ones. */
  readonly attention: number
  readonly sending: boolean
  /** Why nothing is being sent, apart from being offline. */
  readonly paused: 'signIn' | 'update' | null
}

export const emptyOutbox: OutboxView = {
  ready: false,
  entries: [],
  elsewhere: [],
  waiting: 0,
  attention: 0,
  sending: false,
  paused: null,
}
