import type { UtcDay } from '#contract/protocol/days.ts'
import type { Language } from '#contract/auth/auth.ts'

/** What a write answered, kept in the same transaction as its effect. */
export interface IdempotencyKeyRow {
  user_id: string
  key: string
  fingerprint: string
  status: number
  /** JSON text of the answer; null for 204. */
  body: string | null
  created_at: Date
}

export interface MailRow {
  id: string
  /** null: kept before it was noted. */
  language: Language | null
  recipient: string
  subject: string
  text: string
  html: string
  created_at: Date
}

/** What the operator set and queries judge by, the same for every process. */
export interface ServerSettingRow {
  name: 'plans'
  value: 'on' | 'off'
}

/** How a queue of background jobs went last, over all processes. */
export interface JobRunRow {
  queue: string
  last_success_at: Date | null
  last_error_at: Date | null
  /** One plain line. */
  last_error: string | null
}

/** What could not be read of a store on its day: there is no value for it, and there will be none. */
export interface MissedReadingRow {
  day: UtcDay
  queue: string
  item: string
  /** One plain line; null: its turn never came. */
  reason: string | null
  missed_at: Date
}
