import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type IRateLimiterOptions,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { Database } from '../db/database.ts'
import { ApiFailure } from '../http/serve.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Tries and the seconds in which they count; `sender` is an address and, where it is about an account, an e-mail. */
export const limits = {
  logIn: { points: 10, duration: 15 * MINUTE },
  logInByAddress: { points: 100, duration: 15 * MINUTE },
  signUp: { points: 5, duration: HOUR },
  signUpByAddress: { points: 50, duration: HOUR },
  resend: { points: 5, duration: HOUR },
  oauth: { points: 60, duration: 15 * MINUTE },
  demo: { points: 30, duration: HOUR },
} as const

export type LimitName = keyof typeof limits

export interface RateLimits {
  /** Counts a try. @throws ApiFailure RATE_LIMITED with the seconds to wait */
  count: (name: LimitName, ...sender: string[]) => Promise<void>
  /** Forgets the tries, after a success. */
  forget: (name: LimitName, ...sender: string[]) => Promise<void>
}

/** Counters in memory for the embedded database, in Postgres where several servers must count together. */
export function rateLimits(database: Pick<Database, 'kind' | 'pool'>, on: boolean): RateLimits {
  if (!on) return { count: async () => undefined, forget: async () => undefined }
  const entries = Object.entries(limits).map(([name, limit]) => [
    name,
    limiter(database, { ...limit, keyPrefix: name }),
  ])
  const byName = Object.fromEntries(entries) as Record<LimitName, RateLimiterAbstract>
  const keyOf = (sender: string[]) => sender.join(' ')
  return {
    count: async (name, ...sender) => {
      try {
        await byName[name].consume(keyOf(sender))
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        throw new ApiFailure('RATE_LIMITED', 'Too many tries. Wait a little.', {
          details: { retryAfterSeconds: seconds },
          headers: { 'retry-after': String(seconds) },
        })
      }
    },
    forget: async (name, ...sender) => {
      await byName[name].delete(keyOf(sender))
    },
  }
}

const limiter = ({ kind, pool }: Pick<Database, 'kind' | 'pool'>, options: IRateLimiterOptions): RateLimiterAbstract =>
  kind === 'embedded'
    ? new RateLimiterMemory(options)
    : new RateLimiterPostgres({ ...options, storeClient: pool, tableName: 'rate_limit', tableCreated: true })
