import type { ConsoleKey } from '../console.ts'

/** An error as Google's interfaces answer it. */
export function googleRefusal(
  code: number,
  reason: string,
  message: string,
  options: { status?: string; headers?: Record<string, string>; details?: object[] } = {},
): Response {
  const { status = words[code], headers = {}, details } = options
  const errors = [{ message, domain: 'global', reason }]
  return Response.json({ error: { code, message, errors, status, details } }, { status: code, headers })
}

const words: Partial<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  409: 'ABORTED',
  429: 'RESOURCE_EXHAUSTED',
}

export const unauthenticated = () =>
  googleRefusal(401, 'authError', 'Request had invalid authentication credentials. Expected OAuth 2 access token.')

export const notPermitted = () => googleRefusal(403, 'permissionDenied', 'The caller does not have permission')

/** null: the key may call now. */
export function limitOf({ limitedUntil }: ConsoleKey, now: Date): Response | null {
  const seconds = limitedUntil ? Math.ceil((limitedUntil.getTime() - now.getTime()) / 1000) : 0
  if (seconds <= 0) return null
  const headers = { 'retry-after': String(seconds) }
  return googleRefusal(429, 'rateLimitExceeded', 'Quota exceeded for quota metric of the project.', { headers })
}
