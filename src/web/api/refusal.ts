import { ApiError } from './api-error.ts'

/**
 * Whether the server itself said no (SUB-006). Not heard from the server, which may say yes: no answer, a late one, one
 * of a gateway on the way, "not ready yet", and a token to renew first, which is the session's matter.
 */
export function isRefusal(error: Error): boolean {
  if (!(error instanceof ApiError)) return false
  const { kind, code, status } = error
  if (kind === 'offline' || kind === 'timeout' || kind === 'unauthorized' || code === 'UNAVAILABLE') return false
  return code !== null || kind !== 'unavailable' || status === 500
}
