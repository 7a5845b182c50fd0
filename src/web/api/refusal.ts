import { ApiError } from './api-error.ts'

/**
 * Whether the server itself refused (SUB-006). Excludes cases in which it might still agree: no response, a time-out, a
 * gateway's error, "not ready yet", and an expired token, which the session handles.
 */
export function isRefusal(error: Error): boolean {
  if (!(error instanceof ApiError)) return false
  const { kind, code, status } = error
  if (kind === 'offline' || kind === 'timeout' || kind === 'unauthorized' || code === 'UNAVAILABLE') return false
  return code !== null || kind !== 'unavailable' || status === 500
}
