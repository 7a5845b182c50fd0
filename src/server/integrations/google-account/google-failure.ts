import type { Provider } from '#contract/connections/connection.ts'
import { ProviderFailure, type ProviderFailureKind } from '../provider/provider-failure.ts'
import type { Refusal } from '../provider/request.ts'
import { retryAfterOf } from '../provider/retry-after.ts'
import { googleErrorOf, type GoogleError } from './google-error.ts'

/** Google's words that mean the same whatever the status is. */
const kinds: Partial<Record<string, ProviderFailureKind>> = {
  rateLimitExceeded: 'rate-limited',
  userRateLimitExceeded: 'rate-limited',
  quotaExceeded: 'rate-limited',
  dailyLimitExceeded: 'rate-limited',
  RATE_LIMIT_EXCEEDED: 'rate-limited',
  RESOURCE_EXHAUSTED: 'rate-limited',
  RESOURCE_TEMPORARILY_EXHAUSTED: 'rate-limited',
  accessNotConfigured: 'api-off',
  SERVICE_DISABLED: 'api-off',
  PROJECT_DISABLED: 'api-off',
  CLOUD_PROJECT_NOT_APPROVED_FOR_PRODUCTION: 'api-off',
  USER_PERMISSION_DENIED: 'account',
  CUSTOMER_NOT_FOUND: 'account',
  CUSTOMER_NOT_ENABLED: 'account',
  INVALID_CUSTOMER_ID: 'account',
  INVALID_LOGIN_CUSTOMER_ID: 'account',
  NOT_ADS_USER: 'account',
  // A manager account holds no campaigns.
  REQUESTED_METRICS_FOR_MANAGER: 'account',
  OAUTH_TOKEN_EXPIRED: 'credentials',
  OAUTH_TOKEN_INVALID: 'credentials',
  OAUTH_TOKEN_REVOKED: 'credentials',
  INTERNAL_ERROR: 'unavailable',
  TRANSIENT_ERROR: 'unavailable',
}

/** What Google means by a refusal (4xx). 403 may be a right, a quota, or an interface that is not switched on. */
export function googleFailure(provider: Provider, { status, headers, json }: Refusal, now: Date): ProviderFailure {
  const error = googleErrorOf(json)
  const kind = kindOf(provider, status, error)
  const word = error?.reasons[0]
  return new ProviderFailure(provider, kind, `${provider} refused: ${status}${word ? ` ${word}` : ''}`, {
    status,
    retryAfterSeconds: retryAfterOf(headers, now) ?? error?.retryAfterSeconds ?? null,
    detail: kind === 'refused' ? (error?.message ?? null) : null,
  })
}

function kindOf(provider: Provider, status: number, error: GoogleError | null): ProviderFailureKind {
  const told = error?.reasons.flatMap((reason) => (Object.hasOwn(kinds, reason) ? (kinds[reason] ?? []) : []))[0]
  if (told) return told
  if (status === 401) return 'credentials'
  if (status === 429) return 'rate-limited'
  if (status === 408) return 'unavailable'
  if (status === 403) {
    // A page of something that stands between.
    if (!error) return 'unavailable'
    return /has not been used in project|API is disabled|it is disabled/i.test(error.message ?? '')
      ? 'api-off'
      : 'permission'
  }
  // Google Ads answers a version that is no more with a page.
  if (status === 404) return error || provider !== 'google-ads' ? 'not-found' : 'unavailable'
  return 'refused'
}
