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

/**
 * Number of attempts and the period in seconds. The comment beside each limit says what is counted together; "address"
 * means the network.
 */
export const limits = {
  /** Address: many accounts tried from one network. */
  logInByAddress: { points: 100, duration: 15 * MINUTE },
  /** Address and e-mail. */
  logIn: { points: 10, duration: 15 * MINUTE },
  /** E-mail: one account tried from many networks. */
  logInByAccount: { points: 100, duration: HOUR },
  /** A browser that has logged in to the account before; the two limits above do not apply to it. */
  logInByDevice: { points: 10, duration: 15 * MINUTE },
  /** Address and e-mail. */
  signUp: { points: 5, duration: HOUR },
  /** Address. */
  signUpByAddress: { points: 50, duration: HOUR },
  /** Address and e-mail. */
  resend: { points: 5, duration: HOUR },
  /** Address and e-mail. */
  reset: { points: 5, duration: HOUR },
  /** Address: mails requested without a log-in. */
  mailByAddress: { points: 50, duration: HOUR },
  /** Address: codes, and tokens of links. */
  redeem: { points: 60, duration: 15 * MINUTE },
  /** User: the current password, requested before sensitive changes. */
  ownPassword: { points: 10, duration: 15 * MINUTE },
  /** User: codes of the second step, right ones too. Of a million, a thief of the password tries 480 a day. */
  secondStep: { points: 20, duration: HOUR },
  /** User: mails requested while signed in. */
  mailByUser: { points: 30, duration: HOUR },
  /** User. */
  loginToken: { points: 30, duration: HOUR },
  /** Address. */
  oauth: { points: 60, duration: 15 * MINUTE },
  /** Address. */
  demo: { points: 30, duration: HOUR },
  /** Organisation: questions to the language model, also those that it fails to answer, which use up no assistance. */
  languageModel: { points: 60, duration: HOUR },
  /** Organisation: texts that the language model translates; those that are kept are not counted. */
  translations: { points: 300, duration: HOUR },
  /** User: mails to the new address of an e-mail change. */
  emailChange: { points: 5, duration: HOUR },
  /** Organisation: keywords that begin to be tracked (KEY-027). The largest plan has 1,000. */
  newKeywords: { points: 5000, duration: HOUR },
  /** User: live searches, completions and related keywords of the stores. All organisations share their calls. */
  storeLookups: { points: 120, duration: HOUR },
  /** User: the same in markets that this server computes. */
  lookups: { points: 2000, duration: HOUR },
  /** Organisation: keys that are tried with their stores, and made in fictional consoles. */
  storeKeys: { points: 60, duration: HOUR },
  /** Organisation: checks of connections, and lists of the apps that they see. */
  storeChecks: { points: 300, duration: HOUR },
} as const

export type LimitName = keyof typeof limits

export interface RateLimits {
  /**
   * Counts an attempt.
   * @throws HttpError RATE_LIMITED with the seconds to wait
   */
  count: (name: LimitName, ...sender: string[]) => Promise<void>
  /** As `count`, of as many as there are of what is limited. */
  countMany: (name: LimitName, number: number, ...sender: string[]) => Promise<void>
  /** Resets the count after a success. */
  forget: (name: LimitName, ...sender: string[]) => Promise<void>
}

/** Where attempts are counted: an embedded database belongs to one process, Postgres to several. */
interface Counted {
  kind: 'embedded' | 'postgres'
  pool: Pool
}

/** Counts in memory with the embedded database, and in Postgres if several servers share the limits. */
export function rateLimits(database: Counted, on: boolean): RateLimits {
  if (!on) return { count: async () => undefined, countMany: async () => undefined, forget: async () => undefined }
  const entries = Object.entries(limits).map(([name, limit]) => [
    name,
    limiter(database, { ...limit, keyPrefix: name }),
  ])
  const byName = Object.fromEntries(entries) as Record<LimitName, RateLimiterAbstract>
  const keyOf = (sender: string[]) => sender.map(networkOf).join(' ')
  const countMany: RateLimits['countMany'] = async (name, number, ...sender) => {
    try {
      await byName[name].consume(keyOf(sender), number)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      throw new HttpError('RATE_LIMITED', 'Too many tries. Wait a little.', {
        details: { retryAfterSeconds: seconds },
        headers: { 'retry-after': String(seconds) },
      })
    }
  }
  return {
    count: (name, ...sender) => countMany(name, 1, ...sender),
    countMany,
    forget: async (name, ...sender) => {
      await byName[name].delete(keyOf(sender))
    },
  }
}

const limiter = ({ kind, pool }: Counted, options: IRateLimiterOptions): RateLimiterAbstract =>
  kind === 'embedded'
    ? new RateLimiterMemory(options)
    : new RateLimiterPostgres({ ...options, storeClient: pool, tableName: 'rate_limit', tableCreated: true })
