/** What a Retry-After header asks for, whole seconds, a day at most; null: nothing, or nothing that can be read. */
export function retryAfterOf(headers: Headers, now: Date): number | null {
  const value = headers.get('retry-after')?.trim()
  if (!value) return null
  const seconds = /^\d{1,9}$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - now.getTime()) / 1000)
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), DAY_SECONDS)
}

const DAY_SECONDS = 86_400
