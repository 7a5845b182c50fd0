import type { Kysely } from 'kysely'
import { DAY_MS } from '#contract/protocol/days.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Services } from '#server/endpoints/services.ts'
import type { Exchange } from '#server/kernel/exchange.ts'
import { hashToken, newOpaqueToken } from '#server/kernel/opaque-token.ts'
import { strictCookie } from './strict-cookie.ts'

/** How long a browser is known after a log-in, days. */
export const KNOWN_DEVICE_DAYS = 180
/** Accounts that one browser is known to at most; the ones logged in last stay. */
const ACCOUNTS_MAX = 5
const COOKIE = 'storeglass-device'
const TOKEN = /^[\w-]{43}$/

/** One token for each account. */
const tokensOf = (exchange: Exchange): string[] =>
  (exchange.cookie(COOKIE) ?? '')
    .split('.')
    .filter((token) => TOKEN.test(token))
    .slice(0, ACCOUNTS_MAX)

/** The hash of the token by which this browser is known to the account of an address; undefined: it is not. */
export async function knownDevice(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  email: string,
  exchange: Exchange,
): Promise<string | undefined> {
  const hashes = tokensOf(exchange).map(hashToken)
  if (hashes.length === 0) return undefined
  const row = await db
    .selectFrom('known_device')
    .innerJoin('app_user', 'app_user.id', 'known_device.user_id')
    .select('token_hash')
    .where('token_hash', 'in', hashes)
    .where('email', '=', email)
    .where('expires_at', '>', clock())
    .executeTakeFirst()
  return row?.token_hash
}

/**
 * Knows this browser from now on. Its token for the account is always a new one: none that somebody else has put into
 * the browser is ever taken over.
 */
export async function rememberDevice(
  db: Kysely<Schema>,
  userId: string,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  exchange: Exchange,
): Promise<void> {
  const before = tokensOf(exchange)
  const replaced =
    before.length === 0
      ? []
      : await db
          .deleteFrom('known_device')
          .where('user_id', '=', userId)
          .where('token_hash', 'in', before.map(hashToken))
          .returning('token_hash')
          .execute()
  const gone = new Set(replaced.map((row) => row.token_hash))
  const token = newOpaqueToken()
  const expires_at = new Date(clock().getTime() + KNOWN_DEVICE_DAYS * DAY_MS)
  await db
    .insertInto('known_device')
    .values({ token_hash: hashToken(token), user_id: userId, expires_at })
    .execute()
  const others = before.filter((one) => !gone.has(hashToken(one)))
  const value = [token, ...others].slice(0, ACCOUNTS_MAX).join('.')
  const maxAge = (KNOWN_DEVICE_DAYS * DAY_MS) / 1000
  exchange.setHeader('Set-Cookie', strictCookie({ name: COOKIE, value, path: '/api/auth', maxAge }, config, exchange))
}

/** No browser is known to the account any more, after its password was in doubt. */
export async function forgetDevices(db: Kysely<Schema>, userId: string): Promise<void> {
  await db.deleteFrom('known_device').where('user_id', '=', userId).execute()
}
