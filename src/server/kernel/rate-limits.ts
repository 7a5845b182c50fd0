import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type IRateLimiterOptions,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { Pool } from 'pg'
import { HttpError } from './http-error.ts'
import { networkOf } from './network-of.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Tries and the seconds in which they count. What is counted together is said beside each; an address is a network. */
export const limits = {
  /** Address: many accounts tried from one place. */
  logInByAddress: { points: 100, duration: 15 * MINUTE },
  /** Address and e-mail. */
  logIn: { points: 10, duration: 15 * MINUTE },
  /** E-mail: one account tried from many places. */
  logInByAccount: { points: 100, duration: HOUR },
  /** Browser that has logged in to the account before; the two counts above are not for it. */
  logInByDevice: { points: 10, duration: 15 * MINUTE },
  /** Address and e-mail. */
  signUp: { points: 5, duration: HOUR },
  /** Address. */
  signUpByAddress: { points: 50, duration: HOUR },
  /** Address and e-mail. */
  resend: { points: 5, duration: HOUR },
  /** Address and e-mail. */
  reset: { points: 5, duration: HOUR },
  /** Address: mails that nobody signed in asked for. */
  mailByAddress: { points: 50, duration: HOUR },
  /** Address: codes and tokens of links. */
  redeem: { points: 60, duration: 15 * MINUTE },
  /** User: the own password, asked again before something that matters. */
  ownPassword: { points: 10, duration: 15 * MINUTE },
  /** User: mails that somebody signed in asked for. */
  mailByUser: { points: 30, duration: HOUR },
  /** User. */
  loginToken: { points: 30, duration: HOUR },
  /** Address. */
  oauth: { points: 60, duration: 15 * MINUTE },
  /** Address. */
  demo: { points: 30, duration: HOUR },
  /** User: mails to addresses that somebody signed in has typed as their new one. */
  emailChange: { points: 5, duration: HOUR },
} as const

export type LimitName = keyof typeof limits

export interface RateLimits {
  /** Counts a try. @throws HttpError RATE_LIMITED with the seconds to wait */
  count: (name: LimitName, ...sender: string[]) => Promise<void>
  /** Forgets the tries, after a success. */
  forget: (name: LimitName, ...sender: string[]) => Promise<void>
}

/** Where tries are counted: an embedded database belongs to one process, Postgres to several. */
interface Counted {
  kind: 'embedded' | 'postgres'
  pool: Pool
}

/** Counters in memory for the embedded database, in Postgres where several servers must count together. */
export function rateLimits(database: Counted, on: boolean): RateLimits {
  if (!on) return { count: async () => undefined, forget: async () => undefined }
  const entries = Object.entries(limits).map(([name, limit]) => [
    name,
    limiter(database, { ...limit, keyPrefix: name }),
  ])
  const byName = Object.fromEntries(entries) as Record<LimitName, RateLimiterAbstract>
  const keyOf = (sender: string[]) => sender.map(networkOf).join(' ')
  return {
    count: async (name, ...sender) => {
      try {
        await byName[name].consume(keyOf(sender))
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        throw new HttpError('RATE_LIMITED', 'Too many tries. Wait a little.', {
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

const limiter = ({ kind, pool }: Counted, options: IRateLimiterOptions): RateLimiterAbstract =>
  kind === 'embedded'
    ? new RateLimiterMemory(options)
    : new RateLimiterPostgres({ ...options, storeClient: pool, tableName: 'rate_limit', tableCreated: true })
