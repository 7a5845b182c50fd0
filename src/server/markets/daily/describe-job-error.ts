import { isDatabaseDown } from '#server/db/database-trouble.ts'
import { SourceOff, StoreFailure, StoreUnavailable, type FailureKind } from '../live/gateway/store-failure.ts'
import { OtherDay } from './read-items.ts'

const reasons: Record<FailureKind, string> = {
  'rate-limited': 'it wants fewer calls',
  refused: 'it refused the call',
  'server-error': 'it failed itself',
  timeout: 'it took too long',
  unreachable: 'it could not be reached',
  malformed: 'its answer could not be read',
}

const names = { APP_STORE: 'The App Store', GOOGLE_PLAY: 'Google Play' }

/** The reason for a failure as one line for staff, without addresses, secrets or the request's contents. */
export function describeJobError(error: unknown): string {
  if (error instanceof SourceOff) return `The source is switched off (${error.source}).`
  if (error instanceof StoreUnavailable) {
    const why = error.cause instanceof StoreFailure ? reasons[error.cause.kind] : 'it is left alone for a while'
    return `${names[error.store]} gave no answer: ${why}.`
  }
  if (error instanceof OtherDay) return 'The answer was of another day.'
  if (!(error instanceof Error)) return 'Unexpected; the log says more.'
  return isDatabaseDown(error) ? 'The database did not answer.' : `Unexpected (${error.name}); the log says more.`
}
