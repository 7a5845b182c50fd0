import { recordCheck } from '#server/integrations/connections/record-check.ts'
import { recordReplyRight } from '#server/integrations/connections/record-reply-right.ts'
import type { ProviderFailure } from '#server/integrations/provider/provider-failure.ts'
import { putOff, recordRefused } from './outcomes.ts'
import type { Sending } from './surroundings.ts'

const MINUTE_MS = 60_000
const RATE_LIMIT_SECONDS = 60
const RETRY_FIRST_MS = 15_000
const RETRY_MAX_MS = 15 * MINUTE_MS
/** For how long a store that can't be reached is tried. */
const TRIED_MS = 24 * 60 * MINUTE_MS
/** Google refuses single replies of keys that may reply now and then. */
const FORBIDDEN_MAX = 3

/**
 * What a call that was refused or not answered means for its reply, and for the connection. A write of which nobody knows is not
 * one of these.
 * @param doing the text was sent, looked for in the store, or is to be deleted there
 */
export async function failedCall(
  sending: Sending,
  failure: ProviderFailure,
  doing: 'send' | 'look' | 'delete',
): Promise<void> {
  const { claimed, connection, clock } = sending
  switch (failure.kind) {
    case 'refused':
      return recordRefused(sending, claimed, 'text', failure.detail)
    case 'not-found':
      return recordRefused(sending, claimed, 'gone')
    case 'permission':
      if (doing !== 'look') return forbidden(sending)
      return recordRefused(sending, claimed, 'permission')
    case 'credentials':
    case 'account':
    case 'agreements':
    case 'api-off':
      await recordConnection(sending, failure)
      return recordRefused(sending, claimed, 'connection')
    case 'rate-limited':
      // The gateway's own refusal is no news.
      if (failure.status !== null) await recordConnection(sending, failure)
      return putOff(sending, (failure.retryAfterSeconds ?? RATE_LIMIT_SECONDS) * 1000)
    case 'unavailable':
    case 'unknown-outcome': {
      if (connection.status === 'working' && failure.retryAfterSeconds === null)
        await recordConnection(sending, failure)
      const since = (claimed.is_withdrawn ? null : claimed.written_at) ?? claimed.state_at
      const age = clock().getTime() - since.getTime()
      if (age >= TRIED_MS) return recordRefused(sending, claimed, 'connection')
      return putOff(sending, Math.max((failure.retryAfterSeconds ?? 0) * 1000, waitMs(age)))
    }
  }
}

const waitMs = (age: number) => Math.max(RETRY_FIRST_MS, Math.min(age, RETRY_MAX_MS))

async function recordConnection({ db, connection, clock }: Sending, failure: ProviderFailure): Promise<void> {
  await db
    .transaction()
    .execute((transaction) => recordCheck(transaction, connection, { failure }, { now: clock(), isQuiet: true }))
}

async function forbidden(sending: Sending): Promise<void> {
  const { db, clock, claimed, connection } = sending
  if (claimed.store === 'GOOGLE_PLAY' && connection.reply_right === 'granted' && claimed.tries < FORBIDDEN_MAX)
    return putOff(sending, MINUTE_MS, 'permission')
  await db.transaction().execute((transaction) => recordReplyRight(transaction, connection, 'missing', clock()))
  await recordRefused(sending, claimed, 'permission')
}
