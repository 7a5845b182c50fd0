import { describe, expect, it } from 'vitest'
import { errorCodes, errorStatus } from '#contract/protocol/errors.ts'
import type { Failure, FailureKind } from '#web/api/failure.ts'
import { classify, type Outcome } from './classify.ts'

const failure = (part: Partial<Failure>): Failure => ({
  kind: 'invalid',
  code: null,
  status: null,
  retryAfterMs: null,
  details: {},
  ...part,
})

const outcomeOfStatus = (status: number): Outcome => {
  if (status === 401) return 'signIn'
  if (status === 426) return 'update'
  // 501: what the server is not set up for does not come by waiting.
  return status === 429 || (status >= 500 && status !== 501) ? 'retry' : 'refused'
}

describe('the outcome of a queued write', () => {
  it.each(errorCodes.filter((code) => code !== 'IDEMPOTENCY_IN_PROGRESS' && code !== 'OTHER_ORGANIZATION'))(
    '%s is decided by its code, in keeping with its status',
    (code) => {
      const status = errorStatus[code]
      expect(classify(failure({ code, status }))).toBe(outcomeOfStatus(status))
    },
  )

  it('waits for another request with the same key, but is refused by a conflict', () => {
    expect(classify(failure({ code: 'IDEMPOTENCY_IN_PROGRESS', status: 409 }))).toBe('retry')
    expect(classify(failure({ code: 'INSUFFICIENT_SLOTS', status: 409 }))).toBe('refused')
  })

  it('of another organisation than the token is kept until the user is back there', () => {
    expect(classify(failure({ code: 'OTHER_ORGANIZATION', status: 409 }))).toBe('otherOrganization')
  })

  it.each<[string, FailureKind, number | null, Outcome]>([
    ['no network or no DNS', 'offline', null, 'retry'],
    ['a time-out', 'timeout', null, 'retry'],
    ['a page instead of JSON', 'unavailable', 200, 'retry'],
    ['an answer that can not be read, of a write that was done', 'malformed', 201, 'applied'],
    ['400', 'invalid', 400, 'refused'],
    ['401', 'unauthorized', 401, 'signIn'],
    ['402', 'invalid', 402, 'refused'],
    ['403', 'forbidden', 403, 'refused'],
    ['404', 'notFound', 404, 'refused'],
    ['408', 'timeout', 408, 'retry'],
    ['409', 'conflict', 409, 'refused'],
    ['410', 'invalid', 410, 'refused'],
    ['412', 'invalid', 412, 'refused'],
    ['413', 'invalid', 413, 'refused'],
    ['422', 'invalid', 422, 'refused'],
    ['425', 'invalid', 425, 'retry'],
    ['426', 'invalid', 426, 'update'],
    ['429', 'rateLimited', 429, 'retry'],
    ['500', 'unavailable', 500, 'retry'],
    ['502', 'unavailable', 502, 'retry'],
    ['503', 'unavailable', 503, 'retry'],
    ['504', 'unavailable', 504, 'retry'],
  ])('without a code: %s', (_, kind, status, outcome) => {
    expect(classify(failure({ kind, status }))).toBe(outcome)
  })
})
