import type { ErrorCode } from '#contract/protocol/errors.ts'
import type { Failure, FailureKind } from '#web/api/failure.ts'

/**
 * What a failed request means for the command. `applied`: the server applied it, but its response could not be read;
 * `retry`: retry later; `otherOrganization`: keep it until the user is back in its organisation; `signIn`, `update`: the
 * queue pauses until the user acts; `refused`: the user decides.
 */
export type Outcome = 'applied' | 'retry' | 'otherOrganization' | 'signIn' | 'update' | 'refused'

/** Every other code refuses the command. */
const outcomeOfCode: Partial<Record<ErrorCode, Outcome>> = {
  UNAUTHORIZED: 'signIn',
  INVALID_CREDENTIALS: 'signIn',
  REFRESH_TOKEN_INVALID: 'signIn',
  REFRESH_TOKEN_REUSED: 'signIn',
  IDEMPOTENCY_IN_PROGRESS: 'retry',
  OTHER_ORGANIZATION: 'otherOrganization',
  ORGANIZATION_NOT_FOUND: 'signIn',
  SECOND_STEP_NOT_SET_UP: 'signIn',
  UPDATE_REQUIRED: 'update',
  RATE_LIMITED: 'retry',
  INTERNAL: 'retry',
  STORE_CHECK_FAILED: 'retry',
  AI_DAY_LIMIT: 'retry',
  AI_FAILED: 'retry',
  AI_UNAVAILABLE: 'retry',
  UNAVAILABLE: 'retry',
}

/** For failures without a code or a known status. */
const outcomeOfKind: Record<FailureKind, Outcome> = {
  offline: 'retry',
  timeout: 'retry',
  unavailable: 'retry',
  rateLimited: 'retry',
  unauthorized: 'signIn',
  malformed: 'applied',
  forbidden: 'refused',
  notFound: 'refused',
  conflict: 'refused',
  quota: 'refused',
  invalid: 'refused',
}

const outcomeOfStatus: Partial<Record<number, Outcome>> = {
  408: 'retry',
  425: 'retry',
  426: 'update',
}

/** Classifies a failure by code, then status, then kind; never by text. */
export function classify(failure: Failure): Outcome {
  if (failure.code) return outcomeOfCode[failure.code] ?? 'refused'
  return outcomeOfStatus[failure.status ?? 0] ?? outcomeOfKind[failure.kind]
}
